import type { Language } from '#contract/site.ts'
import { analyserFor, type Vocabulary } from '#server/search-engine/language/language.ts'
import { hasDigit, MIN_SUFFIX_LENGTH } from './word-shape.ts'

/** Longer words are not split: nobody searches for their parts, and there are too many ways to split them. */
const MAX_COMPOUND_LENGTH = 40

/** How many words are remembered while an index is filled. */
const MAX_CACHED_WORDS = 200_000

/** The words of all languages that compounds may be made of. */
export type Vocabularies = (language: Language) => Vocabulary

/** By what the words of a document are found. */
export type WordForms = {
  keysOf(word: string): readonly string[]
  partsOf(word: string, known: Vocabulary): readonly string[]
}

export function wordForms(language: Language): WordForms {
  const analyser = analyserFor(language)
  return {
    keysOf: (word) => analyser.keysOf(word),
    partsOf(word, known) {
      const isCompound = word.length > MIN_SUFFIX_LENGTH && word.length <= MAX_COMPOUND_LENGTH && !hasDigit(word)
      return isCompound ? analyser.compoundParts(word, known) : []
    },
  }
}

/**
 * Remembers into which parts a word was taken, since the same words come in batch after batch. What compounds a new word makes
 * possible is therefore not seen before everything is analysed again.
 */
export class RememberedParts {
  readonly #languages = new Map<Language, Map<string, readonly string[]>>()

  of(language: Language): WordForms {
    const forms = wordForms(language)
    const remembered = this.#languages.get(language) ?? new Map<string, readonly string[]>()
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
