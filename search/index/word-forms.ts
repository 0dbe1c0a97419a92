import type { Language } from '#contract/site.ts'
import { analyserFor, type Vocabulary } from '#search/language/language.ts'
import { hasDigit } from '#search/query/word-shape.ts'

/** Shorter words are no compounds. */
const MIN_COMPOUND_LENGTH = 5

/** Longer words are not split: nobody searches for their parts, and there are too many ways to split them. */
const MAX_COMPOUND_LENGTH = 40

/** How many words are remembered while an index is filled. */
const MAX_CACHED_WORDS = 200_000

/** The words of all languages that compounds may be made of. */
export type Vocabularies = (language: Language) => Vocabulary

/** By what the words of a document are found. */
export type WordForms = {
  keysOf(word: string): readonly string[]
  partsOf(word: string, known: Vocabulary): Parts
}

/** The keys of the beginnings and of the ends of a compound. */
export type Parts = { firsts: readonly string[]; lasts: readonly string[] }

const noParts: Parts = { firsts: [], lasts: [] }

export function wordForms(language: Language): WordForms {
  const analyser = analyserFor(language)
  return {
    keysOf: (word) => analyser.keysOf(word),
    partsOf(word, known) {
      if (word.length < MIN_COMPOUND_LENGTH || word.length > MAX_COMPOUND_LENGTH || hasDigit(word)) return noParts
      const splits = analyser.compoundSplits(word, known)
      if (splits.length === 0) return noParts
      return {
        firsts: [...new Set(splits.flatMap(({ first }) => first))],
        lasts: [...new Set(splits.map(({ last }) => last))],
      }
    },
  }
}

/**
 * Remembers into which parts a word was taken, since the same words come in batch after batch. What compounds a new word makes
 * possible is therefore not seen before everything is analysed again.
 */
export class RememberedParts {
  readonly #languages = new Map<Language, Map<string, Parts>>()

  of(language: Language): WordForms {
    const forms = wordForms(language)
    const remembered = this.#languages.get(language) ?? new Map<string, Parts>()
    this.#languages.set(language, remembered)
    return {
      keysOf: forms.keysOf,
      partsOf: (word, known) => {
        let parts = remembered.get(word)
        if (parts) return parts
        parts = forms.partsOf(word, known)
        if (remembered.size >= MAX_CACHED_WORDS) remembered.clear()
        remembered.set(word, parts)
        return parts
      },
    }
  }

  clear(): void {
    this.#languages.clear()
  }
}
