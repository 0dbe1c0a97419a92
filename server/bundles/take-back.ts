import type { MemberName } from '#contract/office/bundles/bundle.ts'
import type { BundleProblem } from '#contract/office/bundles/bundles.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type BundleNeeds, changingBundle, type Planner } from './bundle-needs.ts'
import { byKind } from './kinds.ts'
import { problemOf, sentencesOf, UndoneError, undoing } from './publish-bundle.ts'

type Decision = MemberName & { what: 'keep' | 'take-back' }
type Asked = { version: number; decisions: readonly Decision[] }

/** What was there before the bundle is there again, all of it or nothing. What was changed since is as the person decides. */
export function takeBundleBack(needs: BundleNeeds, by: Planner, id: number, { version, decisions }: Asked) {
  const isFine = ({ state }: { state: string }) => state === 'published'
  return undoing(() =>
    changingBundle(needs, by, id, { version, isFine }, async (stores, bundle) => {
      const all = byKind(needs.kinds, await stores.bundles.members(id))
      for (const { kind, own } of all) await kind.lock(stores, own)
      const asked: string[] = []
      const problems: BundleProblem[] = []
      const kept: string[] = []
      for (const { kind, own } of all) {
        // The last that went out is taken back first.
        for (const member of own.toReversed()) {
          const decided = decisions.find((each) => each.kind === member.kind && each.subject === member.subject)?.what
          const isChanged = await kind.isChangedSince(stores, member)
          if (isChanged && !decided) asked.push((await kind.show(stores, [member]))[0]?.title ?? member.subject)
          else if (decided === 'keep') kept.push(`${member.kind}:${member.subject}`)
          else {
            const taken = await kind.takeBack(stores, by, member, `Otettu takaisin: ${bundle.name}`)
            if (!taken.ok) problems.push(await problemOf(kind, stores, member, taken))
          }
        }
      }
      if (asked.length > 0) throw new UndoneError(refused('BUNDLE_ASKS', asked))
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
