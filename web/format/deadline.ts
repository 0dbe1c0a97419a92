import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

// The shop's clock, wherever the reader is.
const timeZone = 'Europe/Helsinki'
const deadlines = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
)

/** A point in time of the coming days, with its weekday: 'ke 18.11. klo 12.00'. */
export function deadline(time: Date | string, language: Language): string {
  return deadlines(language).format(new Date(time))
}
