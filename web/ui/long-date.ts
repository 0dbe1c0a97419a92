import { type Language, langAttribute } from '#contract/site.ts'

// Made once: making one takes longer than rendering the rest of an article's opening.
const dates = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const formats: Record<Language, Intl.DateTimeFormat> = {
  fi: dates(langAttribute.fi),
  se: dates(langAttribute.se),
  en: dates('en-GB'),
  de: dates(langAttribute.de),
}

/** An ISO date in words: '5. marraskuuta 2026'. */
export function longDate(date: string, language: Language): string {
  return formats[language].format(new Date(date))
}
