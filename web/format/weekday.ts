import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const long = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const short = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

/** The name of an ISO weekday: 'tiistai', or in short 'ti'. */
export function weekdayName(weekday: number, language: Language, length: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  return (length === 'long' ? long : short)(language).format(new Date(Date.UTC(2024, 0, weekday)))
}
