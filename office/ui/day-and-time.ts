import { weekdayOf } from '#contract/values/days.ts'
import { shortDate } from '#web/format/short-date.ts'
import { weekdayName } from '#web/format/weekday.ts'

/** `2027-01-15` as `pe 15.1.2027`. */
export function dayText(date: string): string {
  return `${weekdayName(weekdayOf(date), 'fi', 'short')} ${shortDate(date, 'fi')}`
}

/** `16:00-18:00` as `16–18`, `16:30-18:00` as `16.30–18`. */
export function timeText(time: string): string {
  return time
    .replaceAll(/(^|-)0(?=\d)/g, '$1')
    .replaceAll(':00', '')
    .replaceAll(':', '.')
    .replace('-', '–')
}
