import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const spans = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** An age in days: 'tänään', 'eilen', '5 päivää sitten'. */
export function daysAgo(days: number, language: Language): string {
  return spans(language).format(-days, 'day')
}
