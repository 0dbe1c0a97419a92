import { weekdayOf } from '#contract/values/days.ts'

/** The ISO weekdays on which a product can be delivered; null is every one. */
export type LimitedProduct = { deliveryDays: readonly number[] | null }

const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** The ISO weekdays on which all of these products can be delivered together; all of them if no product is limited. */
export function sharedWeekdays(products: readonly LimitedProduct[]): number[] {
  return WEEK.filter((day) => products.every(({ deliveryDays }) => deliveryDays?.includes(day) ?? true))
}

/** Whether all of these products can be delivered on this ISO date. Orders ask again what the delivery options have offered. */
export function isSharedDay(date: string, products: readonly LimitedProduct[]): boolean {
  return sharedWeekdays(products).includes(weekdayOf(date))
}
