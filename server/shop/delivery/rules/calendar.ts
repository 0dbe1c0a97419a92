import type { DeliveryWindow } from '#contract/shop/shop-data.ts'
import { addDays, timeIn, weekdayOf } from '#contract/values/days.ts'
import { holidayOn, isWorkingDay } from '#contract/values/holidays.ts'

/** A day that differs from the calendar, in one area or, where that is empty, in all. */
export type DeliveryException = {
  date: string
  area: string
  /** The ISO weekday whose windows are used; null: nothing is delivered. */
  runsAs: number | null
}

export type DeliveryCalendar = {
  /** The ISO weekday whose windows an area has on a date; null: nothing is delivered. */
  weekdayOn(date: string, area: string): number | null
}

/** Combines holidays and exceptions. An exception for one area overrides one for all areas, and both override a holiday. */
export function deliveryCalendar(exceptions: readonly DeliveryException[]): DeliveryCalendar {
  const known = new Map(exceptions.map(({ date, area, runsAs }) => [`${date} ${area}`, runsAs]))
  const exceptionOn = (date: string, area: string) => known.get(`${date} ${area}`)
  return {
    weekdayOn(date, area) {
      const own = exceptionOn(date, area)
      const all = own === undefined ? exceptionOn(date, '') : own
      if (all !== undefined) return all
      return holidayOn(date) ? null : weekdayOf(date)
    },
  }
}

/** The cut-off for orders to be delivered on this date, counted back in working days, on which orders are packed. */
export function cutOffOf(date: string, { workingDays, time }: DeliveryWindow['cutOff']): Date {
  let day = date
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, -1)
    if (isWorkingDay(day)) left--
  }
  return timeIn(day, time)
}
