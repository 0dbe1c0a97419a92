import { type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import { type IsoWeek, workdaysOf } from '#contract/values/iso-weeks.ts'

/** Names of holidays by ISO date. */
export type Holidays = Readonly<Record<string, string>>

/** The holiday on a day of a week, with a capital letter; undefined if it is none. */
export function holidayOf(week: IsoWeek, day: Weekday, holidays: Holidays): string | undefined {
  const name = holidays[workdaysOf(week)[weekdays.indexOf(day)] ?? '']
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}

/** The days of a week on which a kitchen is closed, unless somebody has put a dish on them. */
export function holidaysIn(week: IsoWeek, holidays: Holidays): Weekday[] {
  return weekdays.filter((day) => holidayOf(week, day, holidays) !== undefined)
}
