import type { Language } from '#contract/site.ts'
import { analyserFor, folded, tokens } from '#server/search-engine/language/language.ts'
import { cut } from './lexicon.ts'
import { hasDigit } from './word-shape.ts'

/** What is longer or has more words is not looked at: nobody asks so, and every word costs time. */
const LONGEST_QUESTION = 1_000
const MOST_WORDS = 12
const MOST_KEYS = 16

/** The last word is taken for the beginning of one if it has so many letters. */
export const SHORTEST_BEGINNING = 3

export type QueryWord = {
  /** In lower case, without marks. */
  whole: string
  /** With `whole`, all by which the word is sought. */
  keys: readonly string[]
  isLast: boolean
}

/** The words of a query, each once. All of them have to be found. */
export function queryWords(q: string, language: Language): QueryWord[] {
  const { queryKeysOf } = analyserFor(language)
  const spelled = tokens(q.slice(0, LONGEST_QUESTION)).map(cut)
  const words = new Map<string, Set<string>>()
  for (const word of spelled) {
    const whole = folded(word)
    if (whole === '' || (words.size === MOST_WORDS && !words.has(whole))) continue
    // The same word with and without marks is one, found by the keys of either.
    const keys = words.get(whole) ?? new Set([whole])
    // A code is a document's also by its parts, but who asks for a code wants that one.
    for (const key of hasDigit(word) ? [] : queryKeysOf(word)) if (key !== '' && keys.size < MOST_KEYS) keys.add(key)
    words.delete(whole)
    words.set(whole, keys)
  }
  const last = [...words.keys()].at(-1)
  return [...words].map(([whole, keys]) => ({ whole, keys: [...keys], isLast: whole === last }))
}
