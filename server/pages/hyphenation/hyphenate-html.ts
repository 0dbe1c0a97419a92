import type { Language } from '#contract/site.ts'
import { hyphenated } from './hyphenated.ts'

/**
 * From how many letters on a word gets soft hyphens. Browsers use them at the end of any line, so a word that fits has none: titles have
 * wide columns, and running text has small letters.
 */
const SHORTEST_WORD: Readonly<Record<string, number>> = { h1: 16, h2: 16, h3: 13, p: 18, li: 13, td: 18 }
/** Elsewhere: buttons, labels, facts. */
const SHORTEST_WORD_ELSEWHERE = 13

/** Markup as React writes it, which has no `>` in attributes. Elements whose text is not drawn, or is copied as it stands, are skipped whole. */
const MARKUP_OR_TEXT =
  /<(script|style|svg|textarea|select|code|title|template)[\s>][\s\S]*?<\/\1>|<\/?([a-z][a-z0-9-]*)[^>]*>|<!--[\s\S]*?-->|[^<]+/g
const LONG_WORD = /\p{L}{13,}/u
/** Words between spaces. What holds an at sign, a slash, a digit or a full stop inside is an address or a code, not a word. */
const WORD_BETWEEN_SPACES = /[^\s\u00a0]+/g
const NO_WORD = /[@/\\_\d\u00ad&]|\.\p{L}/u
const LETTERS = /\p{L}+/gu

/**
 * The same markup with soft hyphens in the long words of its text, never in attributes, scripts or addresses. Islands are among it:
 * `web/islands/soft-hyphens.ts` takes the hyphens out while React compares.
 */
export function hyphenateHtml(html: string, language: Language): string {
  const within: number[] = []
  return html.replace(MARKUP_OR_TEXT, (part, _skipped, element: string | undefined) => {
    if (part[0] !== '<') {
      return LONG_WORD.test(part) ? hyphenateText(part, language, within.at(-1) ?? SHORTEST_WORD_ELSEWHERE) : part
    }
    const shortest = element && SHORTEST_WORD[element]
    if (shortest && part[1] !== '/') within.push(shortest)
    else if (shortest) within.pop()
    return part
  })
}

function hyphenateText(text: string, language: Language, shortest: number): string {
  return text.replace(WORD_BETWEEN_SPACES, (word) => {
    if (word.length < shortest || NO_WORD.test(word)) return word
    return word.replace(LETTERS, (letters) => (letters.length < shortest ? letters : hyphenated(letters, language)))
  })
}
