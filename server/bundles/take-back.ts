import type { MemberName } from '#contract/office/bundles/bundle.ts'
import type { BundleProblem } from '#contract/office/bundles/bundles.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type BundleNeeds, changingBundle, type Planner } from './bundle-needs.ts'
import { byKind } from './kinds.ts'
import { lockAll } from './lock-all.ts'
import { problemOf, sentencesOf, UndoneError, undoing } from './publish-bundle.ts'

type Decision = MemberName & { what: 'keep' | 'take-back' }
type Asked = { version: number; decisions: readonly Decision[] }

/** What was there before the bundle is there again, all of it or nothing. What was changed since is as the person decides. */
export function takeBundleBack(needs: BundleNeeds, by: Planner, id: number, { version, decisions }: Asked) {
  const isFine = ({ state }: { state: string }) => state === 'published'
  return undoing(() =>
    changingBundle(needs, by, id, { version, isFine }, async (stores, bundle) => {
      const members = await stores.bundles.members(id)
      await lockAll(needs.kinds, stores, members)
      // The last that went out is taken back first.
      const all = byKind(needs.kinds, members)
        .flatMap(({ kind, own }) => own.map((member) => ({ kind, member })))
        .toReversed()
      const asked: string[] = []
      const kept: string[] = []
      const taken: typeof all = []
      // All are asked before any is taken back: one may change another.
      for (const { kind, member } of all) {
        const decided = decisions.find((each) => each.kind === member.kind && each.subject === member.subject)?.what
        if (decided === 'keep') kept.push(`${member.kind}:${member.subject}`)
        else if (!decided && (await kind.isChangedSince(stores, member)))
          asked.push((await kind.show(stores, [member]))[0]?.title ?? member.subject)
        else taken.push({ kind, member })
      }
      if (asked.length > 0) throw new UndoneError(refused('BUNDLE_ASKS', asked))
      const problems: BundleProblem[] = []
      for (const { kind, member } of taken) {
        const done = await kind.takeBack(stores, by, member, `Otettu takaisin: ${bundle.name}`)
        if (!done.ok) problems.push(await problemOf(kind, stores, member, done))
      }
      if (problems.length > 0) throw new UndoneError(refused('BUNDLE_INVALID', sentencesOf(problems)))
      await stores.record(by, {
        action: 'bundle.take-back',
        subject: `bundle:${id}`,
        before: { name: bundle.name, publishedAt: bundle.publishedAt, publishedBy: bundle.publishedBy },
        ...(kept.length > 0 ? { after: { kept } } : {}),
      })
      return accepted({ version: await stores.bundles.write({ ...bundle, state: 'taken-back' }, by.name) })
    }),
  )
}
