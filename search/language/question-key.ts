import type { Language } from '#contract/site.ts'
import { analyserFor } from './language.ts'
import { folded, tokens } from './words.ts'

/** The same for questions that ask for the same words, in any form and order: `joulukinkut` and `Joulukinkku`. Empty without a word. */
export function questionKey(q: string, language: Language): string {
  const keys = tokens(q).map((word) => analyserFor(language).keysOf(word)[0] ?? folded(word))
  return [...new Set(keys)].sort().join(' ')
}
