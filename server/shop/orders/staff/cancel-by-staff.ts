import { accepted, refused } from '#contract/values/outcome.ts'
import { boughtCards, voidCards } from '../bought-cards.ts'
import { giveBack } from '../goods.ts'
import type { Order } from '../order.ts'
import { enterRefund, stillPaid } from '../refund.ts'
import { isBought } from '../rules/order-moves.ts'
import { refundable, splitRefund } from '../rules/refund-split.ts'
import type { OrderStores } from '../transaction.store.ts'
import type { Acted } from './acting.ts'

/**
 * Cancels an order at any time, also after its cut-off, and refunds all that is left of it. Goods that were packed have left the shelf and
 * the cold: they come back into the books of the order and are written off.
 */
export async function cancelByStaff(
  stores: OrderStores,
  order: Order,
  { canWaste }: { canWaste: boolean },
): Promise<Acted> {
  if (!isBought(order.state)) return refused('ORDER_NOT_READY')
  const isPacked = order.state !== 'placed'
  if (isPacked && !canWaste) return refused('ROLE_NEEDED')
  const { unused, voidedBefore, kept } = await boughtCards(stores, order)
  if (kept > 0) return refused('ORDER_CARDS_USED')
  const paid = await stillPaid(stores, order)
  const rest = splitRefund(paid, refundable(paid))
  await stores.stock.lock(order.snapshot.lines.map(({ code }) => code).sort())
  const taken = isPacked ? await stores.stock.takenBy(order.id) : []
  await giveBack(stores, order)
  await stores.stock.move(
    taken.map(({ code, pieces }) => ({ code, change: -pieces })),
    null,
  )
  await voidCards(stores, order, unused, voidedBefore)
  const cancelled = await stores.orders.move(order, 'cancelled', { holdsGoods: false, slotId: null })
  if (rest) await enterRefund(stores, cancelled, rest, 'the shop cancelled the order')
  await stores.mails.add(order, 'cancelled')
  const after = { state: 'cancelled', money: rest?.money ?? 0, isWaste: isPacked }
  return accepted({ action: 'order.cancel', before: { state: order.state }, after })
}
