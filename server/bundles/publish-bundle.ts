import { createHash } from 'node:crypto'
import type { BundleProblem } from '#contract/office/bundles/bundles.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { NamedActor } from '#server/edited-pages/publish.ts'
import { type BundleNeeds, changingBundle, type Planner } from './bundle-needs.ts'
import type { BundleRow, MemberRow } from './bundles.store.ts'
import { byKind } from './kinds.ts'
import { lockAll } from './lock-all.ts'
import type { BundleStores, Done, MemberKind } from './member-kind.ts'

/** Thrown to undo everything that the transaction has done, with what it found. */
export class UndoneError<Found> extends Error {
  readonly found: Found

  constructor(found: Found) {
    super('Undone.')
    this.found = found
  }
}

/** Runs the work in a transaction and undoes it. */
async function rehearsed<Found>(
  { atomically }: Pick<BundleNeeds, 'atomically'>,
  work: (stores: BundleStores) => Promise<Found>,
): Promise<Found> {
  try {
    return await atomically(async (stores): Promise<Found> => {
      throw new UndoneError(await work(stores))
    })
  } catch (error) {
    if (error instanceof UndoneError) return error.found as Found
    throw error
  }
}

const isUnpublished = ({ state }: BundleRow) => state === 'open' || state === 'taken-back'

/** What stops a bundle from going out, found by publishing it and undoing that: it cannot differ from what would happen. */
export async function planBundle(needs: BundleNeeds, id: number) {
  return rehearsed(needs, async (stores) => {
    const bundle = await stores.bundles.lock(id)
    if (!bundle) return refused('NOT_FOUND')
    if (bundle.state === 'published') return refused('BUNDLE_STATE')
    const { members, problems } = await fixed(needs, stores, bundle)
    const nobody = { id: 'rehearsal', name: bundle.name }
    const stops = problems.length > 0 ? problems : (await publishAll(needs, stores, bundle, nobody, members)).problems
    return accepted({ problems: stops, digest: digestOf(members) })
  })
}

type Asked = { version: number; digest: string; at?: string | undefined }

/** Publishes all of a bundle now, or fixes what goes out at a time. */
export function publishBundle(needs: BundleNeeds, by: Planner, id: number, { version, digest, at }: Asked) {
  return undoing(() =>
    changingBundle(needs, by, id, { version, isFine: isUnpublished }, async (stores, bundle) => {
      const { members, problems } = await fixed(needs, stores, bundle)
      if (digestOf(members) !== digest) return refused('CHANGED_MEANWHILE')
      if (problems.length > 0) throw new UndoneError(refused('BUNDLE_INVALID', sentencesOf(problems)))
      if (members.length === 0) return refused('BUNDLE_INVALID', ['paketissa ei ole mitään.'])
      if (at === undefined) {
        const published = await publishAll(needs, stores, bundle, by, members)
        if (published.problems.length > 0)
          throw new UndoneError(refused('BUNDLE_INVALID', sentencesOf(published.problems)))
        return accepted({ version: published.version })
      }
      const time = new Date(at)
      if (await stores.bundles.isPast(time)) return refused('TIME_PAST')
      for (const member of members) await stores.bundles.putMember({ ...member, before: null, after: null })
      const planned = { ...bundle, state: 'planned' as const, at: time, staff: by.id, by: by.name, failure: null }
      await stores.record(by, {
        action: 'bundle.plan',
        subject: `bundle:${id}`,
        after: { name: bundle.name, at: time, members: members.length },
      })
      return accepted({ version: await stores.bundles.write(planned, by.name) })
    }),
  )
}

/** A refusal that undoes what was done before it. */
export async function undoing<Result>(
  work: () => Promise<Result>,
): Promise<Result | ReturnType<typeof refused<'BUNDLE_INVALID'>>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UndoneError) return error.found as ReturnType<typeof refused<'BUNDLE_INVALID'>>
    throw error
  }
}

/** What would go out now. What is planned was fixed when that was decided. */
async function fixed({ kinds }: BundleNeeds, stores: BundleStores, bundle: BundleRow) {
  const rows = await stores.bundles.members(bundle.id)
  await lockAll(kinds, stores, rows)
  const members: MemberRow[] = []
  const problems: BundleProblem[] = []
  for (const { kind, own } of byKind(kinds, rows)) {
    for (const member of own) {
      if (bundle.state === 'planned') members.push(member)
      else {
        const found = await kind.fix(stores, member)
        if (found.ok) members.push({ ...member, fixed: found.value })
        else problems.push(await problemOf(kind, stores, member, found))
      }
    }
  }
  return { members, problems }
}

/** Publishes what was fixed. If anything stops one of them, call with a transaction that is undone. */
export async function publishAll(
  { kinds }: BundleNeeds,
  stores: BundleStores,
  bundle: BundleRow,
  by: NamedActor,
  members: readonly MemberRow[],
): Promise<{ problems: BundleProblem[]; version: number }> {
  const problems: BundleProblem[] = []
  for (const { kind, own } of byKind(kinds, members)) {
    for (const member of own) {
      const published = await kind.publish(stores, by, member, noteOf(bundle))
      if (published.ok) await stores.bundles.putMember({ ...member, ...published.value })
      else problems.push(await problemOf(kind, stores, member, published))
    }
  }
  if (problems.length > 0) return { problems, version: bundle.version }
  await stores.record(by, {
    action: 'bundle.publish',
    subject: `bundle:${bundle.id}`,
    after: { name: bundle.name, members: members.length },
  })
  const out = {
    ...bundle,
    state: 'published' as const,
    at: null,
    failure: null,
    publishedAt: new Date(),
    publishedBy: by.name,
  }
  return { problems, version: await stores.bundles.write(out, by.name) }
}

const noteOf = ({ name }: BundleRow) => `Julkaisupaketti: ${name}`

export async function problemOf(
  kind: MemberKind,
  stores: BundleStores,
  member: MemberRow,
  { texts }: Extract<Done<unknown>, { ok: false }>,
): Promise<BundleProblem> {
  const [shown] = await kind.show(stores, [member])
  return { kind: member.kind, subject: member.subject, title: shown?.title ?? member.subject, texts }
}

export const sentencesOf = (problems: readonly BundleProblem[]): string[] =>
  problems.map(({ title, texts }) => `${title}: ${texts.join(' ')}`)

function digestOf(members: readonly MemberRow[]): string {
  const said = members.map(({ kind, subject, fixed: what }) => [kind, subject, what])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
