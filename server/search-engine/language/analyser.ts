/** What the index knows: its words without marks, and the keys of its words. */
export type Vocabulary = { has(word: string): boolean }

/**
 * A word of a document and a word of a query mean the same when they share a key. A key is in lower case and without marks; it
 * is a base form where the language has rules for one (Finnish), else a stem.
 */
export type Analyser = {
  /** The keys under which a word of a document is indexed, besides itself folded. Few, and the same whatever else is indexed. */
  keysOf(word: string): readonly string[]
  /** The keys to look up for a word of a query, best first. */
  queryKeysOf(word: string): readonly string[]
  /**
   * The keys of the later parts that a compound is found by: `pihvi` and `lihapihvi` of `jauhelihapihvi`, inflected or not. Both
   * sides of a split have to be words of the index or of the language.
   */
  compoundParts(word: string, known: Vocabulary): readonly string[]
}
