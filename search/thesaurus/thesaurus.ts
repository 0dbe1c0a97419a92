import type { Language } from '#contract/site.ts'
import { type FactWords, noFactWords } from '#search/facts/fact-words.ts'

/** The words of a language that mean the same or nearly so, as people write them: see `server/thesaurus/words/`. Only plain data. */
export type Thesaurus = {
  /** Groups of words, or of short phrases, that mean the same. */
  equal: readonly (readonly string[])[]
  /** Words that people type, and the words that pages use for it. */
  everyday: readonly Finds[]
  /** Broader words, and the narrower ones that they also find. */
  narrower: readonly Finds[]
  /** Words that tell which kind of document is meant, and are not searched for beside other words. */
  intents: readonly Intent[]
  /** Words without a meaning of their own: they are searched for only if there is no other word. */
  ignored: readonly string[]
  /** Words with which one asks: pages that explain things come before things. */
  asking: readonly string[]
  /** Words of one who needs help: something is broken, late or lost. Pages that help come before things. */
  help: readonly string[]
  /** How limits are named: times, prices, people, what food is free of. */
  facts: FactWords
  /** Names of places. On a site that delivers, a question for one asks for the words of `ask`. */
  places: { names: readonly string[]; ask: readonly string[] }
}

export type Finds = { word: string; finds: readonly string[] }

type Intent = { contentGroups: readonly (1 | 2 | 3 | 4)[]; words: readonly string[] }

export type Thesauri = Partial<Record<Language, Thesaurus>>

export const noThesaurus: Thesaurus = {
  equal: [],
  everyday: [],
  narrower: [],
  intents: [],
  ignored: [],
  asking: [],
  help: [],
  facts: noFactWords,
  places: { names: [], ask: [] },
}
