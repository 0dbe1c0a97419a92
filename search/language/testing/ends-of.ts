import type { Analyser, Vocabulary } from '../language.ts'

/** The ends by which a compound is found. */
export const endsOf = (language: Analyser, word: string, known: Vocabulary): string[] => [
  ...new Set(language.compoundSplits(word, known).map(({ last }) => last)),
]
