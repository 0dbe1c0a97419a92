import { type Cents, cents } from '#contract/values/money.ts'
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
  /** `why` is for staff. A shopper may pay twice or too late; what is not expected, no shopper can cause. */
  | { kind: 'refund'; paid: Cents; why: string; isExpected: boolean }
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
    const refund = (why: string, isExpected: boolean) => ({ kind: 'refund', paid, why, isExpected }) as const
    if (seen.orderNumber !== String(order.number))
      return refund(`the payment names the order ${seen.orderNumber}`, false)
    if (paid < order.amount) return refund(`only ${paid} of ${order.amount} cents were paid`, false)
    if (cartIsOrdered) return refund('the cart was ordered with another payment', true)
    if (order.email === null) return refund('it was forgotten who ordered, and where to', true)
    return order.holdsGoods ? { kind: 'place', paid } : { kind: 'take-again', paid }
  }
  if (!order.holdsGoods) return { kind: 'nothing' }
  if (seen.state === 'unreachable') return wasLongOver ? { kind: 'release' } : { kind: 'nothing' }
  // An answer from before the end may be outdated by now: a payer can pay until the last second.
  return wasOver ? { kind: 'release' } : { kind: 'nothing' }
}
