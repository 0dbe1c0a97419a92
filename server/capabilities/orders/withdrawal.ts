import { cents, plus, times } from '#contract/money.ts'
import type { OrderLine, WithdrawnLine } from '#contract/order-snapshot.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Order } from './order.ts'
import type { OrderNeeds, OrderStores, Withdrawal } from './orders.ts'
import { addRefund, stillPaid } from './refund.ts'
import { isBought } from './rules/order-moves.ts'
import { splitRefund } from './rules/refund-split.ts'
import { isReturnable, isWithinPeriod } from './rules/withdrawal-rules.ts'

export type Claim = { orderNumber: string; email: string }

/** What of an order its buyer can withdraw from. The number and the address of the order stand for a login. */
export async function checkWithdrawal(
  needs: OrderNeeds,
  claim: Claim,
): Promise<Outcome<WithdrawnLine[], 'ORDER_UNKNOWN'>> {
  const order = await findClaimed(needs, claim)
  if (!order) return refused('ORDER_UNKNOWN')
  return accepted(await needs.atomically((stores) => withdrawable(needs, stores, order)))
}

/** Records a withdrawal and mails its receipt. Unused gift cards are refunded at once; other goods when staff have them back. */
export async function withdraw(
  needs: OrderNeeds,
  { name, codes, ...claim }: Claim & { name: string; codes: readonly string[] },
): Promise<Outcome<Withdrawal, 'ORDER_UNKNOWN' | 'WITHDRAWAL_NOT_POSSIBLE'>> {
  const found = await findClaimed(needs, claim)
  if (!found) return refused('ORDER_UNKNOWN')
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(found.id)
    if (!order) return refused('ORDER_UNKNOWN')
    const possible = await withdrawable(needs, stores, order)
    const lines = possible.filter(({ code }) => codes.includes(code))
    if (lines.length === 0 || lines.length < new Set(codes).size) return refused('WITHDRAWAL_NOT_POSSIBLE')
    const withdrawal = await stores.withdrawals.add({ order: order.id, name, lines })
    await refundCards(stores, order, lines)
    await stores.mails.add(order.id, 'withdrawal', withdrawal.id)
    return accepted(withdrawal)
  })
  if (outcome.ok) needs.wake()
  return outcome
}

async function findClaimed({ store }: OrderNeeds, { orderNumber, email }: Claim): Promise<Order | null> {
  if (!/^\d{1,9}$/.test(orderNumber)) return null
  const order = await store.byNumber(Number(orderNumber))
  return order && order.email === email.toLowerCase() && isBought(order.state) ? order : null
}

async function withdrawable({ now }: OrderNeeds, stores: OrderStores, order: Order): Promise<WithdrawnLine[]> {
  const earlier = (await stores.withdrawals.of(order.id)).flatMap(({ lines }) => lines.map(({ code }) => code))
  const cards = await stores.codes.boughtBy(order.id)
  const areUnused = cards.every(({ amount, issued }) => amount === issued)
  return order.snapshot.lines
    .filter((line) => isReturnable(line) && !earlier.includes(line.code) && isWithinPeriod(line, order, now()))
    .filter((line) => !isCard(line) || areUnused)
    .map(({ code, name, quantity, price }) => ({ code, name, quantity, linePrice: times(price, quantity) }))
}

const isCard = ({ vatClass }: Pick<OrderLine, 'vatClass'>) => vatClass === 'voucher'

/** Cards that are given back pay nothing any more. */
async function refundCards(stores: OrderStores, order: Order, lines: readonly WithdrawnLine[]): Promise<void> {
  const cardLines = order.snapshot.lines.filter((line) => isCard(line) && lines.some(({ code }) => code === line.code))
  if (cardLines.length === 0) return
  const cards = await stores.codes.boughtBy(order.id)
  const voided = cardLines.flatMap(({ price, quantity }) =>
    cards.filter(({ issued, amount }) => issued === price && amount === price).slice(0, quantity),
  )
  await stores.codes.move(
    voided.map(({ key, amount }) => ({ key, amount: cents(-(amount ?? 0)), uses: 0 })),
    order.id,
  )
  const value = plus(...cardLines.map(({ price, quantity }) => times(price, quantity)))
  const split = splitRefund(await stillPaid(stores, order), value)
  if (!split) throw new Error(`The gift cards of the order ${order.number} are worth more than was paid for it.`)
  await addRefund(stores, order, split, 'the customer withdrew from the purchase of gift cards')
}
