import type { EditedBlock, FieldPath } from '#contract/office/pages/edited-page.ts'
import { valueAt } from '#contract/office/pages/field-path.ts'
import type { ComparedBlock, ComparedPage } from '#contract/office/pages/translation.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { refresh } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import type { Source } from './given.ts'

const PAGES = ['/api/office/pages']

type Given = { page: number; session: DraftSession; source: Source; compared: ComparedPage }

/** What can be done with a translation beside its source. */
export function translationActions({ page, session, source, compared }: Given) {
  const blocks = () => session.shown().content.blocks
  const isTaken = (id: string) => blocks().some((block) => block.id === id)

  /** The block of the translation after which a block of the source belongs. */
  const placeOf = (row: ComparedBlock): string | null => {
    const earlier = compared.blocks.slice(0, compared.blocks.indexOf(row))
    return earlier.findLast(({ translation }) => translation)?.translation?.id ?? null
  }

  /** With links that lead to pages of this language. */
  const copiedOf = ({ source: block }: ComparedBlock) => source.copied.blocks.find(({ id }) => id === block?.id)

  /** It keeps its id, by which both are known to be the same from now on. */
  const copyHere = (row: ComparedBlock, name: string) => {
    const from = copiedOf(row)
    if (!from) return
    const { type, anchor, props } = from
    const id = isTaken(from.id) ? crypto.randomUUID().slice(0, 13) : from.id
    const hasAnchor = anchor !== undefined && !blocks().some((block) => block.anchor === anchor)
    const block: EditedBlock = hasAnchor ? { id, type, anchor, props } : { id, type, props }
    session.do({ kind: 'add', block: structuredClone(block), after: placeOf(row) })
    showToast(`Kopioitu: ${name}`, () => session.do({ kind: 'remove', block: id }))
  }

  /** A field as it is in the source. */
  const copyField = (row: ComparedBlock | null, path: FieldPath, name: string) => {
    const block = row?.translation?.id ?? null
    const { fields } = session.shown().content
    const before = valueAt(block === null ? fields : blocks().find(({ id }) => id === block), path)
    const value = valueAt(row ? copiedOf(row) : source.copied.fields, path)
    const set = (next: unknown) =>
      session.do(next === undefined ? { kind: 'set', block, path } : { kind: 'set', block, path, value: next })
    set(structuredClone(value))
    showToast(`Kopioitu: ${name}`, () => set(before))
  }

  const remove = ({ id }: EditedBlock, name: string) => {
    session.do({ kind: 'remove', block: id })
    showToast(`Poistettu: ${name}`, () => session.do({ kind: 'restore', block: id }))
  }

  /** To where it is in the source. */
  const moveAlong = (row: ComparedBlock) => {
    if (row.translation) session.do({ kind: 'move', block: row.translation.id, after: placeOf(row) })
  }

  /** A block that the translation alone has, into the draft of the source: somebody else may be writing there, so it is merged as any change. */
  const copyToSource = async (row: ComparedBlock, name: string) => {
    if (!row.translation) return
    const { type, props } = row.translation
    const earlier = compared.blocks.slice(0, compared.blocks.indexOf(row))
    const after = earlier.findLast((each) => each.source)?.source?.id ?? null
    const id = source.content.blocks.some((each) => each.id === row.translation?.id)
      ? crypto.randomUUID().slice(0, 13)
      : row.translation.id
    const window = crypto.randomUUID()
    const { revision } = source
    const add = { kind: 'add' as const, from: revision, block: { id, type, props }, after }
    const answer = await callOffice('POST /api/office/pages/:id/draft', {
      params: { id: source.id },
      body: { window, number: 1, revision, operations: [add] },
    })
    if (!answer.ok) return showToast(failureText(answer))
    await refresh(PAGES)
    const { revision: from } = answer.value
    showToast(`Kopioitu lähteen luonnokseen: ${name}`, () =>
      undoBy(
        'POST /api/office/pages/:id/draft',
        {
          params: { id: source.id },
          body: { window, number: 2, revision: from, operations: [{ kind: 'remove', from, block: id }] },
        },
        PAGES,
      ),
    )
  }

  /** Without a block: the whole page. What is marked is what the server has: the last keys go first. */
  const mark = async (block?: string | null) => {
    if ((await session.settled()) !== 'saved') return showToast('Odota, että luonnos on tallennettu.')
    const answer = await callOffice('POST /api/office/pages/:id/translation/mark', {
      params: { id: page },
      body: { source: source.id, revision: source.revision, ...(block === undefined ? {} : { block }) },
    })
    await refresh(PAGES)
    if (!answer.ok) return showToast(failureText(answer))
    const { marks } = answer.value
    showToast(block === undefined ? 'Sivu on merkitty käännetyksi.' : 'Merkitty käännetyksi.', () =>
      undoBy('POST /api/office/pages/:id/translation/unmark', { params: { id: page }, body: { marks } }, PAGES),
    )
  }

  return { copyHere, copyField, copyToSource, remove, moveAlong, mark }
}

export type TranslationActions = ReturnType<typeof translationActions>
