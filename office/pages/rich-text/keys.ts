import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Selection, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'
import { toggleList, toggleQuote } from './structure.ts'

const { nodes, marks } = schema

/** From the words of a quote to its source, and from there below it. */
const leaveQuote: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type !== nodes.quoteText && $from.parent.type !== nodes.quoteSource) return false
  if (!dispatch) return true
  if ($from.parent.type === nodes.quoteText) {
    const source = $from.after() + 1
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, source)).scrollIntoView())
    return true
  }
  const below = $from.after($from.depth - 1)
  const isLast = below === state.doc.content.size
  const transaction = isLast ? state.tr.insert(below, nodes.paragraph.create()) : state.tr
  dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(below + 1))).scrollIntoView())
  return true
}

const plainEnter: Command = (state, dispatch) => {
  // After a heading comes a paragraph.
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type !== nodes.heading || $from.parentOffset < $from.parent.content.size) return false
  if (!dispatch) return true
  const below = $from.after()
  const transaction = state.tr.insert(below, nodes.paragraph.create())
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, below + 1)).scrollIntoView())
  return true
}

const enter = chainCommands(
  leaveQuote,
  splitListItem(nodes.listItem),
  liftListItem(nodes.listItem),
  plainEnter,
  newlineInCode,
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
)

const bindings = (askForLink: () => void): Record<string, Command> => ({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  'Mod-e': toggleMark(marks.code),
  'Mod-k': () => {
    askForLink()
    return true
  },
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
  'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
  'Mod-Shift-7': toggleList(nodes.orderedList),
  'Mod-Shift-8': toggleList(nodes.bulletList),
  'Mod-Shift-9': toggleQuote,
  Enter: enter,
  // The format has no line breaks within a paragraph.
  'Shift-Enter': enter,
})

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1[.)]\s$/, nodes.orderedList),
    textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    new InputRule(/--$/, '–'),
  ],
})

export const plugins = (askForLink: () => void) => [rules, keymap(bindings(askForLink)), keymap(baseKeymap), history()]
