import type { Inline, RichText } from '#contract/content.ts'

/**
 * Formatted text from a small part of Markdown: `##` and `###` headings, `-` and `1.` lists, `>` quotes (the source after
 * `—` on the last line), paragraphs divided by empty lines; inside them `**strong**`, `*emphasis*` and `[text](link)`.
 */
export function richText(markdown: string): RichText {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((chunk) => toNode(chunk.split('\n').map((line) => line.trim())))
}

function toNode(lines: string[]): RichText[number] {
  const text = lines.join(' ')
  const heading = /^(#{2,3}) (.+)$/.exec(text)
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] as string }
  if (lines.every((line) => line.startsWith('- '))) return toList(lines, false)
  if (lines.every((line) => /^\d+\. /.test(line))) return toList(lines, true)
  if (lines.every((line) => line.startsWith('> '))) return toQuote(lines.map((line) => line.slice(2)))
  return { kind: 'paragraph', children: toInlines(text) }
}

function toList(lines: string[], ordered: boolean): RichText[number] {
  return { kind: 'list', ordered, items: lines.map((line) => toInlines(line.replace(/^(-|\d+\.) /, ''))) }
}

function toQuote(lines: string[]): RichText[number] {
  const last = lines.at(-1) as string
  if (!last.startsWith('— ')) return { kind: 'quote', text: lines.join(' ') }
  return { kind: 'quote', text: lines.slice(0, -1).join(' '), source: last.slice(2) }
}

function toInlines(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*(?! )[^*]+\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, label, link] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
      if (label && link) return { text: label, link }
      const [, strong] = /^\*\*([^*]+)\*\*$/.exec(part) ?? []
      if (strong) return { text: strong, strong: true }
      const [, emphasis] = /^\*([^*]+)\*$/.exec(part) ?? []
      if (emphasis) return { text: emphasis, emphasis: true }
      return part
    })
}
