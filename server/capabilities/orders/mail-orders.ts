import type { OrderMailKind } from '#contract/order-snapshot.ts'
import type { Site } from '#contract/site.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { doAllDue } from './do-all-due.ts'
import type { Order } from './order.ts'
import type { DueMail, OrderMailStore, OrderNeeds, Refund, RefundStore, Withdrawal, WithdrawalStore } from './orders.ts'
import { cardsOf } from './place-order.ts'

/** Everything that a mail about an order may say. */
type SaidOrder = {
  kind: OrderMailKind
  order: Order
  siteName: string
  /** The page of the order, for 30 days without a login. */
  orderAt: string
  withdrawAt: string
  termsAt: string
  refund?: Refund
  withdrawal?: Withdrawal
  /** Where the withdrawal is confirmed. */
  confirmAt?: string
  /** Codes and values of bought gift cards. */
  cards?: readonly { code: string; amount: number }[]
}

export type OrderMailNeeds = Pick<OrderNeeds, 'store' | 'onProblem'> & {
  /** The codes of the gift cards that an order has bought. */
  issuedCodes: (order: string, count: number) => Promise<readonly string[]>
  mails: OrderMailStore
  refunds: RefundStore
  withdrawals: WithdrawalStore
  mailer: Mailer
  shop: Site
  origin: string
  mailedToken: (order: string) => string
  withdrawalToken: (withdrawal: string) => string
  write: (said: SaidOrder) => Pick<Mail, 'subject' | 'text' | 'html'>
}

const BATCH_SIZE = 10
/** Longer than a batch takes; a mail that failed is tried again after this, then after twice as long. */
const RETRY_SECONDS = 60

/** Sends the mails that wait. Each is claimed first, so that no two nodes send it. */
export function mailOrders(needs: OrderMailNeeds): Promise<number> {
  return doAllDue({
    take: () => needs.mails.takeDue(BATCH_SIZE, RETRY_SECONDS),
    each: async (mail) => {
      try {
        await send(needs, mail)
        await needs.mails.setMailed(mail.id)
      } catch (error) {
        needs.onProblem(error, `A mail about an order (${mail.kind}) will be tried again`)
      }
    },
  })
}

async function send(needs: OrderMailNeeds, { id, order: orderId, kind, subject }: DueMail): Promise<void> {
  const order = await needs.store.find(orderId)
  // Erased meanwhile: there is nobody to write to.
  if (!order?.email) return
  const { shop, origin, mailer } = needs
  const written = needs.write({
    ...{ kind, order, siteName: shop.name },
    orderAt: `${origin}/tilaus/${needs.mailedToken(order.id)}`,
    withdrawAt: `${origin}/peruutus`,
    termsAt: `${origin}/toimitusehdot`,
    ...(await detailsOf(needs, order, kind, subject)),
  })
  await mailer.deliver({
    ...{ ...written, id, to: order.snapshot.email, replyTo: shop.mail.recipient },
    from: { name: shop.name, address: shop.mail.sender },
  })
}

async function detailsOf(
  { refunds, withdrawals, issuedCodes, origin, withdrawalToken }: OrderMailNeeds,
  order: Order,
  kind: OrderMailKind,
  subject: string,
): Promise<Pick<SaidOrder, 'refund' | 'withdrawal' | 'confirmAt' | 'cards'>> {
  if (kind === 'refund') {
    const refund = (await refunds.of(order.id)).find(({ id }) => id === subject)
    return refund ? { refund } : {}
  }
  if (kind === 'withdrawal' || kind === 'withdrawal-link') {
    const withdrawal = await withdrawals.find(subject)
    const confirmAt = `${origin}/vahvista-peruutus/${withdrawalToken(subject)}`
    return withdrawal ? { withdrawal, confirmAt } : {}
  }
  if (kind !== 'gift-card') return {}
  const cards = cardsOf(order.snapshot.lines)
  const codes = await issuedCodes(order.id, cards.length)
  return { cards: cards.map(({ amount }, at) => ({ amount, code: codes[at] as string })) }
}
