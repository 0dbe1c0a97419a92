import type { Mark, Node } from 'prosemirror-model'
import type { Inline, RichText } from '#contract/content/content.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const text = (value: string, given: readonly Mark[] = []) => (value === '' ? [] : [schema.text(value, given)])

function inlineNodes(children: readonly Inline[]): Node[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return text(child)
    const given = [
      ...(child.link === undefined ? [] : [marks.link.create({ href: child.link })]),
      ...(['emphasis', 'strong', 'code'] as const).filter((name) => child[name]).map((name) => marks[name].create()),
    ]
    return text(child.text, given)
  })
}

function nodeOf(part: RichText[number]): Node {
  switch (part.kind) {
    case 'heading':
      return nodes.heading.create({ level: part.level }, text(part.text))
    case 'paragraph':
      return nodes.paragraph.create(null, inlineNodes(part.children))
    case 'list': {
      const items = part.items.map((item) =>
        nodes.listItem.create(null, nodes.paragraph.create(null, inlineNodes(item))),
      )
      return (part.ordered ? nodes.orderedList : nodes.bulletList).create(null, items)
    }
    case 'quote':
      return nodes.quote.create(null, [
        nodes.quoteText.create(null, text(part.text)),
        nodes.quoteSource.create(null, text(part.source ?? '')),
      ])
  }
}

/** Formatted text as the document of the editor, which is never empty. */
export function docOf(content: RichText): Node {
  return nodes.doc.create(null, content.length > 0 ? content.map(nodeOf) : [nodes.paragraph.create()])
}

function inlineOf(parent: Node): Inline[] {
  return parent.children.map((child): Inline => {
    const value = child.text ?? ''
    if (child.marks.length === 0) return value
    const has = (name: 'strong' | 'emphasis' | 'code') => marks[name].isInSet(child.marks) !== undefined
    const link = marks.link.isInSet(child.marks)?.attrs.href as string | undefined
    const marked: Exclude<Inline, string> = { text: value }
    if (has('strong')) marked.strong = true
    if (has('emphasis')) marked.emphasis = true
    if (has('code')) marked.code = true
    if (link !== undefined) marked.link = link
    return marked
  })
}

function partOf(node: Node): RichText {
  switch (node.type) {
    case nodes.heading:
      return node.textContent ? [{ kind: 'heading', level: node.attrs.level, text: node.textContent }] : []
    case nodes.bulletList:
    case nodes.orderedList: {
      const items = node.children.map((item) => inlineOf(item.child(0))).filter((item) => item.length > 0)
      return items.length > 0 ? [{ kind: 'list', ordered: node.type === nodes.orderedList, items }] : []
    }
    case nodes.quote: {
      const [said, source] = [node.child(0).textContent, node.child(1).textContent]
      if (!said) return []
      return [source ? { kind: 'quote', text: said, source } : { kind: 'quote', text: said }]
    }
    default: {
      const children = inlineOf(node)
      return children.length > 0 ? [{ kind: 'paragraph', children }] : []
    }
  }
}

/** The document as formatted text; what is empty is left out. */
export function richTextOf(doc: Node): RichText {
  return doc.children.flatMap(partOf)
}
