import type { Language } from '#contract/site.ts'
import { shortDate } from '#web/format/short-date.ts'

const clock = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })

/** Date and time in Finland. */
export function timeText(time: Date, language: Language): string {
  return `${shortDate(day.format(time), language)} ${clock.format(time)}`
}
