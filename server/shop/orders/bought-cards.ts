import { type Cents, cents, NO_MONEY, plus } from '#contract/values/money.ts'
import type { StoredCard } from '../codes/codes.ts'
import type { Order } from './order.ts'
import type { OrderStores } from './transaction.store.ts'

type CodeStores = Pick<OrderStores, 'codes'>

/** Whether a card is unused: nobody has paid with it, and it is not void. */
export const isUnused = ({ amount, issued, voidedAt }: StoredCard) =>
  amount !== null && amount > 0 && amount === issued && voidedAt === null

/** Voids locked gift cards that an order has bought. What staff have voided before goes to the order, too: nobody can restore it then. */
export async function voidCards(
  { codes }: CodeStores,
  order: Order,
  cards: readonly StoredCard[],
  voidedBefore: readonly StoredCard[] = [],
): Promise<void> {
  await codes.move(
    cards.map(({ key, amount }) => ({ key, amount: cents(-(amount ?? 0)), uses: 0 })),
    order.id,
  )
  await codes.takeVoided(
    voidedBefore.map(({ key, issued }) => ({ key, amount: issued ?? NO_MONEY })),
    order.id,
  )
}

type BoughtCards = {
  unused: StoredCard[]
  /** Staff have voided them with all that they were worth. */
  voidedBefore: StoredCard[]
  /** The worth of those that somebody has paid with. */
  kept: Cents
}

/** Locks the gift cards that an order has bought. */
export async function boughtCards({ codes }: CodeStores, order: Order): Promise<BoughtCards> {
  const cards = await codes.boughtBy(order.id)
  const voided = await codes.takenBy(order.id)
  const byStaff = await codes.voidedByStaff(cards.map(({ key }) => key))
  const isVoidedWhole = ({ key, issued }: StoredCard) => issued !== null && byStaff.get(key) === issued
  const used = cards.filter((card) => !isUnused(card) && !isVoidedWhole(card) && !voided.has(card.key))
  return {
    unused: cards.filter(isUnused),
    voidedBefore: cards.filter(isVoidedWhole),
    kept: plus(...used.map(({ issued }) => issued ?? NO_MONEY)),
  }
}
