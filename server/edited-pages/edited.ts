import { differencesOf, operationsOf } from '#contract/office/pages/differences.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import { type DraftState, merge } from '#contract/office/pages/merge.ts'
import type { PageState } from '#contract/office/pages/page-of-office.ts'

/** A page as it is stored: see `server/db/schema/edited-pages.ts`. */
export type EditedRow = {
  id: number
  site: string
  language: string
  path: string
  key: string
  template: string
  title: string
  state: PageState
  draft: EditedPage | null
  draftFrom: number
  published: EditedPage | null
  publishedVersion: number | null
  revision: number
  merging: Pick<DraftState, 'touches' | 'removed' | 'questions'>
  changedAt: Date
  changedBy: string | null
  binnedAt: Date | null
  stateBefore: PageState | null
}

/** Changes of an import are those of a window of its own. */
const IMPORT = { window: 'import', by: 'Tuonti' }

export const nothingMerged: EditedRow['merging'] = { touches: [], removed: [], questions: [] }

export function stateOf(row: EditedRow): DraftState {
  const content = row.draft ?? row.published
  if (!content) throw new Error(`The page ${row.id} has neither a draft nor anything published.`)
  return { content, revision: row.revision, ...row.merging }
}

/** The row with another draft. A draft that says what is published is none, unless somebody still has to answer a question. */
export function withState(row: EditedRow, { content, revision, ...merging }: DraftState): EditedRow {
  const isDraft = !row.published || merging.questions.length > 0 || !isSame(content, row.published)
  const began = row.draft ? row.draftFrom : row.revision
  return {
    ...row,
    draft: isDraft ? content : null,
    draftFrom: began,
    revision,
    merging,
    title: titleOf(content),
  }
}

export const titleOf = ({ fields }: EditedPage) => fields.title

/** The page was changed by an import: editors get its changes as if somebody had typed them since they began. */
export function withImport(row: EditedRow, published: EditedPage, publishedVersion: number): EditedRow {
  const before = row.published
  if (!before) return { ...row, published, publishedVersion, state: 'published' }
  const from = row.draft ? row.draftFrom : row.revision
  const merged = merge(stateOf(row), IMPORT, operationsOf(differencesOf(before, published), from))
  return withState({ ...row, published, publishedVersion }, row.draft ? merged : { ...merged, content: published })
}
