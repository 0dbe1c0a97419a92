import { accepted, refused } from '#contract/values/outcome.ts'
import type { Order } from '../order.ts'
import { canMove } from '../rules/order-moves.ts'
import type { OrderStores } from '../transaction.store.ts'
import type { Acted } from './acting.ts'

/** Packed, delivered, or one step back. A mail that has gone cannot be taken back, and is not sent a second time. */
export async function stepByStaff(
  stores: OrderStores,
  order: Order,
  step: 'packed' | 'delivered' | 'undo',
): Promise<Acted> {
  const to = step === 'undo' ? before(order) : step
  if (to === null || !canMove(order.state, to)) return refused('ORDER_NOT_READY')
  const times = step === 'undo' ? { deliveredAt: null, ...(to === 'placed' ? { packedAt: null } : {}) } : {}
  const stamped = to === 'packed' && step === 'undo' && order.packedAt ? { packedAt: order.packedAt } : {}
  await stores.orders.move(order, to, { ...times, ...stamped })
  if (step !== 'undo') await stores.mails.add(order, step)
  return accepted({ action: `order.${step}`, before: { state: order.state }, after: { state: to } })
}

/** Orders of gift cards alone are delivered by their mail: nothing of that can be undone. */
export function before({ state, slotId }: Pick<Order, 'state' | 'slotId'>): 'placed' | 'packed' | null {
  if (slotId === null) return null
  if (state === 'packed') return 'placed'
  return state === 'delivered' ? 'packed' : null
}
