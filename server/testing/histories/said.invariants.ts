import type { PastOrder, ShownOrder } from '#contract/shop/orders.ts'
import { cents, decimalComma, plus, readDecimal } from '#contract/values/money.ts'
import { keyOf } from '#server/shop/codes/codes.ts'
import { euros } from '#web/format/euros.ts'
import { cardsIn } from './mailed-cards.ts'
import { type Model, must } from './model.ts'
import type { OrderRow, State } from './state.ts'
import { accepted, type World } from './world.ts'

const value = (text: string) => readDecimal(text) ?? Number.NaN

/** What the page of an order and the list of orders say is the same, and follows from the order. Looks at orders that have changed. */
export async function inspectSaid(model: Model, world: World, state: State): Promise<void> {
  for (const order of state.orders) {
    const refunds = state.refunds.filter((refund) => refund.order === order.id)
    const changes = state.changes.filter((change) => change.order === order.id)
    const text = JSON.stringify([order, refunds, changes])
    if (model.said.get(order.id) === text) continue
    model.said.set(order.id, text)
    const customer = { id: order.customer }
    const query = { params: { token: order.id }, customer }
    const page = accepted(await world.call('GET /api/lk/orders/:token', query)) as ShownOrder
    inspectPage(page, order)
    const done = refunds.filter((each) => each.state === 'done')
    const returned = decimalComma(cents(done.reduce((sum, { amount, to_codes }) => sum + amount + to_codes, 0)))
    must(
      page.refundedTotal === returned,
      `Order ${order.number}: the page says ${page.refundedTotal}, not ${returned}.`,
    )
    const missing = changes
      .map(({ code, quantity, refunded }) => `${quantity} ${code} ${decimalComma(refunded)}`)
      .join()
    const shown = page.changes.map(({ code, quantity, refunded }) => `${quantity} ${code} ${refunded}`).join()
    must(shown === missing, `Order ${order.number}: the page says that ${shown} is missing, not ${missing}.`)
    const list = accepted(await world.call('GET /api/lk/orders', { customer })).orders as PastOrder[]
    const listed = list.find(({ number }) => number === page.number)
    must(listed !== undefined || order.placed_at === null, `Order ${order.number} is not in the list.`)
    if (!listed) continue
    const same =
      [listed.state, listed.total, listed.canCancel].join() === [page.state, page.total, page.canCancel].join()
    must(same, `Order ${order.number}: the list says ${JSON.stringify(listed)}, and the page ${JSON.stringify(page)}.`)
  }
}

function inspectPage(page: ShownOrder, order: OrderRow): void {
  const name = `Order ${order.number}`
  must(page.state === order.state, `${name} is ${order.state}, and its page says ${page.state}.`)
  const lines = plus(...page.lines.map(({ linePrice }) => cents(value(linePrice))))
  must(lines === value(page.subTotal), `${name}: the lines of its page make ${lines}, not ${page.subTotal}.`)
  const added = value(page.subTotal) + value(page.shippingTotal) + value(page.handlingTotal)
  const taken = [page.orderDiscount, page.usedLoyaltyCouponAmount, page.usedRefundCodeAmount, page.usedGiftCardAmount]
  const total = added - taken.reduce((sum, text) => sum + value(text), 0)
  must(total === value(page.total), `${name}: the amounts of its page make ${total}, not ${page.total}.`)
  const shared = page.couponCodes.join()
  must(!/[2-9A-Z]{4}(-[2-9A-Z]{4}){3}|LAHJAKORTTI/.test(shared), `${name}: its page shows the gift card ${shared}.`)
}

/** The mail has the gift cards that the order has bought, and leaves out none but those that were void when it was written. */
function inspectCards(text: string, order: OrderRow, { codes }: State): void {
  const mailed = new Set(cardsIn(text).map((code) => keyOf(code, 'gift-card')))
  const bought = codes.filter(({ bought_by }) => bought_by === order.id).map(({ key }) => firstOf(key, codes))
  const isStranger = [...mailed].some((key) => !bought.includes(key))
  must(!isStranger, `Order ${order.number}: other gift cards were mailed than bought.`)
  const isForgotten = bought.some((key) => !mailed.has(key) && !codes.find((code) => code.key === key)?.voided_at)
  must(!isForgotten, `Order ${order.number}: a good gift card was bought, and not mailed.`)
}

/** The card that was bought, where it was sent again under another code. */
function firstOf(key: string, codes: State['codes']): string {
  const before = codes.find(({ replaced_by }) => replaced_by === key)
  return before ? firstOf(before.key, codes) : key
}

/** Every mail is sent once and says what the order says; when everything is done, none is missing. */
export function inspectMails(world: World, state: State, { isAll }: { isAll: boolean }): void {
  const ids = world.mails.map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'A mail was sent twice.')
  for (const mail of state.mails) {
    const order = state.orders.find(({ id }) => id === mail.about)
    const sent = world.mails.find(({ id }) => id === mail.id)
    must(order !== undefined, `A mail is about an order that does not exist.`)
    const name = `The mail ${mail.kind} of order ${order.number}`
    must((mail.state === 'sent') === (sent !== undefined), `${name} counts as sent, and was not, or the reverse.`)
    if (isAll) must(sent !== undefined, `${name} was not sent.`)
    if (!sent) continue
    must(sent.to === order.snapshot.email, `${name} went to ${sent.to}.`)
    const text = `${sent.subject}\n${sent.text}`
    if (mail.kind === 'order-gift-card') inspectCards(sent.text, order, state)
    else must(text.includes(String(order.number)), `${name} does not name the order.`)
    if (mail.kind === 'order-confirmation')
      must(text.includes(euros(decimalComma(order.snapshot.amounts.total))), `${name} has another total.`)
    const refund = state.refunds.find(({ id }) => id === mail.detail)
    if (mail.kind === 'order-refund')
      must(
        refund !== undefined && text.includes(decimalComma(cents(refund.amount + refund.to_codes))),
        `${name} has another amount.`,
      )
  }
  for (const order of state.orders) {
    const kinds = state.mails.filter((mail) => mail.about === order.id).map(({ kind }) => kind)
    const has = (kind: string, expected: number) => {
      const found = kinds.filter((each) => each === kind).length
      must(found === expected, `Order ${order.number} (${order.state}) has ${found} mails ${kind}, not ${expected}.`)
    }
    has('order-confirmation', order.placed_at === null ? 0 : 1)
    has('order-cancelled', order.state === 'cancelled' ? 1 : 0)
    has('order-missing', state.changes.filter((each) => each.order === order.id).length)
    has('order-refund', state.refunds.filter((each) => each.order === order.id && each.state === 'done').length)
  }
}
