import type { OrderChange } from '#contract/shop/order-change.ts'
import type { OrderMailKind } from '#contract/shop/order-snapshot.ts'
import type { Site } from '#contract/site.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { LeasedMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import { type CancelStores, cancelUntil } from './cancel.ts'
import type { Order } from './order.ts'
import type { OrderChangeStore } from './order-changes.store.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { Refund, RefundStore, Withdrawal, WithdrawalStore } from './orders.ts'
import { cardsOf, cardYears } from './place-order.ts'

type IssuedCode = { code: string; isVoid: boolean }
type CardInMail = IssuedCode & { amount: number }

/** The facts that a mail about an order may state. */
type SaidOrder = {
  kind: OrderMailKind
  order: Order
  siteName: string
  /** The page of the order, for 30 days without a login. */
  orderAt: string
  withdrawAt: string
  termsAt: string
  /** The time until which it can be cancelled; null if it cannot. */
  cancelUntil: Date | null
  refund?: Refund
  withdrawal?: Withdrawal
  /** What was taken off it. */
  change?: OrderChange
  /** The address that confirms the withdrawal. */
  confirmAt?: string
  /** Codes and values of bought gift cards. */
  cards?: readonly CardInMail[]
  /** How long they are valid. */
  cardYears?: number
}

export type OrderMailNeeds = Pick<OrderNeeds, 'store'> & {
  /** The codes of the gift cards that an order has bought. Nobody can pay with one that is void. */
  issuedCodes: (order: string, count: number) => Promise<readonly IssuedCode[]>
  refunds: RefundStore
  withdrawals: WithdrawalStore
  changes: Pick<OrderChangeStore, 'find'>
  slots: CancelStores['slots']
  shop: Site
  origin: string
  mailedToken: (order: string) => string
  withdrawalToken: (withdrawal: string) => string
  write: (said: SaidOrder) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Writes a mail about an order as it is now; undefined if its buyer was erased. */
export async function writeOrderMail(
  needs: OrderMailNeeds,
  kind: OrderMailKind,
  { about, detail }: Pick<LeasedMail, 'about' | 'detail'>,
): Promise<WrittenMail | undefined> {
  const order = await needs.store.find(about)
  if (!order?.email) return undefined
  const { shop, origin } = needs
  const texts = needs.write({
    kind,
    order,
    siteName: shop.name,
    orderAt: `${origin}/tilaus/${needs.mailedToken(order.id)}`,
    withdrawAt: `${origin}/peruutus`,
    termsAt: `${origin}/toimitusehdot`,
    cancelUntil: await cancelUntil(needs, order),
    ...(await detailsOf(needs, order, kind, detail)),
  })
  const from = { name: shop.name, address: shop.mail.sender }
  return { ...texts, from, to: order.snapshot.email, replyTo: shop.mail.recipient }
}

async function detailsOf(
  { refunds, withdrawals, changes, issuedCodes, origin, withdrawalToken }: OrderMailNeeds,
  order: Order,
  kind: OrderMailKind,
  detail: string,
): Promise<Pick<SaidOrder, 'refund' | 'withdrawal' | 'change' | 'confirmAt' | 'cards' | 'cardYears'>> {
  if (kind === 'refund') {
    const refund = (await refunds.of(order.id)).find(({ id }) => id === detail)
    return refund ? { refund } : {}
  }
  if (kind === 'withdrawal' || kind === 'withdrawal-link') {
    const withdrawal = await withdrawals.find(detail)
    const confirmAt = `${origin}/vahvista-peruutus/${withdrawalToken(detail)}`
    return withdrawal ? { withdrawal, confirmAt } : {}
  }
  if (kind === 'missing') {
    const change = await changes.find(detail)
    return change ? { change } : {}
  }
  if (kind !== 'gift-card') return {}
  const cards = cardsOf(order.snapshot.lines)
  const codes = await issuedCodes(order.id, cards.length)
  const coded = cards.map(({ amount }, at) => ({ amount, ...(codes[at] as IssuedCode) }))
  return { cards: coded, cardYears: cardYears(order.snapshot) }
}
