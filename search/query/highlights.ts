import { type Analyser, analyserFor, folded, tokens } from '#search/language/language.ts'
import type { Correction, SearchQuery } from '#search/search-query.ts'
import { MIN_PREFIX_LENGTH, type QueryWord, queryWords } from './query-words.ts'
import { hasDigit } from './word-shape.ts'

/** Character positions; `to` is exclusive. */
export type Range = [from: number, to: number]

/** Titles and teasers are shorter. */
const MAX_TEXT_LENGTH = 10_000

/** What may be one word: letters and digits, with the signs that codes, shares and abbreviations have inside. */
const run = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’:.,/%\u00ad\u200b\u200c\u2060\ufeff-]*[\p{L}\p{N}\p{M}%])?/gu
const plainWord = /[\p{L}\p{N}\p{M}]+/gu

/** The ranges of a text that match a query, by the same rules as the search; `corrections` are those of the result. */
export function highlights(
  {
    q,
    language,
    corrections = [],
    synonyms = [],
  }: Pick<SearchQuery, 'q' | 'language'> & { corrections?: readonly Correction[]; synonyms?: readonly Correction[] },
  text: string,
): Range[] {
  const analyser = analyserFor(language)
  const words = queryWords(q, language).map((word) => ({
    ...word,
    corrected: [...corrections, ...synonyms].flatMap(({ typed, words }) => (typed === word.whole ? words : [])),
  }))
  if (words.length === 0) return []
  return wordsWithPlaces(text.slice(0, MAX_TEXT_LENGTH))
    .filter(({ spelled }) => words.some((word) => fits(word, spelled, analyser)))
    .map(({ from, to }) => [from, to])
}

function wordsWithPlaces(text: string): { spelled: string; from: number; to: number }[] {
  return [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const own = tokens(found)
    if (own.length === 1) return [{ spelled: own[0] as string, from: index, to: index + found.length }]
    return [...found.matchAll(plainWord)].flatMap((part) => {
      const [spelled] = tokens(part[0])
      const from = index + part.index
      return spelled === undefined ? [] : [{ spelled, from, to: from + part[0].length }]
    })
  })
}

function fits(
  { whole: asked, keys, isLast, corrected }: QueryWord & { corrected: readonly string[] },
  spelled: string,
  analyser: Analyser,
): boolean {
  const whole = folded(spelled)
  const forms = [whole, ...analyser.keysOf(spelled)]
  if (forms.some((form) => keys.includes(form) || corrected.includes(form))) return true
  if (isLast && asked.length >= MIN_PREFIX_LENGTH && whole.startsWith(asked)) return true
  if (hasDigit(spelled)) return false
  const meant = new Set([...keys, ...corrected])
  return analyser
    .compoundSplits(spelled, meant)
    .some(({ first, last }) => meant.has(last) || first.some((part) => meant.has(part)))
}
