import type { DeliveryWindow } from './shop-data.ts'

/** Days on which nothing is delivered: public holidays, and the eves that are kept like them. */
export type HolidayName =
  | ('newYear' | 'epiphany' | 'goodFriday' | 'easterSunday' | 'easterMonday' | 'mayDay' | 'ascension' | 'pentecost')
  | ('midsummerEve' | 'midsummer' | 'allSaints' | 'independence' | 'christmasEve' | 'christmas' | 'boxingDay')

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
