import { setBlockType } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes } = schema

/** The nearest node of these types around the cursor, with the position before it. */
export function around(state: EditorState, types: readonly NodeType[]): { node: Node; at: number } | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return undefined
}

/** Makes a list of the chosen paragraphs, of a list one of the other kind, and of a list of this kind paragraphs. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = around(state, [nodes.bulletList, nodes.orderedList])
    if (!list) {
      if (wrapInList(type)(state, dispatch)) return true
      return false
    }
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }
}

/** Makes a quote of a paragraph, and of a quote paragraphs of its words and its source. */
export const toggleQuote: Command = (state, dispatch) => {
  const quote = around(state, [nodes.quote])
  const { $from } = state.selection
  if (quote) {
    const texts = quote.node.children.filter((child, at) => at === 0 || child.content.size > 0)
    const paragraphs = texts.map((child) => nodes.paragraph.create(null, child.content))
    dispatch?.(state.tr.replaceWith(quote.at, quote.at + quote.node.nodeSize, paragraphs))
    return true
  }
  if ($from.depth !== 1) return false
  const said = $from.parent.textContent
  const text = said ? [schema.text(said)] : []
  const made = nodes.quote.create(null, [nodes.quoteText.create(null, text), nodes.quoteSource.create()])
  if (!dispatch) return true
  const at = $from.before()
  const transaction = state.tr.replaceWith(at, $from.after(), made)
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at + 2 + $from.parentOffset)))
  return true
}

/** Headings and paragraphs: one of the other. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const is = around(state, [nodes.heading])?.node.attrs.level === level
    return is ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(nodes.heading, { level })(state, dispatch)
  }
}
