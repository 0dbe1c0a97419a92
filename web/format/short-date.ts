import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const dates = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

/** An ISO date in the short format of the language: '15.11.2026'. */
export function shortDate(date: string, language: Language): string {
  return dates(language).format(new Date(date))
}
