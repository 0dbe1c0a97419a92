import type { HolidayName } from '#contract/values/holidays.ts'
import type { DeliveryWindow } from './shop-data.ts'

/** A day that differs from the usual week in all areas. */
export type UnusualDay = { date: string; holiday: HolidayName | null; isDelivered: boolean }

/** Where and when the shop delivers, for pages. */
export type DeliveryPlan = {
  /** The largest ones, by name. */
  areas: readonly {
    name: string
    postalCodes: number
    windows: readonly Pick<DeliveryWindow, 'weekday' | 'from' | 'until'>[]
  }[]
  /** How many areas are not among them. */
  moreAreas: number
  unusualDays: readonly UnusualDay[]
}
