import type { Order, OrderTimes } from '../order.ts'
import { isUnpaid } from './order-moves.ts'

type Watched = Pick<Order, 'state' | 'holdsGoods' | 'paymentState'> & {
  /** Since the order was made, by the database's clock. */
  ageSeconds: number
}

const FINAL = ['paid', 'cancelled', 'refunded']

/** In how many seconds the payment service is asked again; null: never, because nothing can change any more. */
export function nextCheck({ state, holdsGoods, paymentState, ageSeconds }: Watched, times: OrderTimes): number | null {
  if (!isUnpaid(state)) return null
  if (!holdsGoods && FINAL.includes(paymentState ?? '')) return null
  const isOver = ageSeconds >= times.reservation
  if (holdsGoods && isOver) return times.urgentChecks
  const next = times.checks.find((at) => at > ageSeconds)
  const wait = next === undefined ? times.laterChecks : next - ageSeconds
  const last = paymentState === 'delayed' ? times.lastDelayedCheck : times.lastCheck
  return ageSeconds + wait > last && !holdsGoods ? null : wait
}
