import type { Language } from '#contract/site.ts'
import { addDays, weekdayOf } from '#contract/values/days.ts'
import { type HolidayCountry, holidayOn } from '#contract/values/holidays.ts'
import type { Holidays } from '#web/lunch-menu/rules/holidays.ts'
import { message } from '#web/messages/message.ts'

const FRIDAY = 5

/** The holidays from Monday to Friday, by date: from the first week of a year to the end of the next. `today` is an ISO date. */
export function workdayHolidays(today: string, country: HolidayCountry, language: Language): Holidays {
  const year = Number(today.slice(0, 4))
  const holidays: Record<string, string> = {}
  for (let day = `${year - 1}-12-28`; day <= `${year + 2}-01-07`; day = addDays(day, 1)) {
    const holiday = weekdayOf(day) <= FRIDAY ? holidayOn(day, country) : undefined
    if (holiday) holidays[day] = message(language, `holiday_${holiday}`)
  }
  return holidays
}
