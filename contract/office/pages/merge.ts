import type { z } from 'zod'
import type { EditedBlock, EditedPage, FieldPath } from './edited-page.ts'
import { isSame, overlap, valueAt, withValueAt } from './field-path.ts'
import type { draftState, Operation, Question, RemovedBlock, Touch } from './operations.ts'

/** Removed blocks that can be brought back. */
const MOST_REMOVED = 200

export type DraftState = Omit<z.infer<typeof draftState>, 'content'> & { content: EditedPage }

/** Who does it: each window is an author of its own, also if the person is the same. */
type Author = { window: string; by: string }

const emptyState = (content: EditedPage): DraftState => ({
  content,
  revision: 0,
  touches: [],
  removed: [],
  questions: [],
})

/**
 * Does what a window has done, in its order, to a draft that others may have changed meanwhile. Server and browser use the same function. Different
 * fields and blocks merge; the same field, and a removed block that the other has changed, become questions.
 */
export function merge(state: DraftState, author: Author, operations: readonly Operation[]): DraftState {
  const next: DraftState = { ...state, revision: state.revision + 1 }
  const done = operations.reduce((before, each) => apply(before, author, each), next)
  return done === next || isSame({ ...done, revision: 0 }, { ...state, revision: 0 }) ? state : done
}

/**
 * The page as its author sees it: everything is done, whatever others have changed. For what is not saved yet. Blocks that were removed
 * before can be restored if they are given.
 */
export function projected(
  content: EditedPage,
  operations: readonly Operation[],
  removed: readonly RemovedBlock[] = [],
): EditedPage {
  const alone = { window: 'alone', by: '' }
  return operations.reduce((state, each) => apply(state, alone, { ...each, from: Number.MAX_SAFE_INTEGER }), {
    ...emptyState(content),
    removed: [...removed],
  }).content
}

function apply(state: DraftState, author: Author, operation: Operation): DraftState {
  switch (operation.kind) {
    case 'set':
      return set(state, author, operation)
    case 'add':
      return add(state, operation.block, operation.after)
    case 'move':
      return move(state, operation.block, operation.after)
    case 'remove':
      return remove(state, author, operation)
    case 'restore':
      return restore(state, operation.block)
    case 'decide':
      return decide(state, author, operation)
  }
}

type SetOperation = { from: number; block: string | null; path: FieldPath; value?: unknown }

function set(state: DraftState, author: Author, { from, block, path, value }: SetOperation): DraftState {
  const target = block === null ? state.content.fields : findBlock(state, block)
  if (!target) return ask(state, author, { kind: 'edited-removed', block, path, proposed: value })
  if (isSame(valueAt(target, path), value)) return state
  const isForeign = (touch: Touch) =>
    touch.block === block && overlap(touch.path, path) && isUnseen(touch, author, from)
  if (state.touches.some(isForeign)) return ask(state, author, { kind: 'field', block, path, proposed: value })
  const changed = withValueAt(target, path, value)
  const { fields, blocks } = state.content
  const content =
    block === null
      ? { fields: changed as EditedPage['fields'], blocks }
      : { fields, blocks: blocks.map((each) => (each.id === block ? (changed as EditedBlock) : each)) }
  const isAnswered = ({ id }: Question) => id === questionId(author, block, path)
  return {
    ...state,
    content,
    touches: touched(state, { block, path, revision: state.revision, window: author.window }),
    // Who has seen what stands there and writes on needs no answer.
    questions: state.questions.filter((each) => !isAnswered(each)),
  }
}

const isUnseen = ({ revision, window }: Touch, author: Author, from: number) =>
  revision > from && window !== author.window

/** An older touch is covered by one of the same window for the same field or more. */
function touched({ touches }: DraftState, latest: Touch): Touch[] {
  const isCovered = ({ block, path }: Touch) =>
    block === latest.block && path.length >= latest.path.length && overlap(path, latest.path)
  return [...touches.filter((each) => !isCovered(each)), latest]
}

/** A removed block that is added again comes back as it is added. */
function add(state: DraftState, block: EditedBlock, after: string | null): DraftState {
  if (findBlock(state, block.id)) return state
  const removed = state.removed.filter((each) => each.block.id !== block.id)
  return withBlocks({ ...state, removed }, inserted(state, state.content.blocks, block, after))
}

function move(state: DraftState, id: string, after: string | null): DraftState {
  const block = findBlock(state, id)
  if (!block || after === id) return state
  const others = state.content.blocks.filter((each) => each !== block)
  return withBlocks(state, inserted(state, others, block, after))
}

function remove(state: DraftState, author: Author, { from, block: id }: { from: number; block: string }): DraftState {
  const block = findBlock(state, id)
  if (!block) return state
  if (state.touches.some((touch) => touch.block === id && isUnseen(touch, author, from)))
    return ask(state, author, { kind: 'removed-edited', block: id, path: [] })
  const at = state.content.blocks.indexOf(block)
  const gone: RemovedBlock = {
    block,
    after: state.content.blocks[at - 1]?.id ?? null,
    revision: state.revision,
    window: author.window,
    by: author.by,
  }
  const removed = [...state.removed, gone].slice(-MOST_REMOVED)
  return { ...withBlocks(state, state.content.blocks.toSpliced(at, 1)), removed }
}

function restore(state: DraftState, id: string): DraftState {
  const found = state.removed.find(({ block }) => block.id === id)
  if (!found) return state
  const removed = state.removed.filter((each) => each !== found)
  return { ...withBlocks(state, inserted(state, state.content.blocks, found.block, found.after)), removed }
}

type Decision = { from: number; question: string; keep: 'proposed' | 'current' }

function decide(state: DraftState, author: Author, { from, question: id, keep }: Decision): DraftState {
  const question = state.questions.find((each) => each.id === id)
  if (!question) return state
  const open = { ...state, questions: state.questions.filter((each) => each !== question) }
  if (keep === 'current') return open
  const { kind, block, path, proposed } = question
  if (kind === 'removed-edited') return remove(open, author, { from, block: block as string })
  const there = block === null || findBlock(open, block) ? open : restore(open, block)
  return set(there, author, { from, block, path, value: proposed })
}

/** A window has one question about a field: what it proposes now. */
function ask(
  state: DraftState,
  author: Author,
  asked: Pick<Question, 'kind' | 'block' | 'path' | 'proposed'>,
): DraftState {
  const id = questionId(author, asked.block, asked.path)
  const { window, by } = author
  const question: Question = { ...asked, id, by, window, revision: state.revision }
  return { ...state, questions: [...state.questions.filter((each) => each.id !== id), question] }
}

const questionId = ({ window }: Author, block: string | null, path: FieldPath) =>
  JSON.stringify([window, block, ...path])

const findBlock = ({ content }: DraftState, id: string) => content.blocks.find((block) => block.id === id)

const withBlocks = (state: DraftState, blocks: EditedBlock[]): DraftState => ({
  ...state,
  content: { ...state.content, blocks },
})

/** After a removed block means after the one that was before it. After an unknown one means at the end. */
function inserted(state: DraftState, blocks: readonly EditedBlock[], block: EditedBlock, after: string | null) {
  const seen = new Set<string>()
  let place = after
  while (place !== null && !blocks.some(({ id }) => id === place)) {
    const gone = seen.has(place) ? undefined : state.removed.find((each) => each.block.id === place)
    if (!gone) return [...blocks, block]
    seen.add(place)
    place = gone.after
  }
  const at = place === null ? 0 : blocks.findIndex(({ id }) => id === place) + 1
  return blocks.toSpliced(at, 0, block)
}
