import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

// The shop's clock, wherever the reader is.
const timeZone = 'Europe/Helsinki'
const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
)

/** A point in time with its hour: '15.11.2026 klo 12.05'. */
export function moment(iso: string, language: Language): string {
  return moments(language).format(new Date(iso))
}
