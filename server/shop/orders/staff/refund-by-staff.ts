import type { OrderAction } from '#contract/office/orders/actions.ts'
import { type Cents, cents, plus } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from '../order.ts'
import type { Refund } from '../orders.ts'
import { addRefund, refundRest, stillPaid } from '../refund.ts'
import { settledPieces, worthOf } from '../rules/line-refund.ts'
import { isBought } from '../rules/order-moves.ts'
import { splitRefund } from '../rules/refund-split.ts'
import type { OrderStores } from '../transaction.store.ts'
import type { Acted } from './acting.ts'

type RefundAction = Extract<OrderAction, { kind: 'refund' }>

/** Refunds a part of an order or all that is left. Goods stay where they are: what was refunded is mostly no longer good. */
export async function refundByStaff(
  stores: OrderStores,
  order: Order,
  { part, reason }: RefundAction,
  { isLimited }: { isLimited: boolean },
): Promise<Acted> {
  if (!isBought(order.state)) return refused('ORDER_NOT_READY')
  const earlier = await stores.refunds.of(order.id)
  const made = await makeRefund(stores, order, part, reason, earlier)
  if (!made.ok) return made
  const refund = made.value
  if (isLimited) {
    // For one order in all: else the limit would be as high as somebody is patient.
    const { serviceRefundLimit } = await stores.settings()
    if (sumOf([...earlier, refund]) > serviceRefundLimit) return refused('REFUND_LIMIT')
  }
  const { id, amount, toCodes, lines } = refund
  return accepted({ action: 'order.refund', after: { refund: id, amount, toCodes, ...(lines ? { lines } : {}) } })
}

export const sumOf = (refunds: readonly Refund[]): Cents =>
  plus(...refunds.map(({ amount, toCodes }) => plus(amount, toCodes)))

async function makeRefund(
  stores: OrderStores,
  order: Order,
  part: RefundAction['part'],
  reason: string,
  earlier: readonly Refund[],
): Promise<Outcome<Refund, 'REFUND_TOO_MUCH'>> {
  const paid = await stillPaid(stores, order)
  if (part.kind === 'rest') return refundRest(stores, order, paid, reason)
  const settled = settledPieces(earlier, await stores.changes.of(order.id))
  const amount = part.kind === 'amount' ? cents(part.amount) : worthOf(order.snapshot, part.lines, settled)
  const split = amount === null ? null : splitRefund(paid, amount)
  if (!split) return refused('REFUND_TOO_MUCH')
  return accepted(await addRefund(stores, order, split, reason, part.kind === 'lines' ? part.lines : null))
}
