import type { Language } from '#contract/site.ts'
import type { Thesaurus } from './thesaurus.ts'

/** Words that staff add to the thesaurus of a language. Only plain data. */
export type AddedWords = {
  language: Language
  /** Undefined: for all sites. */
  site?: string | undefined
  words: readonly string[]
  /** What each of the words also finds, but not the reverse; undefined: the words mean the same. */
  finds?: readonly string[] | undefined
}

/** Those that hold on a site, in its language. */
export const addedIn = (
  added: readonly AddedWords[],
  { site, language }: { site: string; language: Language },
): readonly AddedWords[] =>
  added.filter((each) => each.language === language && (each.site === undefined || each.site === site))

/** The thesaurus with some words more. A word may be in several groups: it finds the words of each. */
export function withAdded(thesaurus: Thesaurus, added: readonly AddedWords[]): Thesaurus {
  const equal = added.flatMap(({ words, finds }) => (finds ? [] : [words]))
  const everyday = added.flatMap(({ words, finds }) => (finds ? words.map((word) => ({ word, finds })) : []))
  return { ...thesaurus, equal: [...thesaurus.equal, ...equal], everyday: [...thesaurus.everyday, ...everyday] }
}
