import { type Language, langAttribute } from '#contract/site.ts'

const dates = new Map<Language, Intl.DateTimeFormat>()
const spans = new Map<Language, Intl.RelativeTimeFormat>()

/** An ISO date as the language writes it: '15.11.2026'. */
export function shortDate(date: string, language: Language): string {
  const make = () =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : langAttribute[language], {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
  return made(dates, language, make).format(new Date(date))
}

/** 'tänään', 'eilen', '5 päivää sitten'. */
export function daysAgo(days: number, language: Language): string {
  const make = () => new Intl.RelativeTimeFormat(langAttribute[language], { numeric: 'auto' })
  return made(spans, language, make).format(-days, 'day')
}

/** Once for each language: making one takes longer than rendering a card. */
function made<Format>(known: Map<Language, Format>, language: Language, make: () => Format): Format {
  const format = known.get(language) ?? make()
  known.set(language, format)
  return format
}
