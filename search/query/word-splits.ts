import type { Language } from '#contract/site.ts'
import { analyserFor, type Split, type Vocabulary } from '#search/language/language.ts'

/** By the vocabulary of a query, which lives as long as the query is read. */
const remembered = new WeakMap<Vocabulary, Map<string, readonly Split[]>>()

/** Where a word of a query is split. It is asked several times for each word, and a long compound has many thinkable splits. */
export function splitsOfWord(
  word: string,
  { language, known }: { language: Language; known: Vocabulary },
): readonly Split[] {
  const ofQuery = remembered.get(known) ?? new Map<string, readonly Split[]>()
  remembered.set(known, ofQuery)
  const splits = ofQuery.get(word) ?? analyserFor(language).compoundSplits(word, known)
  ofQuery.set(word, splits)
  return splits
}
