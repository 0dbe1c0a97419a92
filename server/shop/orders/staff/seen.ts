import { createHash } from 'node:crypto'
import type { Order } from '../order.ts'
import type { OrderStores } from '../transaction.store.ts'

type Read = {
  refunds: Pick<OrderStores['refunds'], 'of'>
  withdrawals: Pick<OrderStores['withdrawals'], 'of'>
  changes: Pick<OrderStores['changes'], 'of'>
}

/**
 * Stands for what people decide about an order: a person who acts on it sends what they saw, and is refused when it has changed since.
 * That the payment service has meanwhile made a refund that was decided before changes nothing.
 */
export async function seenOf({ refunds, withdrawals, changes }: Read, order: Order): Promise<string> {
  const { state, slotId, paid, snapshot } = order
  const returned = (await refunds.of(order.id)).map(({ id }) => id)
  const missing = (await changes.of(order.id)).map(({ id }) => id)
  const stated = (await withdrawals.of(order.id)).map(({ id, confirmedAt }) => [id, confirmedAt !== null])
  const lists = [returned.sort(), stated.sort(), missing.sort()]
  const all = [state, slotId, paid, snapshot.deliveryAddress, snapshot.slot, lists]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22)
}
