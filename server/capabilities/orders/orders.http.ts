import { getPaymentMethods, paymentReturn, purchase as purchaseRoute } from '#contract/checkout.ts'
import { decimalComma } from '#contract/money.ts'
import type { WithdrawnLine } from '#contract/order-snapshot.ts'
import * as calls from '#contract/orders.ts'
import { accepted, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { type RouteAnswer, type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import type { Customer } from '#server/http/calls/sessions.ts'
import { cancelOrder } from './cancel.ts'
import type { Order } from './order.ts'
import type { OrderLinks } from './order-links.ts'
import type { OrderNeeds } from './orders.ts'
import { paymentLanguage } from './payment.ts'
import { type PurchaseResult, purchase } from './purchase.ts'
import { settleReturned } from './settle.ts'
import { showOrder, showPastOrder } from './show-order.ts'
import { checkWithdrawal, withdraw } from './withdrawal.ts'

/** The browser's own cart. */
export type CartOfBrowser = {
  idIn(browser: { cookies: Cookies; customer: Customer }): Promise<string | undefined>
  /** What is left to pay for it today, in cents. */
  totalOf(id: string | undefined, customer: Customer): Promise<number>
  /** Adds products; gives how many lines were added, and what there is to say about it. */
  add(
    browser: { cookies: Cookies; setCookie: SetCookie; customer: Customer; language: Language },
    lines: readonly { code: string; name: string; quantity: number }[],
  ): Promise<{ addedCount: number; warnings: string[] }>
}

export type OrderHttpNeeds = OrderNeeds & {
  links: OrderLinks
  browserCart: CartOfBrowser
}

/** A mailed link works so long without a login. */
const MAILED_LINK_DAYS = 30
const DAY_MS = 24 * 3600 * 1000
const PAGE_SIZE = 10

export function orderCalls(needs: OrderHttpNeeds): ServedCall[] {
  /** The buyer's own order. Another's, and one that does not exist, are refused alike. */
  const findOwn = async (token: string, customer: Customer) => {
    const read = needs.links.read(token)
    const order = read && (await needs.store.find(read.order))
    return order?.customer === customer.id ? order : null
  }
  const show = (order: Order, token: string, isOwner: boolean) =>
    needs.atomically((stores) => showOrder(stores, order, { token, isOwner }))

  return [
    served(getPaymentMethods, async ({ cookies, customer, language }) => {
      const total = await needs.browserCart.totalOf(await needs.browserCart.idIn({ cookies, customer }), customer)
      if (total === 0) return accepted({ methods: [] })
      try {
        const methods = await needs.payments.methods(total, paymentLanguage[language])
        return accepted({ methods: methods.map(({ code, name }) => ({ code, name, kind: kindOf(code) })) })
      } catch (error) {
        needs.onProblem(error, 'The payment methods could not be asked for')
        return refused('PAYMENT_UNAVAILABLE')
      }
    }),
    served(calls.getOrder, async ({ params: { token }, customer }) => {
      const read = needs.links.read(token)
      const order = read && (await needs.store.find(read.order))
      if (!read || !order) return refused('ORDER_UNKNOWN')
      const isOwner = customer !== null && customer.id === order.customer
      const isMailed = read.isMailed && needs.now().getTime() < order.createdAt.getTime() + MAILED_LINK_DAYS * DAY_MS
      return isOwner || isMailed ? accepted(await show(order, token, isOwner)) : refused('ORDER_UNKNOWN')
    }),
    served(calls.getOrders, async ({ customer, query: { page } }) => {
      const from = (page - 1) * PAGE_SIZE
      const { hits, totalCount } = await needs.store.ofCustomer(customer.id, { from, count: PAGE_SIZE })
      const orders = await needs.atomically(async (stores) => {
        const shown: calls.PastOrder[] = []
        for (const order of hits) shown.push(await showPastOrder(stores, order))
        return shown
      })
      return accepted({ orders, totalCount, hasMore: from + hits.length < totalCount })
    }),
    served(calls.cancelOrder, async ({ params: { token }, customer }) => {
      const own = await findOwn(token, customer)
      if (!own) return refused('ORDER_UNKNOWN')
      const outcome = await cancelOrder(needs, own.id, customer.id)
      return outcome.ok ? accepted(await show(outcome.value, token, true)) : outcome
    }),
    served(calls.reorder, async ({ params: { token }, customer, ...browser }) => {
      const own = await findOwn(token, customer)
      if (!own) return refused('ORDER_UNKNOWN')
      return accepted(await needs.browserCart.add({ ...browser, customer }, own.snapshot.lines))
    }),
    served(calls.checkWithdrawal, async ({ body: { orderNumber, email } }) => {
      const outcome = await checkWithdrawal(needs, { orderNumber, email })
      return outcome.ok ? accepted({ lines: outcome.value.map(shownLine) }) : outcome
    }),
    served(calls.withdraw, async ({ body: { orderNumber, email, name, codes } }) => {
      const outcome = await withdraw(needs, { orderNumber, email, name, codes })
      if (!outcome.ok) return outcome
      const { createdAt, lines } = outcome.value
      return accepted({ receivedAt: createdAt.toISOString(), lines: lines.map(shownLine) })
    }),
  ]
}

const shownLine = ({ linePrice, ...line }: WithdrawnLine) => ({ ...line, linePrice: decimalComma(linePrice) })

/** As analytics name them: FI54 is mobile pay, FI50 card payment, others are online banks. */
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
  ]
}

/** Problems lead back to the delivery, where everything can be changed; the browser keeps what was filled in. */
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
