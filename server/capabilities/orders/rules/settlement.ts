import { type Cents, cents } from '#contract/money.ts'
import type { PaymentStatus } from '#server/adapters/payment/payment-service.ts'
import type { Order } from '../order.ts'
import { isUnpaid } from './order-moves.ts'

/** What the payment service said, if it said anything. */
export type SeenPayment = PaymentStatus | { state: 'unreachable' }

/** What must happen to an order after the payment service was asked. */
export type Settlement =
  | { kind: 'nothing' }
  | { kind: 'place'; paid: Cents }
  /** Paid, but its goods were given back: take them again, or else refund. */
  | { kind: 'take-again'; paid: Cents }
  /** `why` is for staff. */
  | { kind: 'refund'; paid: Cents; why: string }
  | { kind: 'release' }

type Around = {
  /** Before the payment service was asked, the reservation was over. */
  wasOver: boolean
  /** And over for so long that even without an answer others get the goods. */
  wasLongOver: boolean
  /** Another order has been placed from the same cart. */
  cartIsOrdered: boolean
}

/** Money decides, and only what the payment service itself says about it. */
export function settlementOf(
  order: Pick<Order, 'state' | 'amount' | 'number' | 'holdsGoods' | 'email'>,
  seen: SeenPayment,
  { wasOver, wasLongOver, cartIsOrdered }: Around,
): Settlement {
  if (!isUnpaid(order.state)) return { kind: 'nothing' }
  if (seen.state === 'paid') {
    const paid = cents(seen.amount)
    if (seen.orderNumber !== String(order.number))
      return { kind: 'refund', paid, why: `the payment names the order ${seen.orderNumber}` }
    if (paid < order.amount) return { kind: 'refund', paid, why: `only ${paid} of ${order.amount} cents were paid` }
    if (cartIsOrdered) return { kind: 'refund', paid, why: 'the cart was ordered with another payment' }
    if (order.email === null) return { kind: 'refund', paid, why: 'it was forgotten who ordered, and where to' }
    return order.holdsGoods ? { kind: 'place', paid } : { kind: 'take-again', paid }
  }
  if (!order.holdsGoods) return { kind: 'nothing' }
  if (seen.state === 'unreachable') return wasLongOver ? { kind: 'release' } : { kind: 'nothing' }
  // An answer from before the end may be outdated by now: a payer can pay until the last second.
  return wasOver ? { kind: 'release' } : { kind: 'nothing' }
}
