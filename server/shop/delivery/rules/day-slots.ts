import type { DeliveryWindow } from '#contract/shop/shop-data.ts'
import { addDays } from '#contract/values/days.ts'
import { cutOffOf, type DeliveryCalendar } from './calendar.ts'

export type Area = { id: string; windows: readonly DeliveryWindow[] }

/** A slot as the calendar wants it. */
export type WantedSlot = { area: string; date: string; time: string; capacity: number; closesAt: Date }

/** The slots of an area on a number of days, from the first one on. */
export function slotsOf({ id, windows }: Area, calendar: DeliveryCalendar, firstDay: string, days: number) {
  const slots: WantedSlot[] = []
  for (let at = 0; at < days; at++) {
    const date = addDays(firstDay, at)
    const weekday = calendar.weekdayOn(date, id)
    for (const { from, until, capacity, cutOff } of windows.filter((window) => window.weekday === weekday)) {
      slots.push({ area: id, date, time: timeOf({ from, until }), capacity, closesAt: cutOffOf(date, cutOff) })
    }
  }
  return slots
}

/** What names the time of a slot, such as `16:00-20:00`. */
export function timeOf({ from, until }: Pick<DeliveryWindow, 'from' | 'until'>): string {
  return `${from}-${until}`
}
