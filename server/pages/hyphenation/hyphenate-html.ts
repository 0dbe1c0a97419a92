import type { Language } from '#contract/site.ts'
import { hyphenated } from './hyphenated.ts'

/** Shorter words fit a line wherever they stand. */
const SHORTEST_WORD = 13
/** In running text, whose letters are smaller and whose lines are longer. */
const SHORTEST_WORD_OF_PROSE = 18

/** Markup as React writes it, which has no `>` in attributes. Elements whose text is not drawn, or is copied as it stands, are skipped whole. */
const MARKUP_OR_TEXT =
  /<(script|style|svg|textarea|select|code|title|template)[\s>][\s\S]*?<\/\1>|<\/?([a-z][a-z0-9-]*)[^>]*>|<!--[\s\S]*?-->|[^<]+/g
const PROSE = new Set(['p', 'li', 'dd', 'td'])
const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST_WORD},}`, 'u')
/** Words between spaces. What holds an at sign, a slash, a digit or a full stop inside is an address or a code, not a word. */
const WORD_BETWEEN_SPACES = /[^\s\u00a0]+/g
const NO_WORD = /[@/\\_\d\u00ad]|\.\p{L}|&(?!shy)/u
const LETTERS = /\p{L}+/gu

/**
 * The same markup with soft hyphens in the long words of its text, never in attributes, scripts or addresses. Islands are among it:
 * `web/islands/runtime.tsx` takes the hyphens out while React compares.
 */
export function hyphenateHtml(html: string, language: Language): string {
  let prose = 0
  return html.replace(MARKUP_OR_TEXT, (part, _skipped, name: string | undefined) => {
    if (part[0] !== '<') return LONG_WORD.test(part) ? hyphenateText(part, language, prose > 0) : part
    if (name && PROSE.has(name)) prose += part[1] === '/' ? -1 : 1
    return part
  })
}

function hyphenateText(text: string, language: Language, isProse: boolean): string {
  const shortest = isProse ? SHORTEST_WORD_OF_PROSE : SHORTEST_WORD
  return text.replace(WORD_BETWEEN_SPACES, (word) => {
    if (word.length < shortest || NO_WORD.test(word)) return word
    return word.replace(LETTERS, (letters) => (letters.length < shortest ? letters : hyphenated(letters, language)))
  })
}
