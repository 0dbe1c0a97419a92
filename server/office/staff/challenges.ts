import { randomUUID } from 'node:crypto'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { StaffStores } from './staff.store.ts'
import type { StaffNeeds } from './staff-needs.ts'
import type { Purpose } from './ways.store.ts'

const MINUTES = 5

/** Keeps what the browser is being asked. Gives the id with which it answers. */
export async function ask(
  { stores, now }: Pick<StaffNeeds, 'now'> & { stores: Pick<StaffStores, 'ways'> },
  purpose: Purpose,
  staff: string | null,
  value: string,
): Promise<string> {
  const id = randomUUID()
  await stores.ways.addChallenge({
    id,
    purpose,
    staff,
    value,
    endsAt: new Date(now().getTime() + MINUTES * 60_000),
  })
  return id
}

/** What was asked; from then on nobody else can answer it. */
export async function takeAsked({ stores, now }: StaffNeeds, purpose: Purpose, staff: string | null, id: string) {
  const taken = await stores.ways.takeChallenge(id, purpose, now())
  return taken && taken.staff === staff ? accepted(taken.value) : refused('CHALLENGE_ENDED')
}
