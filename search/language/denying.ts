import type { Language } from '#contract/site.ts'

/** How words without marks end that say that something is not there: `lihaton`, `glutenfri`, `knochenlos`, `meatless`. */
const endings: Readonly<Record<Language, RegExp>> = {
  fi: /t(on|tom\p{L}*)$/u,
  se: /(fri|fria|fritt|los|losa|lost)$/,
  de: /(frei|los)(e|er|es|en|em)?$/,
  en: /(free|less)$/,
}

/** Whether a word, without marks, says that something is not there. Its contrary may be a letter away. */
export const isDenying = (word: string, language: Language): boolean => endings[language].test(word)
