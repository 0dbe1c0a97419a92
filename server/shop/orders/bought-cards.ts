import { type Cents, cents, NO_MONEY, plus } from '#contract/values/money.ts'
import type { StoredCard } from '../codes/codes.ts'
import type { Order } from './order.ts'
import type { OrderStores } from './transaction.store.ts'

type CodeStores = Pick<OrderStores, 'codes'>

/** Whether a card is unused: nobody has paid with it, and it is not void. */
export const isUnused = ({ amount, issued, voidedAt }: StoredCard) =>
  amount !== null && amount > 0 && amount === issued && voidedAt === null

/** Voids locked gift cards that an order has bought. */
export async function voidCards({ codes }: CodeStores, order: Order, cards: readonly StoredCard[]): Promise<void> {
  await codes.move(
    cards.map(({ key, amount }) => ({ key, amount: cents(-(amount ?? 0)), uses: 0 })),
    order.id,
  )
}

/** Locks the gift cards that an order has bought. Returns the unused ones, and the worth of those that somebody has paid with. */
export async function boughtCards({ codes }: CodeStores, order: Order): Promise<{ unused: StoredCard[]; kept: Cents }> {
  const cards = await codes.boughtBy(order.id)
  const voided = await codes.takenBy(order.id)
  const used = cards.filter((card) => !isUnused(card) && !voided.has(card.key))
  return { unused: cards.filter(isUnused), kept: plus(...used.map(({ issued }) => issued ?? NO_MONEY)) }
}
