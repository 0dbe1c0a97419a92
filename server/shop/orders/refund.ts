import { randomBytes } from 'node:crypto'
import type { RefundedLine } from '#contract/shop/order-snapshot.ts'
import { type Cents, least, minus, NO_MONEY, plus } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { boughtCards, voidCards } from './bought-cards.ts'
import { doAllDue } from './do-all-due.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { Refund, RefundStore } from './orders.ts'
import { type RefundSplit, refundable, type StillPaid, splitRefund } from './rules/refund-split.ts'
import type { OrderStores } from './transaction.store.ts'

/** Writes a refund in the transaction that decides it. Gift cards get their money at once; the payment service is asked later. */
export async function addRefund(
  stores: OrderStores,
  order: Order,
  split: RefundSplit,
  reason: string,
  lines: readonly RefundedLine[] | null = null,
): Promise<Refund> {
  const { codes } = split
  await stores.codes.lock(
    [],
    codes.map(({ key }) => key),
  )
  await stores.codes.move(
    codes.map(({ key, amount }) => ({ key, amount, uses: 0 })),
    order.id,
  )
  return enterRefund(stores, order, split, reason, lines)
}

/** Records a refund whose codes already have their money. Its mail is written when all of it is done. */
export async function enterRefund(
  { refunds, mails }: Pick<OrderStores, 'refunds' | 'mails'>,
  order: Order,
  { money, codes }: RefundSplit,
  reason: string,
  lines: readonly RefundedLine[] | null = null,
): Promise<Refund> {
  const refund: Refund = {
    id: randomBytes(15).toString('base64url'),
    order: order.id,
    amount: money,
    reason,
    toCodes: plus(...codes.map(({ amount }) => amount)),
    state: money > 0 ? 'due' : 'done',
    lines,
  }
  await refunds.add(refund)
  if (refund.state === 'done') await mails.add(order, 'refund', refund.id)
  return refund
}

/** What was paid for an order and has not gone back, whichever way it may have gone: by a refund, a cancellation or a withdrawal. */
export async function stillPaid(
  { refunds, codes }: Pick<OrderStores, 'refunds' | 'codes'>,
  order: Order,
): Promise<StillPaid> {
  const earlier = await refunds.of(order.id)
  const held = await codes.takenBy(order.id)
  return {
    // Without the fee that the payment service added, which it keeps.
    money: minus(least(order.paid, order.amount), ...earlier.map(({ amount }) => amount)),
    codes: order.snapshot.codes.map(({ key, kind }) => ({ key, kind, amount: held.get(key)?.amount ?? NO_MONEY })),
  }
}

/**
 * Refunds a part of an order that was placed, or all that is left of it: gift cards first, then the payment. With all of it, the gift cards
 * that it has bought are void; one that was used stays with its buyer, and is not refunded.
 */
export async function refundOrder(
  needs: OrderNeeds,
  number: number,
  amount: Cents | 'all',
  reason: string,
): Promise<Outcome<Refund, 'ORDER_UNKNOWN' | 'REFUND_TOO_MUCH'>> {
  const found = await needs.store.byNumber(number)
  if (!found?.placedAt) return refused('ORDER_UNKNOWN')
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(found.id)
    if (!order) return refused('ORDER_UNKNOWN')
    const paid = await stillPaid(stores, order)
    if (amount !== 'all') return refundSplit(stores, order, splitRefund(paid, amount), reason)
    return refundRest(stores, order, paid, reason)
  })
  if (outcome.ok) needs.wake()
  return outcome
}

/** All that is left of a locked order, less the gift cards that somebody has used. */
export async function refundRest(stores: OrderStores, order: Order, paid: StillPaid, reason: string) {
  const { unused, voidedBefore, kept } = await boughtCards(stores, order)
  const outcome = await refundSplit(stores, order, splitRefund(paid, minus(refundable(paid), kept)), reason)
  if (outcome.ok) await voidCards(stores, order, unused, voidedBefore)
  return outcome
}

async function refundSplit(stores: OrderStores, order: Order, split: RefundSplit | null, reason: string) {
  return split ? accepted(await addRefund(stores, order, split, reason)) : refused('REFUND_TOO_MUCH')
}

const BATCH_SIZE = 20
const RETRY_SECONDS = 60

/** Asks the payment service to return what is due. Each refund has an id, so that it is made once however often it is asked for. */
export function makeRefunds(needs: OrderNeeds & { refunds: RefundStore }): Promise<number> {
  return doAllDue({
    take: () => needs.refunds.takeDue(BATCH_SIZE, RETRY_SECONDS),
    each: (refund) => makeRefund(needs, refund),
  })
}

async function makeRefund(needs: OrderNeeds, refund: Refund): Promise<void> {
  const order = await needs.store.find(refund.order)
  if (!order) return
  try {
    const isAll = refund.amount === order.paid
    const result = await needs.payments.refund({
      paymentId: order.paymentId,
      refundId: refund.id,
      amount: isAll ? 'all' : refund.amount,
    })
    if (result !== 'unclear') await endRefund(needs, refund, result === 'done' ? 'done' : 'manual')
    if (result === 'not-possible') {
      needs.onProblem(new Error(`Refund ${refund.id}`), `Staff must refund the order ${order.number} by hand`)
    }
  } catch (error) {
    needs.onProblem(error, `The refund of the order ${order.number} will be tried again`)
  }
}

/** Ends a refund; `done` also if staff returned the money by hand. */
export function endRefund(needs: OrderNeeds, refund: Refund, state: 'done' | 'manual'): Promise<void> {
  return needs.atomically(async (stores) => {
    const order = await stores.orders.lock(refund.order)
    if (!order || !(await stores.refunds.end(refund.id, state)) || state !== 'done') return
    const refunded = plus(order.refunded, refund.amount)
    await stores.orders.set(order.id, { refunded })
    if (order.state === 'refund-due' && refunded >= order.paid) await stores.orders.move(order, 'refunded')
    await stores.mails.add(order, 'refund', refund.id)
  })
}
