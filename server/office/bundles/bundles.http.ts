import type { BundleHead, Member } from '#contract/office/bundles/bundle.ts'
import * as calls from '#contract/office/bundles/bundles.ts'
import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type BundleNeeds, mayChangeAll } from '#server/bundles/bundle-needs.ts'
import type { BundleRow } from '#server/bundles/bundles.store.ts'
import { cancelBundle, changeMembers, makeBundle, removeBundle, renameBundle } from '#server/bundles/edit-bundle.ts'
import { byKind } from '#server/bundles/kinds.ts'
import type { BundleStores } from '#server/bundles/member-kind.ts'
import { planBundle, publishBundle } from '#server/bundles/publish-bundle.ts'
import { takeBundleBack } from '#server/bundles/take-back.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'

type Needs = BundleNeeds & {
  reading: BundleStores
  /** Something may be due earlier than before. */
  onPlanned: () => void
}

/** Bundles for staff. */
export function bundleCalls({ reading, onPlanned, ...needs }: Needs): ServedCall[] {
  return [
    served(calls.listBundles, async ({ query: { state, after } }) => {
      const found = await reading.bundles.list(state, placeOf(after), LIST_PAGE_SIZE + 1)
      const shown = found.slice(0, LIST_PAGE_SIZE)
      const counts = await reading.bundles.counts(shown.map(({ bundle }) => bundle.id))
      const last = shown.at(-1)
      return accepted({
        rows: shown.map(({ bundle }) => ({ ...headOf(bundle), members: counts.get(bundle.id) ?? 0 })),
        next: found.length > shown.length && last ? `${last.changedKey} ${last.bundle.id}` : null,
      })
    }),

    served(calls.getBundle, async ({ staff, params: { id } }) => {
      const bundle = await reading.bundles.find(id)
      if (!bundle) return refused('NOT_FOUND')
      const rows = await reading.bundles.members(id)
      const members: Member[] = []
      for (const { kind, own } of byKind(needs.kinds, rows)) {
        const shown = await kind.show(reading, own)
        for (const [at, { isOther, ...member }] of shown.entries()) {
          const row = own[at]
          const isChanged =
            bundle.state === 'published' && row
              ? await kind.isChangedSince(reading, row)
              : isOther && (isPlanned(bundle) || member.kind === 'frame')
          members.push({ ...member, isChanged })
        }
      }
      const mayPublish = await mayChangeAll(needs.kinds, reading, staff, rows)
      return accepted({ ...headOf(bundle), members, mayPublish })
    }),

    served(calls.makeBundle, ({ staff, body: { name } }) => makeBundle(needs, staff, name)),
    served(calls.renameBundle, ({ staff, params: { id }, body }) => renameBundle(needs, staff, id, body)),
    served(calls.removeBundle, ({ staff, params: { id }, body: { version } }) =>
      removeBundle(needs, staff, id, version),
    ),
    served(calls.changeMembers, ({ staff, params: { id }, body }) => changeMembers(needs, staff, id, body)),
    served(calls.planBundle, ({ params: { id } }) => planBundle(needs, id)),
    served(calls.publishBundle, async ({ staff, params: { id }, body }) => {
      const published = await publishBundle(needs, staff, id, body)
      onPlanned()
      return published
    }),
    served(calls.cancelBundle, ({ staff, params: { id }, body: { version } }) =>
      cancelBundle(needs, staff, id, version),
    ),
    served(calls.takeBundleBack, ({ staff, params: { id }, body }) => takeBundleBack(needs, staff, id, body)),
  ]
}

const isPlanned = ({ state }: BundleRow) => state === 'planned'

const headOf = ({
  id,
  name,
  state,
  at,
  by,
  failure,
  publishedAt,
  publishedBy,
  ...bundle
}: BundleRow): Omit<BundleHead, 'members'> => ({
  id,
  name,
  state,
  at: at?.toISOString() ?? null,
  by,
  failure,
  publishedAt: publishedAt?.toISOString() ?? null,
  publishedBy,
  version: bundle.version,
  changedAt: bundle.changedAt.toISOString(),
  changedBy: bundle.changedBy,
})

function placeOf(after: string | undefined): { at: string; id: number } | undefined {
  const [, at, id] = /^(\d{4}-[\d:.TZ-]{10,40}) (\d{1,10})$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at, id: Number(id) }
}
