import { weekdayOf } from '#contract/days.ts'
import type { Language } from '#contract/site.ts'
import { shortDate } from '#web/format/short-date.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { message } from './message.ts'

/** 'tiistai 17.11.2026' */
export function deliveryDateText(language: Language, date: string): string {
  return `${weekdayName(weekdayOf(date), language)} ${shortDate(date, language)}`
}

/** Of a time such as `16:00-20:30`: 'klo 16–20.30'. */
export function deliveryTimeText(language: Language, time: string): string {
  const [from = '', until = ''] = time.split('-').map((clock) => clockText(clock, language))
  return message(language, 'deliveryTimeOf', { from, until })
}

function clockText(clock: string, language: Language): string {
  if (language === 'en') return clock
  const [hours, minutes] = clock.split(':')
  const separator = language === 'de' ? ':' : '.'
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}${separator}${minutes}`
}
