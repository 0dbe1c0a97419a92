import { tokens } from '#search/language/language.ts'
import { cut } from './lexicon.ts'

/** Stands after the words of each section. */
export const END = 0

/** A number for a word as documents spell it. Two words hardly ever share one. */
export function numberOfWord(word: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < word.length; at++) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193)
  return number >>> 0 || 1
}

/** The words of what the sections of a document are called, section by section. */
export function wordsOfSections(sections: readonly string[]): number[] {
  return sections.flatMap((section) => {
    const words = new Set(tokens(section).map((word) => numberOfWord(cut(word))))
    return words.size === 0 ? [] : [...words, END]
  })
}
