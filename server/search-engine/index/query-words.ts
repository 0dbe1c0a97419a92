import type { Language } from '#contract/site.ts'
import { analyserFor, folded, tokens } from '#server/search-engine/language/language.ts'
import { cut } from './lexicon.ts'
import { hasDigit } from './word-shape.ts'

/** Longer queries are truncated, because every word costs time. */
const MAX_QUERY_LENGTH = 1_000
const MAX_WORDS = 12
const MAX_KEYS_PER_WORD = 16

/** Minimum length, in letters, of a last word that also matches as a prefix. */
export const MIN_PREFIX_LENGTH = 3

export type QueryWord = {
  /** In lower case, without marks. */
  whole: string
  /** All keys by which the word is looked up, including `whole`. */
  keys: readonly string[]
  isLast: boolean
}

/** The words of a query, without duplicates. A document must match all of them. */
export function queryWords(q: string, language: Language): QueryWord[] {
  const { queryKeysOf } = analyserFor(language)
  const spelled = tokens(q.slice(0, MAX_QUERY_LENGTH)).map(cut)
  const words = new Map<string, Set<string>>()
  for (const word of spelled) {
    const whole = folded(word)
    if (whole === '' || (words.size === MAX_WORDS && !words.has(whole))) continue
    // The same word with and without diacritics counts once, with the keys of both.
    const keys = words.get(whole) ?? new Set([whole])
    // Documents are also indexed by the parts of a code, but a query for a code means the whole code.
    for (const key of hasDigit(word) ? [] : queryKeysOf(word))
      if (key !== '' && keys.size < MAX_KEYS_PER_WORD) keys.add(key)
    words.delete(whole)
    words.set(whole, keys)
  }
  const last = [...words.keys()].at(-1)
  return [...words].map(([whole, keys]) => ({ whole, keys: [...keys], isLast: whole === last }))
}
