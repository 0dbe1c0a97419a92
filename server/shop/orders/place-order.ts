import type { OrderLine, OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import { dayIn } from '#contract/values/days.ts'
import { giveBack } from './goods.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { OrderedCart, OrderStores } from './transaction.store.ts'

/** For orders from before it was a setting. */
const FORMER_CARD_YEARS = 2

/** How long the gift cards of an order are valid: what its buyer was told. */
export const cardYears = ({ giftCardYears = FORMER_CARD_YEARS }: Pick<OrderSnapshot, 'giftCardYears'>) => giftCardYears

/** Closes the cart, makes the gift cards and writes the mails of an order, in the transaction that places it. */
export async function followPlacing(
  { cardCodes, now }: Pick<OrderNeeds, 'cardCodes' | 'now'>,
  stores: OrderStores,
  order: Order,
  cart: OrderedCart | null,
): Promise<void> {
  const { lines } = order.snapshot
  const cards = cardsOf(lines)
  if (cards.length > 0) {
    const validUntil = yearsAfter(dayIn(now()), cardYears(order.snapshot))
    const codes = cardCodes(order.id, cards.length)
    await stores.codes.issue(
      cards.map((card, at) => ({ ...card, code: codes[at] as string, validUntil, order: order.id })),
    )
    await stores.mails.add(order, 'gift-card')
  }
  await stores.mails.add(order, 'confirmation')
  if (!cart || cart.isOrdered) return
  if (cart.id === order.cart) await stores.carts.close(cart, lines)
  else await stores.carts.takeOut(cart, lines)
}

/** Supersedes the other unpaid orders of a cart, and gives back their goods: one cart is one order. */
export async function supersedeOthers(stores: OrderStores, orders: readonly Order[], own: string): Promise<void> {
  for (const other of orders) {
    if (other.id === own || other.state !== 'reserved') continue
    await giveBack(stores, other)
    await stores.orders.move(other, 'superseded', { holdsGoods: false, slotId: null })
  }
}

/** The gift cards in the lines: one for each piece, counted from 1. */
export function cardsOf(lines: readonly OrderLine[]) {
  return lines
    .filter(({ vatClass }) => vatClass === 'voucher')
    .flatMap(({ code, price, quantity }) =>
      Array.from({ length: quantity }, (_, at) => ({ line: code, piece: at + 1, amount: price })),
    )
}

function yearsAfter(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-')
  const next = `${Number(year) + years}-${rest.join('-')}`
  return next.endsWith('02-29') ? next.replace('02-29', '02-28') : next
}
