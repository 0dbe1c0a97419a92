import { MAX_DRAFT_LENGTH } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import { type DraftState, merge, projected } from '#contract/office/pages/merge.ts'
import type { Operation } from '#contract/office/pages/operations.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { stateOf, withState } from './edited.ts'
import { changingPage, type Editor, type PageNeeds } from './page-needs.ts'
import { checked } from './page-problems.ts'

export type Save = { window: string; number: number; revision: number; operations: readonly Operation[] }
export type Saved = { revision: number; number: number; draft: DraftState | null; problems: Problem[] }

/** Merges what a window has done into the draft. A save that was received before changes nothing. */
export function saveDraft(needs: PageNeeds, by: Editor, id: number, save: Save) {
  return changingPage(needs, by, id, async ({ edited }, row) => {
    if (row.state === 'binned') return refused('PAGE_IN_BIN')
    const before = stateOf(row)
    const last = await edited.lastNumber(id, save.window)
    const isRepeated = save.number <= last
    const after = isRepeated ? before : merge(before, { window: save.window, by: by.name }, save.operations)
    if (JSON.stringify(after.content).length > MAX_DRAFT_LENGTH) return refused('PAGE_TOO_LARGE')
    if (!isRepeated) await edited.keepNumber(id, save.window, save.number)
    if (after !== before)
      await edited.write(
        { ...withState(row, after), changedAt: new Date(), changedBy: by.name },
        !row.draft ? 'pages' : 'draft',
      )
    const isKnown = !isRepeated && before.revision === save.revision && isAsProjected(before, after, save.operations)
    return accepted<Saved>({
      revision: after.revision,
      number: Math.max(last, save.number),
      draft: isKnown ? null : after,
      problems: checked(needs, row, after.content).problems,
    })
  })
}

/** Whether the window can tell from what it has what the draft is now. It does not know blocks that were removed earlier. */
function isAsProjected(before: DraftState, after: DraftState, operations: readonly Operation[]): boolean {
  return isSame(after.questions, before.questions) && isSame(projected(before.content, operations), after.content)
}
