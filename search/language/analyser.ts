/** The vocabulary of the index: its words without diacritics, and their keys. */
export type Vocabulary = { has(word: string): boolean }

/**
 * A word of a document and a word of a query match if they share a key. A key is in lower case and without diacritics: a base form if
 * the language has rules for it (Finnish), else a stem.
 */
export type Analyser = {
  /** The keys under which a word of a document is indexed, in addition to its folded form. Few, and independent of other indexed words. */
  keysOf(word: string): readonly string[]
  /** The keys to look up for a word of a query, best first. */
  queryKeysOf(word: string): readonly string[]
  /**
   * Where a compound is split: `jauheliha` and `pihvi`, `jauhe` and `lihapihvi` of `jauhelihapihvi`, inflected or not. Both sides have
   * to be words of the index or of the language.
   */
  compoundSplits(word: string, known: Vocabulary): readonly Split[]
  /** Whether the language has such a word, as far as its rules list words. */
  isListed(word: string): boolean
}

/** The two sides of a compound. */
export type Split = {
  /** The keys of the beginning; none if it is only likely to be a word. */
  first: readonly string[]
  /** The key of the end. */
  last: string
}
