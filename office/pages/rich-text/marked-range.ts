import type { EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

/** What a link is about: the chosen words, or the whole link around the cursor. */
export function markedRange({ selection, doc }: EditorState): { from: number; to: number; target: string } {
  const { from, to, $from, empty } = selection
  const link = schema.marks.link.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []))
  const target = (link?.attrs.href as string | undefined) ?? ''
  if (!empty || !link) return { from, to, target }
  const start = $from.start()
  let [begin, end] = [from, to]
  $from.parent.forEach((node, offset) => {
    const at = start + offset
    if (link.isInSet(node.marks) && at <= from && from <= at + node.nodeSize) {
      begin = at
      end = at + node.nodeSize
    }
  })
  return { from: begin, to: end, target }
}
