import { differencesOf, operationsOf } from '#contract/office/pages/differences.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { merge } from '#contract/office/pages/merge.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type EditedRow, stateOf, withState } from './edited.ts'
import { changingPage, type Editor, type PageNeeds } from './page-needs.ts'
import type { PageStores } from './transaction.store.ts'

export function discardDraft(needs: PageNeeds, by: Editor, id: number, revision: number) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state !== 'published' || !row.published) return refused('PAGE_NOT_PUBLISHED')
    if (row.revision !== revision) return refused('CHANGED_MEANWHILE')
    const without = { ...row, merging: { ...row.merging, questions: [] } }
    const { next, kept } = await replaceDraft(stores, without, by, row.published)
    await stores.edited.write(next, 'pages')
    await stores.record(by, { action: 'page.discard', subject: `page:${id}`, before: { version: kept } })
    return accepted({ isSuccess: true as const })
  })
}

export function restoreVersion(
  needs: PageNeeds,
  by: Editor,
  id: number,
  { number, revision }: { number: number; revision: number },
) {
  return changingPage(needs, by, id, async (stores, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    const version = await stores.edited.findVersion(id, number)
    if (!version) return refused('VERSION_UNKNOWN')
    if (row.revision !== revision) return refused('CHANGED_MEANWHILE')
    const { next, kept } = await replaceDraft(stores, row, by, version.content)
    await stores.edited.write(next, 'pages')
    await stores.record(by, {
      action: 'page.restore',
      subject: `page:${id}`,
      before: { version: kept },
      after: { version: number },
    })
    return accepted({ draft: stateOf(next) })
  })
}

/** Who is still typing gets this as what somebody else did, field by field, and is asked where both did something. */
async function replaceDraft({ edited }: PageStores, row: EditedRow, by: Editor, content: EditedPage) {
  const before = stateOf(row)
  const kept = row.draft
    ? await edited.addVersion(row.id, { kind: 'discarded', content: row.draft, by: by.name, note: '' })
    : null
  const operations = operationsOf(differencesOf(before.content, content), before.revision)
  const author = { window: `replaced-${before.revision}`, by: by.name }
  const next = withState(row, { ...merge(before, author, operations), content })
  return { next: { ...next, changedAt: new Date(), changedBy: by.name }, kept }
}
