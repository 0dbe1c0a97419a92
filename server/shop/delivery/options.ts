import { isSharedDay, sharedWeekdays } from '#contract/shop/delivery-days.ts'
import { isDelivered } from './rules/postal-codes.ts'

/** A product that has to be delivered, which gift cards do not. */
export type DeliveredProduct = { name: string; deliveryDays: readonly number[] | null }

/** The products of a visitor's cart that have to be delivered, and the slot that its unpaid order holds. */
export type CartToBring = { products: readonly DeliveredProduct[]; heldSlot: number | null }

/** A postal code of Posti, its area, and the slots that still have room. */
export type FoundPlace = {
  type: number
  area: string | null
  /** The names of the place: the post office in both languages, and the municipality. */
  cities: readonly string[]
  slots: readonly FreeSlot[]
}

type FreeSlot = { id?: number; date: string; time: string; closesAt: Date; placesLeft: number }

type Options =
  | { dates: { date: string; times: FreeSlot[] }[] }
  | { dates: []; reason: 'NOT_DELIVERED' | 'NONE_FREE' }
  | { dates: []; reason: 'NO_SHARED_DAY'; limited: DeliveredProduct[] }

/** The dates and times when all of these products can be delivered to a place; without any, the reason. */
export function optionsOf(place: FoundPlace, products: readonly DeliveredProduct[]): Options {
  if (!isDelivered(place)) return { dates: [], reason: 'NOT_DELIVERED' }
  const shared = place.slots.filter(({ date }) => isSharedDay(date, products))
  if (shared.length > 0) return { dates: byDate(shared) }
  const hasShared = sharedWeekdays(products).length > 0 && (products.length < 2 || place.slots.length === 0)
  if (hasShared) return { dates: [], reason: 'NONE_FREE' }
  return { dates: [], reason: 'NO_SHARED_DAY', limited: products.filter(({ deliveryDays }) => deliveryDays !== null) }
}

function byDate(slots: FoundPlace['slots']) {
  const dates = Map.groupBy(slots, ({ date }) => date)
  // ISO dates and times sort as strings.
  return [...dates]
    .map(([date, times]) => ({ date, times: times.toSorted((one, next) => (one.time < next.time ? -1 : 1)) }))
    .sort((one, next) => (one.date < next.date ? -1 : 1))
}
