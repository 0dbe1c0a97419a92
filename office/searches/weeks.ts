import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { weekOf } from '#contract/values/iso-weeks.ts'
import { shortDate } from '#web/format/short-date.ts'

/** Questions are kept for 90 days. */
const WEEKS = 13
const WEEK_DAYS = 7

/** The last weeks by their Mondays, this one first. */
export function weekOptions(now: Date): { id: string; label: string; hint: string }[] {
  const today = dayIn(now)
  const monday = addDays(today, 1 - weekdayOf(today))
  return Array.from({ length: WEEKS }, (_, at) => {
    const id = addDays(monday, -WEEK_DAYS * at)
    return { id, label: `Viikko ${weekOf(id).week}`, hint: `${shortDate(id, 'fi')}–${shortDate(addDays(id, 6), 'fi')}` }
  })
}
