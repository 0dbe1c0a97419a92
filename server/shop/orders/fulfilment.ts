import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import { canMove } from './rules/order-moves.ts'

/** Staff have packed or delivered an order: it moves on, and its buyer gets a mail. */
export async function fulfil(
  needs: Pick<OrderNeeds, 'store' | 'atomically' | 'wake'>,
  number: number,
  to: 'packed' | 'delivered',
): Promise<Outcome<Order, 'ORDER_UNKNOWN' | 'ORDER_NOT_READY'>> {
  const found = await needs.store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(found.id)
    if (!order || !canMove(order.state, to)) return refused('ORDER_NOT_READY', [`the order is ${order?.state}`])
    const moved = await stores.orders.move(order, to)
    await stores.mails.add(order, to)
    return accepted(moved)
  })
  if (outcome.ok) needs.wake()
  return outcome
}
