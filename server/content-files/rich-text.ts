import { isDeepStrictEqual } from 'node:util'
import type { Inline, RichText } from '#contract/content/content.ts'

type Node = RichText[number]

/**
 * Formatted text from a small part of Markdown: `##` and `###` headings, `-` and `1.` lists, `>` quotes (the source after
 * `—` on the last line), paragraphs divided by empty lines; inside paragraphs and lists `**strong**`, `*emphasis*` and
 * `[text](link)`, each also inside the other, and code between backticks. A backslash keeps a sign as it is. `lines` has the first line of each part, counted from 0.
 */
export function readRichText(markdown: string): { content: RichText; lines: number[] } {
  const content: RichText = []
  const lines: number[] = []
  let chunk: string[] = []
  const all = markdown.split('\n').map((line) => line.trim())
  for (const [at, line] of [...all, ''].entries()) {
    if (line !== '') chunk.push(line)
    else if (chunk.length > 0) {
      content.push(toNode(chunk))
      lines.push(at - chunk.length)
      chunk = []
    }
  }
  return { content, lines }
}

function toNode(lines: string[]): Node {
  const text = lines.join(' ')
  const heading = /^(#{2,3}) (.+)$/.exec(text)
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] as string }
  if (lines.every((line) => line.startsWith('- '))) return toList(lines, false)
  if (lines.every((line) => /^\d+\. /.test(line))) return toList(lines, true)
  if (lines.every((line) => line.startsWith('> '))) return toQuote(lines.map((line) => line.slice(2)))
  return { kind: 'paragraph', children: toInlines(text) }
}

function toList(lines: string[], ordered: boolean): Node {
  return { kind: 'list', ordered, items: lines.map((line) => toInlines(line.replace(/^(-|\d+\.) /, ''))) }
}

function toQuote(lines: string[]): Node {
  const last = lines.at(-1) as string
  if (!last.startsWith('— ')) return { kind: 'quote', text: lines.join(' ') }
  return { kind: 'quote', text: lines.slice(0, -1).join(' '), source: last.slice(2) }
}

const ESCAPED = '\\\\[!-\\/:-@[-`{-~]'
/** Text without stars of its own. */
const WORDS = `(?:${ESCAPED}|[^*])+?`
const MARKED = [
  `\\*\\*\\*(?<both>${WORDS})\\*\\*\\*`,
  `\\*\\*(?<strong>${WORDS})\\*\\*`,
  `\\*(?! )(?<emphasis>${WORDS})\\*`,
].join('|')
const token = new RegExp(
  `${ESCAPED}|\`(?<code>[^\`]+)\`|\\[(?<label>(?:${ESCAPED}|[^\\]])+?)\\]\\((?<link>[^)\\s]+)\\)|${MARKED}|[^\\\\*[\`]+|[^]`,
  'g',
)
const wholly = new RegExp(`^(?:${MARKED})$`)

function toInlines(text: string): Inline[] {
  const inlines: Inline[] = []
  let plain = ''
  const endPlain = () => {
    if (plain !== '') inlines.push(plain)
    plain = ''
  }
  for (const { 0: found, groups = {} } of text.matchAll(token)) {
    const { label, link, code } = groups
    if (code !== undefined) {
      endPlain()
      inlines.push({ text: code, code: true })
      continue
    }
    const marked = label === undefined ? marksOf(groups) : marksOf(wholly.exec(label)?.groups ?? {})
    if (label === undefined && marked === undefined) {
      plain += unescaped(found)
      continue
    }
    endPlain()
    if (link !== undefined)
      inlines.push({ text: unescaped(marked?.words ?? (label as string)), ...marked?.marks, link })
    else if (marked) inlines.push(...toInlines(marked.words).map((part) => withMarks(part, marked)))
  }
  endPlain()
  return inlines
}

type Marked = { words: string; marks: { strong?: true; emphasis?: true } }

function marksOf({ both, strong, emphasis }: Record<string, string | undefined>): Marked | undefined {
  if (both !== undefined) return { words: both, marks: { strong: true, emphasis: true } }
  if (strong !== undefined) return { words: strong, marks: { strong: true } }
  return emphasis === undefined ? undefined : { words: emphasis, marks: { emphasis: true } }
}

function withMarks(part: Inline, { marks }: Marked): Inline {
  return typeof part === 'string' ? { text: part, ...marks } : { ...part, ...marks }
}

const escaped = new RegExp(ESCAPED, 'g')

function unescaped(text: string): string {
  return text.includes('\\') ? text.replaceAll(escaped, (pair) => pair.slice(1)) : text
}

/** The Markdown that reads as this text; undefined where there is none, as for a text that has a line break inside. */
export function writeRichText(content: RichText): string | undefined {
  const markdown = content.map(fromNode).join('\n\n')
  return isDeepStrictEqual(readRichText(markdown).content, content) ? markdown : undefined
}

function fromNode(node: Node): string {
  switch (node.kind) {
    case 'heading':
      return `${'#'.repeat(node.level)} ${node.text}`
    case 'list':
      return node.items.map((item, at) => `${node.ordered ? `${at + 1}.` : '-'} ${fromInlines(item)}`).join('\n')
    case 'quote':
      return [`> ${node.text}`, ...(node.source === undefined ? [] : [`> — ${node.source}`])].join('\n')
    case 'paragraph':
      return fromInlines(node.children)
        .replace(/^(?:#{2,3}|-|>) /, '\\$&')
        .replace(/^(\d+)\. /, '$1\\. ')
  }
}

function fromInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline.replaceAll(/[\\*[`]/g, '\\$&')
      const { text, strong, emphasis, code, link } = inline
      const signs = link === undefined ? /[\\*[`]/g : /[\\*[\]`]/g
      const words = code ? `\`${text}\`` : text.replaceAll(signs, '\\$&')
      const stars = '*'.repeat((strong ? 2 : 0) + (emphasis ? 1 : 0))
      const marked = `${stars}${words}${stars}`
      return link === undefined ? marked : `[${marked}](${link})`
    })
    .join('')
}
