import type { Language } from '#contract/site.ts'
import type { Analyser } from './analyser.ts'
import { english } from './english.ts'
import { finnish } from './finnish.ts'
import { german } from './german.ts'
import { swedish } from './swedish.ts'

export type { Analyser, Split, Vocabulary } from './analyser.ts'
export { isTypingError, isWithinSlips, slipsIn } from './typing-error.ts'
export { folded, tokens } from './words.ts'

const analysers: Record<Language, Analyser> = { fi: finnish, en: english, se: swedish, de: german }

/** The rules of a language. They hold no state but a bounded memory of words already analysed. */
export function analyserFor(language: Language): Analyser {
  return analysers[language]
}
