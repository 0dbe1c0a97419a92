import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { Language } from '#contract/site.ts'
import type { Cents } from '#contract/values/money.ts'

/** An order. It exists from the moment its buyer goes to pay. */
export type Order = {
  id: string
  number: number
  paymentId: string
  cart: string
  digest: string
  /** Null once the person was erased. */
  customer: string | null
  email: string | null
  language: Language
  state: OrderState
  /** Whether stock, slot and codes are taken for it. */
  holdsGoods: boolean
  slotId: number | null
  snapshot: OrderSnapshot
  /** The amount to pay through the payment service. */
  amount: Cents
  paymentAddress: string | null
  paymentState: string | null
  paid: Cents
  refunded: Cents
  reservedUntil: Date
  createdAt: Date
  placedAt: Date | null
  packedAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
}

/** The schedule on which the payment service is asked about an order: in seconds since the order was made. */
export type OrderTimes = {
  /** The longest that goods stay reserved while the payment service does not answer. */
  longestReservation: number
  /** The first checks. Another is made when the reservation of the order ends. */
  checks: readonly number[]
  /** Interval of the checks after those, */
  laterChecks: number
  /** which ends here, unless the payment is known to come later. */
  lastLaterCheck: number
  /** Interval of the checks after that: an old payment page can still be paid without anybody telling us. */
  rareChecks: number
  lastCheck: number
  /** Interval while goods stay reserved because the payment service did not answer. */
  urgentChecks: number
}

const HOUR = 3600
export const orderTimes: OrderTimes = {
  longestReservation: 2 * HOUR,
  checks: [60, 180, 600, 1800],
  laterChecks: HOUR,
  lastLaterCheck: 48 * HOUR,
  rareChecks: 24 * HOUR,
  lastCheck: 14 * 24 * HOUR,
  urgentChecks: 60,
}
