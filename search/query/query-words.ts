import type { Language } from '#contract/site.ts'
import { cut } from '#search/index/lexicon.ts'
import { analyserFor, folded, tokens } from '#search/language/language.ts'
import { hasDigit } from './word-shape.ts'

/** Longer queries are truncated, because every word costs time. */
const MAX_QUERY_LENGTH = 1_000
const MAX_WORDS = 12
const MAX_KEYS_PER_WORD = 16

/** Minimum length, in letters, of a last word that also matches as a prefix. */
export const MIN_PREFIX_LENGTH = 3

export type QueryWord = {
  /** As typed, in lower case. */
  spelled: string
  /** In lower case, without marks. */
  whole: string
  /** All keys by which the word is looked up, including `whole`. */
  keys: readonly string[]
  isLast: boolean
  /** A word that says nothing stands before it: `beef for burgers` are no `beefburgers`. */
  isApart?: boolean
}

/** The words of a query, without duplicates. */
export function queryWords(q: string, language: Language): QueryWord[] {
  const words = new Map<string, { spelled: string; keys: Set<string> }>()
  for (const word of tokens(q.slice(0, MAX_QUERY_LENGTH)).map(cut)) {
    const whole = folded(word)
    if (whole === '' || (words.size === MAX_WORDS && !words.has(whole))) continue
    // The same word with and without diacritics counts once, with the keys of both.
    const keys = words.get(whole)?.keys ?? new Set([whole])
    for (const key of queryKeys(word, language)) if (keys.size < MAX_KEYS_PER_WORD) keys.add(key)
    words.delete(whole)
    words.set(whole, { spelled: word, keys })
  }
  const last = [...words.keys()].at(-1)
  return [...words].map(([whole, { spelled, keys }]) => ({ spelled, whole, keys: [...keys], isLast: whole === last }))
}

/** The keys of a word. Documents are also indexed by the parts of a code, but a query for a code means the whole code. */
export function queryKeys(word: string, language: Language): readonly string[] {
  const whole = folded(word)
  if (hasDigit(word)) return [whole]
  return [...new Set([whole, ...analyserFor(language).queryKeysOf(word)])].filter((key) => key !== '')
}
