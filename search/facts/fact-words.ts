import type { FreeOf } from '#contract/search/free-of.ts'

/** How people name limits in a language: see `server/thesaurus/words/`. Only plain data. */
export type FactWords = {
  atMost: readonly string[]
  atLeast: readonly string[]
  minutes: readonly string[]
  hours: readonly string[]
  euros: readonly string[]
  /** After a number: `hengelle`. */
  people: readonly string[]
  /** Before a number of people, where the language needs one: `for four`. */
  forPeople: readonly string[]
  /** Words for numbers; those of `forNumber` people already say that it is for them: `neljälle`. */
  numbers: Readonly<Record<string, number>>
  forNumber: Readonly<Record<string, number>>
  /** Phrases for minutes: `puolessa tunnissa`. */
  times: Readonly<Record<string, number>>
  /** Wishes that are about minutes: `nopea`. */
  quick: Readonly<Record<string, number>>
  /** Wishes that are about euros: `halpa`. */
  cheap: Readonly<Record<string, number>>
  /** Before what food shall not have: `ilman`. */
  without: readonly string[]
  /** After it: `gluten free`. */
  free: readonly string[]
  freeOf: Partial<Record<FreeOf, FreeOfWords>>
}

export type FreeOfWords = {
  /** That it is free of it: `maidoton`. */
  claims: readonly string[]
  /** What labels and people call it: `maito`. */
  names: readonly string[]
}

export const noFactWords: FactWords = {
  atMost: [],
  atLeast: [],
  minutes: [],
  hours: [],
  euros: [],
  people: [],
  forPeople: [],
  numbers: {},
  forNumber: {},
  times: {},
  quick: {},
  cheap: {},
  without: [],
  free: [],
  freeOf: {},
}
