import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { differencesOf } from '#contract/office/pages/differences.ts'
import * as drafts from '#contract/office/pages/drafts.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import * as publishing from '#contract/office/pages/publishing.ts'
import * as versions from '#contract/office/pages/versions.ts'
import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type EditedRow, stateOf } from '#server/edited-pages/edited.ts'
import { headOf, scheduleOf } from '#server/edited-pages/heads.ts'
import { mayChange, maySee } from '#server/edited-pages/may.ts'
import { checked } from '#server/edited-pages/page-problems.ts'
import { planPublishing } from '#server/edited-pages/plan-publishing.ts'
import { cancelSchedule, moveSchedule, publishPage, takePageDown } from '#server/edited-pages/publish.ts'
import { saveDraft } from '#server/edited-pages/save-draft.ts'
import type { PageStores } from '#server/edited-pages/transaction.store.ts'
import type { TreeNeeds } from '#server/edited-pages/tree.ts'
import { discardDraft, restoreVersion } from '#server/edited-pages/versions.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { Staff } from '#server/http/calls/sessions.ts'

type Needs = TreeNeeds & {
  reading: PageStores
  /** Where visitors see a page. */
  publicAddress: (page: { site: string; language: Language; path: string }) => string
  /** Something may be due earlier than before. */
  onScheduled: () => void
}

/** Finds a page that the person may see. */
export async function seenPage(
  reading: Pick<PageStores, 'edited'>,
  staff: Staff,
  id: number,
  how: 'find' | 'open' = 'find',
) {
  const row = await reading.edited[how](id)
  if (!row) return refused('PAGE_UNKNOWN')
  return maySee(staff, row.site) ? accepted(row) : refused('ROLE_NEEDED')
}

/** Drafts, publishing and versions. */
export function draftCalls({ reading, publicAddress, onScheduled, ...needs }: Needs): ServedCall[] {
  return [
    served(drafts.getDraft, async ({ staff, params: { id } }) => {
      const seen = await seenPage(reading, staff, id, 'open')
      if (!seen.ok) return seen
      const row = seen.value
      const draft = stateOf(row)
      const language = row.language as Language
      const translations = await reading.edited.translations(row.site, row.key)
      const languages = [...(needs.findSite(row.site)?.languages ?? [])]
      const others = languages.filter((each) => each !== language)
      return accepted({
        ...headOf(shownRow(row), await reading.schedules.ofPages([id])),
        draft,
        problems: checked(needs, row, draft.content).problems,
        mayChange: mayChange(staff, row.site) && row.state !== 'binned',
        publicAddress: row.state === 'published' ? publicAddress({ site: row.site, language, path: row.path }) : null,
        translations: others.map((each) => ({
          language: each,
          id: translations.find((page) => page.language === each)?.id ?? null,
        })),
        languages,
      })
    }),

    served(drafts.saveDraft, ({ staff, params: { id }, body }) => saveDraft(needs, staff, id, body)),
    served(drafts.discardDraft, ({ staff, params: { id }, body: { revision } }) =>
      discardDraft(needs, staff, id, revision),
    ),

    served(publishing.planPublishing, async ({ staff, params: { id }, query: { action } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      if (seen.value.state === 'binned') return refused('PAGE_IN_BIN')
      return accepted(await planPublishing(needs, reading, seen.value, action))
    }),

    served(publishing.publishPage, async ({ staff, params: { id }, body }) => {
      const published = await publishPage(needs, staff, id, body)
      onScheduled()
      return published
    }),
    served(publishing.takePageDown, async ({ staff, params: { id }, body }) => {
      const down = await takePageDown(needs, staff, id, body)
      onScheduled()
      return down
    }),
    served(publishing.listSchedules, async ({ staff, params: { id } }) => {
      const seen = await seenPage(reading, staff, id)
      return seen.ok ? accepted({ rows: (await reading.schedules.ofPages([id])).map(scheduleOf) }) : seen
    }),
    served(publishing.moveSchedule, async ({ staff, params: { id, schedule }, body: { at } }) => {
      const moved = await moveSchedule(needs, staff, id, schedule, new Date(at))
      onScheduled()
      return moved
    }),
    served(publishing.cancelSchedule, ({ staff, params: { id, schedule } }) =>
      cancelSchedule(needs, staff, id, schedule),
    ),

    served(versions.listVersions, async ({ staff, params: { id }, query: { after } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const before = after === undefined ? undefined : Number.parseInt(after, 10) || undefined
      const found = await reading.edited.versions(id, before, LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      return accepted({
        rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        next: found.length > rows.length ? String(rows.at(-1)?.number) : null,
      })
    }),

    served(versions.compareVersions, async ({ staff, params: { id }, query }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const before = await contentOf(reading, seen.value, query.before)
      const after = await contentOf(reading, seen.value, query.after)
      if (!before || !after) return refused('VERSION_UNKNOWN')
      return accepted({ differences: differencesOf(before, after), before, after })
    }),

    served(versions.restoreVersion, ({ staff, params: { id, number }, body: { revision } }) =>
      restoreVersion(needs, staff, id, { number, revision }),
    ),
  ]
}

export async function contentOf(
  { edited }: PageStores,
  row: EditedRow,
  side: 'draft' | 'published' | number,
): Promise<EditedPage | null> {
  if (side === 'draft') return stateOf(row).content
  if (side === 'published') return row.published
  return (await edited.findVersion(row.id, side))?.content ?? null
}

const shownRow = ({ changedAt, binnedAt, draft, language, ...row }: EditedRow) => ({
  ...row,
  language: language as Language,
  hasDraft: draft !== null,
  changedAt: changedAt.toISOString(),
  binnedAt: binnedAt?.toISOString() ?? null,
})
