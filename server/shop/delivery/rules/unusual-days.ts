import type { UnusualDay } from '#contract/shop/delivery-plan.ts'
import { addDays, weekdayOf } from '#contract/values/days.ts'
import { holidayOn } from '#contract/values/holidays.ts'
import type { DeliveryException } from './calendar.ts'

/** The days up to a date that differ from the usual week: cancelled and additional deliveries. */
export function unusualDays(
  from: string,
  until: string,
  deliveryWeekdays: ReadonlySet<number>,
  exceptions: readonly DeliveryException[],
): UnusualDay[] {
  const known = new Map(exceptions.map(({ date, runsAs }) => [date, runsAs]))
  const days: UnusualDay[] = []
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const holiday = holidayOn(date) ?? null
    const runsAs = known.get(date)
    const isUsual = deliveryWeekdays.has(weekdayOf(date))
    const isDelivered = runsAs === undefined ? isUsual && !holiday : runsAs !== null
    const runsAsOther = isDelivered && runsAs !== undefined && runsAs !== weekdayOf(date)
    // A holiday on a day without deliveries is not mentioned.
    if (isDelivered !== isUsual || (isDelivered && holiday) || runsAsOther) days.push({ date, holiday, isDelivered })
  }
  return days
}
