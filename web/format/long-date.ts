import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const dates = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** An ISO date in words: '5. marraskuuta 2026'. */
export function longDate(date: string, language: Language): string {
  return dates(language).format(new Date(date))
}
