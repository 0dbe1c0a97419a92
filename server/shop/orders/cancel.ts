import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { giveBack } from './goods.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import { cardsOf } from './place-order.ts'
import { enterRefund, stillPaid } from './refund.ts'
import { refundable, splitRefund } from './rules/refund-split.ts'
import type { OrderStores } from './transaction.store.ts'

/** Cancels an order before the cut-off of its delivery: gives back its goods and refunds it the way it was paid. */
export async function cancelOrder(
  needs: OrderNeeds,
  id: string,
  customer: string,
): Promise<Outcome<Order, 'ORDER_UNKNOWN' | 'ORDER_TOO_LATE'>> {
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(id)
    if (order?.customer !== customer || !order.placedAt) return refused('ORDER_UNKNOWN')
    if (order.state === 'cancelled') return accepted(order)
    if (!(await cancelUntil(stores, order))) return refused('ORDER_TOO_LATE')
    const paid = await stillPaid(stores, order)
    const all = splitRefund(paid, refundable(paid))
    await giveBack(stores, order)
    const cancelled = await stores.orders.move(order, 'cancelled', { holdsGoods: false, slotId: null })
    if (all) await enterRefund(stores, cancelled, all, 'the customer cancelled the order')
    await stores.mails.add(order, 'cancelled')
    return accepted(cancelled)
  })
  if (outcome.ok) needs.wake()
  return outcome
}

export type CancelStores = {
  slots: Pick<OrderStores['slots'], 'openUntil'>
  refunds: Pick<OrderStores['refunds'], 'of'>
}

/** Until when its buyer can cancel an order: the cut-off. Null if they cannot; gift cards are mailed at once, and can be withdrawn from instead. */
export async function cancelUntil({ slots, refunds }: CancelStores, order: Order): Promise<Date | null> {
  if (order.state !== 'placed' || order.slotId === null || cardsOf(order.snapshot.lines).length > 0) return null
  const until = await slots.openUntil(order.slotId)
  return until && (await refunds.of(order.id)).length === 0 ? until : null
}
