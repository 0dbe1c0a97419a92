import type { OrderMailKind } from '#contract/order-snapshot.ts'
import type { Site } from '#contract/site.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { CLAIM_SECONDS, sendClaimed } from '#server/claimed-mail.ts'
import { TryLaterError } from '#server/outage.ts'
import { type CancelStores, cancelUntil } from './cancel.ts'
import { doAllDue } from './do-all-due.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { DueMail, OrderMailStore, Refund, RefundStore, Withdrawal, WithdrawalStore } from './orders.ts'
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
  /** Until when it can be cancelled; null if it cannot. */
  cancelUntil: Date | null
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
  slots: CancelStores['slots']
  mailer: Mailer
  shop: Site
  origin: string
  mailedToken: (order: string) => string
  withdrawalToken: (withdrawal: string) => string
  /** Shorter in tests. */
  claimSeconds?: number
  write: (said: SaidOrder) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Claimed together and sent at the same time, so that no claim grows old behind the mail before it. */
const AT_ONCE = 5
/** A mail that was not accepted is tried again after this, then after twice as long. */
const RETRY_SECONDS = 60
/** For over a day nobody has accepted it: somebody has to look. */
const MANY_TRIES = 30

/** Sends the mails that wait. Each is claimed first, so that no two nodes send it. */
export function mailOrders(needs: OrderMailNeeds): Promise<number> {
  const { mails, onProblem, claimSeconds = CLAIM_SECONDS } = needs
  return doAllDue({
    take: () => mails.takeDue(AT_ONCE, claimSeconds),
    each: async (due) => {
      try {
        const setMailed = () => mails.setMailed(due.id)
        const mail = await written(needs, due)
        // Erased meanwhile: there is nobody to write to.
        if (!mail) return await setMailed()
        const claim = { renew: () => mails.renew(due, claimSeconds), setMailed }
        await sendClaimed(claim, () => needs.mailer.deliver(mail), { renewMs: (claimSeconds * 1000) / 5 })
      } catch (error) {
        const isLate = due.tries >= MANY_TRIES && error instanceof TryLaterError
        const shown = isLate ? new Error('No mail server has accepted it for over a day.', { cause: error }) : error
        onProblem(shown, `A mail about an order (${due.kind}) will be tried again`)
        await mails
          .giveBack(due, RETRY_SECONDS)
          .catch((again) => onProblem(again, 'A mail is tried again when its claim ends'))
      }
    },
    atOnce: AT_ONCE,
  })
}

async function written(
  needs: OrderMailNeeds,
  { id, order: orderId, kind, subject }: DueMail,
): Promise<Mail | undefined> {
  const order = await needs.store.find(orderId)
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
    ...(await detailsOf(needs, order, kind, subject)),
  })
  const from = { name: shop.name, address: shop.mail.sender }
  return { ...texts, id, from, to: order.snapshot.email, replyTo: shop.mail.recipient }
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
