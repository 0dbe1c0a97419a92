import { getPaymentMethods, paymentReturn, purchase as purchaseRoute } from '#contract/shop/checkout.ts'
import type { WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import * as calls from '#contract/shop/orders.ts'
import type { Language, Site } from '#contract/site.ts'
import { decimalComma } from '#contract/values/money.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { type RouteAnswer, type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import type { Customer } from '#server/http/calls/sessions.ts'
import { cancelOrder } from './cancel.ts'
import type { Order } from './order.ts'
import type { OrderLinks } from './order-links.ts'
import type { OrderNeeds } from './order-needs.ts'
import { reportPayment } from './payment.ts'
import { type PurchaseResult, purchase } from './purchase.ts'
import { pieceId, type ReturnablePiece } from './rules/withdrawal-rules.ts'
import { settleReturned } from './settle.ts'
import { type ShownWith, showOrder, showPastOrder } from './show-order.ts'
import { checkWithdrawal, confirmWithdrawal, findWithdrawal, stateWithdrawal } from './withdrawal.ts'

/** The browser's own cart. */
export type CartOfBrowser = {
  idIn(browser: { cookies: Cookies; customer: Customer }): Promise<string | undefined>
  /** What is left to pay for it today, in cents. */
  totalOf(id: string | undefined, customer: Customer): Promise<number>
  /** Adds products. Returns how many lines were added, with the warnings. */
  add(
    browser: { cookies: Cookies; setCookie: SetCookie; customer: Customer; language: Language },
    lines: readonly { code: string; name: string; quantity: number }[],
  ): Promise<{ addedCount: number; warnings: string[] }>
}

/** The kinds of notices behind the mailed link of a withdrawal. */
type WithdrawalNotice = 'asked' | 'done' | 'doneBefore' | 'notPossible' | 'invalid'

type SaidWithdrawal = {
  kind: WithdrawalNotice
  number: string
  lines: readonly { name: string; quantity: number; linePrice: string }[]
}

type Document = Extract<RouteAnswer, { kind: 'document' }>['document']

export type OrderHttpNeeds = OrderNeeds & {
  links: OrderLinks
  browserCart: CartOfBrowser
  /** A notice that asks has a button that posts to its own address. */
  withdrawalNotice: (site: Site, language: Language, said: SaidWithdrawal) => Promise<Document>
  shownWith: ShownWith
}

/** How long a mailed link works without a login. */
const MAILED_LINK_DAYS = 30
const DAY_MS = 24 * 3600 * 1000
const PAGE_SIZE = 10

export function orderCalls(needs: OrderHttpNeeds): ServedCall[] {
  /** The buyer's own order. Somebody else's order is refused like one that does not exist. */
  const findOwn = async (token: string, customer: Customer) => {
    const read = needs.links.read(token)
    const order = read && (await needs.store.find(read.order))
    return order?.customer === customer.id ? order : null
  }
  const show = (order: Order, reader: { token: string; isOwner: boolean; language: Language }) =>
    needs.atomically((stores) => showOrder(stores, order, reader, needs.shownWith))

  return [
    served(getPaymentMethods, async ({ cookies, customer, language }) => {
      const total = await needs.browserCart.totalOf(await needs.browserCart.idIn({ cookies, customer }), customer)
      if (total === 0) return accepted({ methods: [] })
      try {
        const methods = await needs.offeredMethods(total, language)
        return accepted({ methods: methods.map(({ code, name }) => ({ code, name, kind: kindOf(code) })) })
      } catch (error) {
        reportPayment(needs, error, 'The payment methods could not be asked for')
        return refused('PAYMENT_UNAVAILABLE')
      }
    }),
    served(calls.getOrder, async ({ params: { token }, customer, language, guess }) => {
      const own = customer && (await findOwn(token, customer))
      if (own) return accepted(await show(own, { token, isOwner: true, language }))
      const read = needs.links.read(token)
      // The session may have ended at the payment page. Only the buyer's browser knows the address, and it learns no more than this.
      if (read && !read.isMailed && !customer) {
        const order = await needs.store.find(read.order)
        return refused(wasJustPlaced(order, needs.now()) ? 'ORDER_PAID_LOGIN_NEEDED' : 'LOGIN_NEEDED')
      }
      const found = await guess(async () => {
        const order = read?.isMailed ? await needs.store.find(read.order) : null
        const isFresh = order && needs.now().getTime() < order.createdAt.getTime() + MAILED_LINK_DAYS * DAY_MS
        return isFresh ? accepted(order) : refused('ORDER_UNKNOWN')
      })
      return found.ok ? accepted(await show(found.value, { token, isOwner: false, language })) : found
    }),
    served(calls.getOrders, async ({ customer, language, query: { page } }) => {
      const from = (page - 1) * PAGE_SIZE
      const { hits, totalCount } = await needs.store.ofCustomer(customer.id, { from, count: PAGE_SIZE })
      const orders = await needs.atomically(async (stores) => {
        const shown: calls.PastOrder[] = []
        for (const order of hits) shown.push(await showPastOrder(stores, order, language, needs.shownWith))
        return shown
      })
      return accepted({ orders, totalCount, hasMore: from + hits.length < totalCount })
    }),
    served(calls.cancelOrder, async ({ params: { token }, customer, language }) => {
      const own = await findOwn(token, customer)
      if (!own) return refused('ORDER_UNKNOWN')
      const outcome = await cancelOrder(needs, own.id, customer.id)
      return outcome.ok ? accepted(await show(outcome.value, { token, isOwner: true, language })) : outcome
    }),
    served(calls.reorder, async ({ params: { token }, customer, ...browser }) => {
      const own = await findOwn(token, customer)
      if (!own) return refused('ORDER_UNKNOWN')
      return accepted(await needs.browserCart.add({ ...browser, customer }, own.snapshot.lines))
    }),
    served(calls.checkWithdrawal, async ({ body: { orderNumber, email }, guess }) => {
      const outcome = await guess(() => checkWithdrawal(needs, { orderNumber, email }))
      return outcome.ok ? accepted({ pieces: outcome.value.map(shownPiece) }) : outcome
    }),
    served(calls.withdraw, async ({ body: { orderNumber, email, name, pieces }, guess }) => {
      const outcome = await guess(() => stateWithdrawal(needs, { orderNumber, email, name, pieces }), isUnknown)
      if (!outcome.ok) return outcome
      const { createdAt, lines } = outcome.value
      return accepted({ receivedAt: createdAt.toISOString(), lines: lines.map(shownLine) })
    }),
  ]
}

const isUnknown = (outcome: { ok: boolean; code?: string }) => outcome.code === 'ORDER_UNKNOWN'

function wasJustPlaced(order: Order | null, now: Date): boolean {
  return now.getTime() < (order?.placedAt?.getTime() ?? 0) + DAY_MS
}

const shownPiece = ({ code, piece, name, price, ending }: ReturnablePiece) => ({
  id: pieceId({ code, piece }),
  code,
  name,
  price: decimalComma(price),
  ending,
})

const shownLine = ({ code, name, quantity, linePrice }: WithdrawnLine) => ({
  code,
  name,
  quantity,
  linePrice: decimalComma(linePrice),
})

/** The kind of a payment method for analytics: FI54 is mobile pay, FI50 card payment, others are online banks. */
function kindOf(code: string): 'mobile' | 'card' | 'bank' {
  if (code === 'FI54') return 'mobile'
  return code === 'FI50' ? 'card' : 'bank'
}

export function orderRoutes(needs: OrderHttpNeeds): ServedRoute[] {
  return [
    servedRoute(purchaseRoute, async ({ body, cookies, language, customer }) => {
      if (!customer) return accepted({ kind: 'redirect', to: '/ostoskori#kirjaudu' })
      const cart = await needs.browserCart.idIn({ cookies, customer })
      const result = await purchase(needs, { cart, customer: customer.id, language, posted: body })
      return accepted({ kind: 'redirect', to: addressAfter(result, body['Form.PostalCode'] ?? '') })
    }),
    servedRoute(paymentReturn, async ({ query, body }) => {
      const paymentId = needs.payments.paymentIdIn({ ...query, ...body })
      const order = paymentId === null ? null : await needs.store.byPaymentId(paymentId)
      if (!order) return refused('ORDER_UNKNOWN')
      await settleReturned(needs, order)
      return accepted({ kind: 'redirect', to: `/tilaus/${order.id}` })
    }),
    servedRoute(calls.orderPage, async () => accepted<RouteAnswer>({ kind: 'page', path: '/tilaus' })),
    servedRoute(calls.withdrawalPage, ({ params: { token }, ...place }) =>
      answerWithdrawal(needs, token, place, async () => 'asked'),
    ),
    servedRoute(calls.confirmWithdrawal, ({ params: { token }, ...place }) =>
      answerWithdrawal(needs, token, place, async (id) =>
        (await confirmWithdrawal(needs, id)).ok ? 'done' : 'notPossible',
      ),
    ),
  ]
}

/** The page behind a mailed link of a withdrawal. Says so if the link is not ours or was used. */
async function answerWithdrawal(
  needs: OrderHttpNeeds,
  token: string,
  { site, language }: { site: Site; language: Language },
  act: (id: string) => Promise<WithdrawalNotice>,
) {
  const id = needs.links.readWithdrawal(token)
  const found = id ? await findWithdrawal(needs, id) : null
  const page = async (kind: WithdrawalNotice, status: number, before = found) => {
    const lines = before?.withdrawal.lines ?? []
    const said = { kind, number: before ? String(before.order.number) : '', lines: lines.map(shownLine) }
    const document = await needs.withdrawalNotice(site, before?.order.language ?? language, said)
    return accepted<RouteAnswer>({
      kind: 'document',
      document,
      status,
      page: { framing: 'nobody', cache: 'no-store', hasToken: true },
    })
  }
  if (!id || !found) return page('invalid', 404)
  if (found.withdrawal.confirmedAt) return page('doneBefore', 200)
  const kind = await act(id)
  // Less may have been carried out than was stated.
  return page(kind, kind === 'notPossible' ? 409 : 200, await findWithdrawal(needs, id))
}

/** The address after a purchase. Problems lead back to the delivery step, where everything can be changed; the browser keeps the form. */
function addressAfter(result: PurchaseResult, postalCode: string): string {
  if (result.kind === 'pay') return result.address
  if (result.kind === 'order') return `/tilaus/${result.order}`
  const query = new URLSearchParams({
    ...(/^\d{5}$/.test(postalCode) ? { postinumero: postalCode } : {}),
    virhe: result.problem,
    ...(result.fields ? { kentat: Object.keys(result.fields).join(',') } : {}),
  })
  return `/kassa?${query}#toimitus`
}
