import { refused } from '#contract/values/outcome.ts'
import type { Person } from '#server/edited-pages/may.ts'
import type { BundleRow, MemberRow } from './bundles.store.ts'
import { byKind } from './kinds.ts'
import type { BundleStores, MemberKind } from './member-kind.ts'

export type BundleNeeds = {
  kinds: readonly MemberKind[]
  atomically: <T>(work: (stores: BundleStores) => Promise<T>) => Promise<T>
}

export type Planner = Person & { id: string; name: string }

type Refusal = 'NOT_FOUND' | 'ROLE_NEEDED' | 'CHANGED_MEANWHILE' | 'BUNDLE_STATE'
type Given = { version: number; isFine?: (bundle: BundleRow) => boolean }

/** Changes a bundle of which the person may change everything, alone until the transaction ends. */
export function changingBundle<Result>(
  { atomically, kinds }: BundleNeeds,
  by: Planner,
  id: number,
  { version, isFine = () => true }: Given,
  work: (stores: BundleStores, bundle: BundleRow) => Promise<Result>,
): Promise<Result | ReturnType<typeof refused<Refusal>>> {
  return atomically(async (stores): Promise<Result | ReturnType<typeof refused<Refusal>>> => {
    const bundle = await stores.bundles.lock(id)
    if (!bundle) return refused('NOT_FOUND')
    if (!(await mayChangeAll(kinds, stores, by, await stores.bundles.members(id)))) return refused('ROLE_NEEDED')
    if (bundle.version !== version) return refused('CHANGED_MEANWHILE')
    if (!isFine(bundle)) return refused('BUNDLE_STATE')
    return work(stores, bundle)
  })
}

export async function mayChangeAll(
  kinds: readonly MemberKind[],
  stores: BundleStores,
  person: Person,
  members: readonly MemberRow[],
): Promise<boolean> {
  for (const { kind, own } of byKind(kinds, members)) {
    for (const member of own) if (!(await kind.mayChange(stores, person, member))) return false
  }
  return true
}
