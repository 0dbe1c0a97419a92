import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { Language } from '#contract/site.ts'
import type { Cents } from '#contract/values/money.ts'

/** An order, from the moment on when its buyer goes to pay. */
export type Order = {
  id: string
  number: number
  paymentId: string
  cart: string
  digest: string
  /** Null after the person was erased. */
  customer: string | null
  email: string | null
  language: Language
  state: OrderState
  /** Whether stock, slot and codes are taken for it. */
  holdsGoods: boolean
  slotId: number | null
  snapshot: OrderSnapshot
  /** To pay through the payment service. */
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

/** When payments are asked for. In seconds, counted from the order's creation. */
export type OrderTimes = {
  /** While the payment service cannot be asked, goods are kept so long at most. */
  longestReservation: number
  /** When the payment service is asked first, and when the reservation of the order ends. */
  checks: readonly number[]
  /** After those, in this rhythm, */
  laterChecks: number
  /** until this time, unless the payment is known to come later; */
  lastLaterCheck: number
  /** then in this one, because an old payment page can still be paid, with nobody telling us. */
  rareChecks: number
  lastCheck: number
  /** While an unanswered question keeps goods from others. */
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
