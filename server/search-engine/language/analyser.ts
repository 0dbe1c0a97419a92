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
   * The keys of the later parts that a compound is found by: `pihvi` and `lihapihvi` of `jauhelihapihvi`, inflected or not. Both
   * sides of a split have to be words of the index or of the language.
   */
  compoundParts(word: string, known: Vocabulary): readonly string[]
}
