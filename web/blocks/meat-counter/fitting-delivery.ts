import type { DeliveryDate } from '#contract/shop/delivery.ts'
import { addDays, weekdayOf } from '#contract/values/days.ts'

type Meal = {
  /** ISO date of the meal; empty for as soon as possible. */
  day: string
  /** Days that the meat needs before it is cooked, such as for thawing. */
  daysBefore: number
  /** ISO weekdays on which the product can be delivered; null is every one. */
  weekdays: readonly number[] | null
}

export type FittingDelivery = { date: DeliveryDate; isInTime: boolean }

/** A delivery that begins later on the day of the meal is too late for cooking. */
const LATEST_ON_THE_DAY = '16:00'

/**
 * The delivery that fits a meal: the last one before it, because meat is best fresh. If none comes in time, the first after it. Null if
 * the product is never delivered on these days.
 */
export function fittingDelivery(dates: readonly DeliveryDate[], meal: Meal): FittingDelivery | null {
  const offered = dates.filter(({ value }) => meal.weekdays?.includes(weekdayOf(value)) ?? true)
  const [first] = offered
  if (!first) return null
  if (meal.day === '') return { date: first, isInTime: true }
  const inTime = offered.flatMap((date) => comingInTime(date, meal) ?? [])
  const last = inTime.at(-1)
  return last ? { date: last, isInTime: true } : { date: first, isInTime: false }
}

/** The date with the times that are in time; null without any. */
function comingInTime(date: DeliveryDate, { day, daysBefore }: Meal): DeliveryDate | null {
  const deadline = addDays(day, -daysBefore)
  if (date.value < deadline) return date
  if (date.value > deadline) return null
  const times = date.times.filter(({ value }) => (value.split('-')[1] ?? '') <= LATEST_ON_THE_DAY)
  return times.length > 0 ? { ...date, times } : null
}
