import { createElement, Fragment, type ReactNode } from 'react'
import type { Inline, RichText } from '#contract/content/content.ts'

/** Renders rich text as HTML elements. */
export function FormattedText({ content }: { content: RichText }) {
  return inOrder(content.map(toElement))
}

function toElement(node: RichText[number]): ReactNode {
  switch (node.kind) {
    case 'heading':
      return node.level === 2 ? <h2>{node.text}</h2> : <h3>{node.text}</h3>
    case 'paragraph':
      return <p>{inOrder(node.children.map(toInlineElement))}</p>
    case 'list': {
      if (!node.ordered && node.items.every(isFact)) return <ul className="facts">{inOrder(node.items.map(toFact))}</ul>
      const items = inOrder(node.items.map(toItem))
      return node.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return (
        <blockquote>
          <p>{node.text}</p>
          {node.source && <footer>{node.source}</footer>}
        </blockquote>
      )
  }
}

function toItem(parts: Inline[]): ReactNode {
  return <li>{inOrder(parts.map(toInlineElement))}</li>
}

const NAMED = /^(.+)([:,])$/s

/** Whether an item begins with a name: `**Opening hours:** 9 to 17`. */
function isFact([name, ...rest]: Inline[]): boolean {
  return typeof name === 'object' && name.strong === true && NAMED.test(name.text) && rest.length > 0
}

/** Name and value, which a style may put in columns: then the mark between them is not needed. */
function toFact([name, ...rest]: Inline[]): ReactNode {
  const [, words, mark] = (typeof name === 'object' && NAMED.exec(name.text)) || []
  return (
    <li>
      <strong>
        {words}
        <span className="facts-mark">{mark}</span>
      </strong>
      <span>{inOrder(rest.map(toInlineElement))}</span>
    </li>
  )
}

function toInlineElement(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  if (part.link) return <a href={part.link}>{part.text}</a>
  if (part.code) return <code>{part.text}</code>
  return part.strong ? <strong>{part.text}</strong> : <em>{part.text}</em>
}

/** Children in a fixed order, which need no keys. */
function inOrder(children: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children)
}
