import type { BlockForm } from '#contract/office/editor/form-field.ts'
import { startOf } from '#contract/office/editor/start-value.ts'
import type { EditedBlock, EditedPage } from '#contract/office/pages/edited-page.ts'
import { showToast } from '#office/frame/toasts.tsx'
import type { DraftSession } from '../draft/draft-session.ts'

const newId = () => crypto.randomUUID().slice(0, 13)

/** What can be done with the blocks of a page; each returns the block that is to be looked at afterwards. */
export function blockActions(session: DraftSession) {
  const blocks = (): EditedPage['blocks'] => session.shown().content.blocks
  const insert = (block: EditedBlock, after: string | null) => {
    session.do({ kind: 'add', block, after })
    return block.id
  }
  return {
    add: ({ type, form }: BlockForm, after: string | null) =>
      insert({ id: newId(), type, props: startOf(form) as EditedBlock['props'] }, after),
    paste: ({ type, anchor, props }: Omit<EditedBlock, 'id'>, after: string | null) => {
      // Two targets of one name would be none.
      const isTaken = anchor === undefined || blocks().some((block) => block.anchor === anchor)
      return insert(isTaken ? { id: newId(), type, props } : { id: newId(), type, anchor, props }, after)
    },
    duplicate: ({ id, type, props }: EditedBlock) => insert({ id: newId(), type, props: structuredClone(props) }, id),
    move: (from: number, to: number) => {
      const all = blocks()
      const moved = all[from]
      if (!moved) return
      const others = all.toSpliced(from, 1)
      session.do({ kind: 'move', block: moved.id, after: others[to - 1]?.id ?? null })
    },
    remove: ({ id }: EditedBlock, name: string) => {
      const all = blocks()
      const at = all.findIndex((block) => block.id === id)
      session.do({ kind: 'remove', block: id })
      showToast(`Poistettu: ${name}`, () => session.do({ kind: 'restore', block: id }))
      return all[at + 1]?.id ?? all[at - 1]?.id
    },
  }
}

export type BlockActions = ReturnType<typeof blockActions>
