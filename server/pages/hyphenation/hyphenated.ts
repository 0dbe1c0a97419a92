import type { Language } from '#contract/site.ts'
import { remembered } from '#search/language/remembered.ts'
import { englishBreaks } from './english-breaks.ts'
import { finnishBreaks } from './finnish-breaks.ts'
import { german, germanicBreaks, swedish } from './germanic-breaks.ts'

const SOFT_HYPHEN = '\u00ad'
/** Fewer letters are never left alone on a line: at its end a short one looks lost sooner than at its beginning. */
const FEWEST_BEFORE = 3
const FEWEST_AFTER = 4
const REMEMBERED_WORDS = 5000

const rules: Record<Language, (word: string) => readonly number[]> = {
  fi: finnishBreaks,
  se: (word) => germanicBreaks(word, swedish),
  de: (word) => germanicBreaks(word, german),
  en: englishBreaks,
}

const perLanguage = Object.fromEntries(
  Object.entries(rules).map(([language, breaksOf]) => [
    language,
    remembered((word: string) => withHyphens(word, breaksOf(word.toLowerCase())), REMEMBERED_WORDS),
  ]),
) as Record<Language, (word: string) => string>

/** The word with soft hyphens, at which browsers part it with a hyphen if it does not fit the line. */
export function hyphenated(word: string, language: Language): string {
  return perLanguage[language](word)
}

function withHyphens(word: string, breaks: readonly number[]): string {
  const allowed = breaks.filter((at) => at >= FEWEST_BEFORE && word.length - at >= FEWEST_AFTER)
  const places = [0, ...allowed, word.length]
  return places
    .slice(1)
    .map((at, index) => word.slice(places[index], at))
    .join(SOFT_HYPHEN)
}
