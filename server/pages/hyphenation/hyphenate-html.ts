import type { Language } from '#contract/site.ts'
import { hyphenated } from './hyphenated.ts'

/**
 * From how many letters on a word gets soft hyphens. Browsers use them at the end of any line, so a word that fits has none: titles have
 * wide columns, and running text has small letters.
 */
const SHORTEST_WORD: Readonly<Record<string, number>> = { h1: 16, h2: 16, h3: 13, p: 18, li: 12, td: 18 }
/** Elsewhere: buttons, labels, facts. */
const SHORTEST_WORD_ELSEWHERE = 13
const SHORTEST_WORD_ANYWHERE = 12

/** Elements whose text is not drawn, or is copied as it stands. */
const SKIPPED = new Set([
  'script',
  'style',
  'svg',
  'textarea',
  'select',
  'code',
  'pre',
  'kbd',
  'samp',
  'title',
  'template',
])
const TAG = /<(\/?)([a-z][a-z0-9-]*)/y
// Letters of our languages: \p{L} takes twice as long.
const LONG_WORD = /[a-zA-ZÀ-ÖØ-öø-ÿ]{12}/
/** Words between spaces. What holds an at sign, a slash, a digit, a capital or a full stop inside is an address or a name of code, not a word. */
const WORD_BETWEEN_SPACES = /[^\s\u00a0]+/g
const NO_WORD = /[@/\\_\d\u00ad&]|\.[a-zA-Z]|[a-zà-öø-ÿ][A-ZÀ-ÖØ-Þ]/
const LETTERS = /[a-zA-ZÀ-ÖØ-öø-ÿ]+/g

/**
 * The same markup, which is as React writes it, with soft hyphens in the long words of its text, never in attributes, scripts or
 * addresses. Islands are among it: `web/islands/soft-hyphens.ts` takes the hyphens out while React compares.
 */
export function hyphenateHtml(html: string, language: Language): string {
  const within: number[] = []
  let done = ''
  let copied = 0
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at)
    const end = tag < 0 ? html.length : tag
    const text = end - at < SHORTEST_WORD_ANYWHERE ? '' : html.slice(at, end)
    if (LONG_WORD.test(text)) {
      done += html.slice(copied, at) + hyphenateText(text, language, within.at(-1) ?? SHORTEST_WORD_ELSEWHERE)
      copied = end
    }
    at = tag < 0 ? end : passTag(html, tag, within)
  }
  return done + html.slice(copied)
}

/** Where the text after a tag begins; `within` has the shortest words of the elements that are open there. */
function passTag(html: string, at: number, within: number[]): number {
  TAG.lastIndex = at
  const [, closes, name = ''] = TAG.exec(html) ?? []
  const shortest = SHORTEST_WORD[name]
  if (shortest && closes) within.pop()
  else if (shortest) within.push(shortest)
  const end = !closes && SKIPPED.has(name) ? html.indexOf(`</${name}`, at) : at
  // React escapes the `>` of attributes and texts.
  const close = html.indexOf('>', end < 0 ? at : end)
  return close < 0 ? html.length : close + 1
}

function hyphenateText(text: string, language: Language, shortest: number): string {
  return text.replace(WORD_BETWEEN_SPACES, (word) => {
    if (word.length < shortest || NO_WORD.test(word)) return word
    return word.replace(LETTERS, (letters) => (letters.length < shortest ? letters : hyphenated(letters, language)))
  })
}
