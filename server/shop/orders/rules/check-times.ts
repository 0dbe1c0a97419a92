import type { Order, OrderTimes } from '../order.ts'
import { isUnpaid } from './order-moves.ts'

type Watched = Pick<Order, 'state' | 'holdsGoods' | 'paymentState'> & {
  /** The age of the order, by the database's clock. */
  ageSeconds: number
  /** How long its goods are reserved, as set when the order was made. */
  reservationSeconds: number
}

/** Whether a payment in this state can no longer change. */
export function isFinal(paymentState: string | null): boolean {
  return paymentState === 'paid' || paymentState === 'cancelled' || paymentState === 'refunded'
}

/** Whether the stored state of an order's payment is final, so that the payment service need not be asked. */
export function isSettled({
  state,
  holdsGoods,
  paymentState,
}: Pick<Watched, 'state' | 'holdsGoods' | 'paymentState'>): boolean {
  return !isUnpaid(state) || (!holdsGoods && isFinal(paymentState))
}

/**
 * The seconds until the payment service is asked again; null for never, because nothing can change any more. Without an answer nobody knows,
 * however late it is.
 */
export function nextCheck(order: Watched & { isAnswered: boolean }, times: OrderTimes): number | null {
  if (isSettled(order)) return null
  const { holdsGoods, paymentState, ageSeconds, reservationSeconds } = order
  const isOver = ageSeconds >= reservationSeconds
  if (holdsGoods && isOver) return times.urgentChecks
  const next = [...times.checks, reservationSeconds].sort((one, other) => one - other).find((at) => at > ageSeconds)
  const isRare = ageSeconds >= times.lastLaterCheck && paymentState !== 'delayed' && order.isAnswered
  const rhythm = isRare ? times.rareChecks : times.laterChecks
  const wait = next === undefined ? rhythm : next - ageSeconds
  return ageSeconds + wait > times.lastCheck && !holdsGoods && order.isAnswered ? null : wait
}
