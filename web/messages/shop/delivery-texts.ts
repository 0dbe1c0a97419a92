import type { Language } from '#contract/site.ts'
import { weekdayOf } from '#contract/values/days.ts'
import { deadline } from '#web/format/deadline.ts'
import { shortDate } from '#web/format/short-date.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { message } from '#web/messages/message.ts'

/** 'tiistai 17.11.2026' */
export function deliveryDateText(language: Language, date: string): string {
  return `${weekdayName(weekdayOf(date), language)} ${shortDate(date, language)}`
}

/** Of a time such as `16:00-20:30`: 'klo 16–20.30'. */
export function deliveryTimeText(language: Language, time: string): string {
  const [from = '', until = ''] = time.split('-').map((clock) => clockText(clock, language))
  return message(language, 'deliveryTimeOf', { from, until })
}

/** 'tiistai 17.11.2026 klo 16–20' */
export function deliverySlotText(language: Language, { date, time }: { date: string; time: string }): string {
  return `${deliveryDateText(language, date)} ${deliveryTimeText(language, time)}`
}

/** 'Tilaa viimeistään ke 18.11. klo 12.00' */
export function deliveryClosesText(language: Language, time: Date): string {
  return message(language, 'deliveryCloses', { time: deadline(time, language) })
}

export function deliveryPlacesText(language: Language, count: number): string {
  return count === 1 ? message(language, 'deliveryOnePlace') : message(language, 'deliveryPlaces', { count })
}

function clockText(clock: string, language: Language): string {
  if (language === 'en') return clock
  const [hours, minutes] = clock.split(':')
  const separator = language === 'de' ? ':' : '.'
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}${separator}${minutes}`
}
