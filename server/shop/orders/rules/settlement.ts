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
  /** Paid after its goods were given back: take them again, or refund. */
  | { kind: 'take-again'; paid: Cents }
  /** `why` is for staff. Paying twice or too late is expected; anything else cannot be caused by a shopper. */
  | { kind: 'refund'; paid: Cents; why: string; isExpected: boolean }
  | { kind: 'release' }

type Around = {
  /** Whether the reservation was over before the payment service was asked. */
  wasOver: boolean
  /** Whether it was over for so long that the goods are released even without an answer. */
  wasLongOver: boolean
  /** Another order has been placed from the same cart. */
  cartIsOrdered: boolean
}

/** Decides what happens to an order, by what the payment service itself says about the money and nothing else. */
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
  // An answer from before the end may be outdated: a shopper can pay until the last second.
  return wasOver ? { kind: 'release' } : { kind: 'nothing' }
}
