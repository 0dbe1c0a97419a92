import { isBought, isUnpaid } from '#server/shop/orders/rules/order-moves.ts'
import { type Model, must } from './model.ts'
import type { OrderRow, RefundRow, State } from './state.ts'
import type { World } from './world.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Money received = goods + delivery − credits − refunds, for each order. */
export function inspectMoney(model: Model, { payments }: World, state: State): void {
  for (const order of state.orders) {
    const refunds = state.refunds.filter((refund) => refund.order === order.id)
    inspectAmounts(order)
    inspectPaid(order, payments.received(order.payment_id))
    inspectRefunds(order, refunds)
    inspectMissing(order, refunds, state)
    const returned = payments.returned(order.payment_id)
    const asked = refunds.filter(({ id }) => !model.byHand.has(id))
    const done = sum(asked.filter((each) => each.state === 'done').map(({ amount }) => amount))
    const due = sum(asked.filter((each) => each.state === 'due').map(({ amount }) => amount))
    must(
      returned >= done && returned <= done + due,
      `${nameOf(order)}: the service has returned ${returned} cents; ${done} were returned and ${due} are due.`,
    )
  }
}

const nameOf = ({ number, state }: OrderRow) => `Order ${number} (${state})`

function inspectAmounts(order: OrderRow): void {
  const { lines, codes, amounts } = order.snapshot
  const goods = sum(lines.map(({ price, quantity }) => price * quantity))
  const paidBy = (kind: string) => sum(codes.filter((code) => code.kind === kind).map(({ amount }) => amount))
  must(goods === amounts.subTotal, `${nameOf(order)}: its lines make ${goods} cents, not ${amounts.subTotal}.`)
  const { subTotal, shipping, handling, orderDiscount, loyalty, refund, giftCard, total } = amounts
  const left = subTotal + shipping + handling - orderDiscount - loyalty - refund - giftCard
  must(left === total && total === order.amount, `${nameOf(order)}: ${left}, ${total} and ${order.amount} differ.`)
  const used = [paidBy('loyalty'), paidBy('refund'), paidBy('gift-card')].join()
  must(used === [loyalty, refund, giftCard].join(), `${nameOf(order)}: its codes pay ${used}.`)
}

function inspectPaid(order: OrderRow, received: number): void {
  const { paid, amount, state } = order
  must(paid === 0 || paid === received, `${nameOf(order)}: ${paid} cents are written, and the service has ${received}.`)
  if (isUnpaid(state)) must(paid === 0, `${nameOf(order)}: it is not paid, and ${paid} cents are written.`)
  else must(amount === 0 || paid > 0, `${nameOf(order)}: it counts as paid, and nothing was received.`)
  if (isBought(state) || state === 'cancelled')
    must(paid === amount, `${nameOf(order)}: ${paid} of ${amount} were paid.`)
}

function inspectRefunds(order: OrderRow, refunds: readonly RefundRow[]): void {
  const { paid, state, refunded, snapshot } = order
  const money = sum(refunds.map(({ amount }) => amount))
  const toCodes = sum(refunds.map(({ to_codes }) => to_codes))
  const { refund, giftCard } = snapshot.amounts
  const done = sum(refunds.filter((each) => each.state === 'done').map(({ amount }) => amount))
  must(refunded === done, `${nameOf(order)}: ${refunded} cents are written as refunded, and ${done} were.`)
  must(money <= paid, `${nameOf(order)}: ${paid} cents were paid, and ${money} go back.`)
  must(toCodes <= refund + giftCard, `${nameOf(order)}: codes paid ${refund + giftCard}, and ${toCodes} go back.`)
  if (state === 'cancelled' || state === 'refund-due' || state === 'refunded')
    must(money === paid, `${nameOf(order)}: of ${paid} cents ${money} go back.`)
}

/** What goes back for missing pieces is a refund of its own, and never more than they cost. */
function inspectMissing(order: OrderRow, refunds: readonly RefundRow[], { changes }: State): void {
  for (const { id, code, quantity, replacement, refunded, refund } of changes.filter(
    (each) => each.order === order.id,
  )) {
    const name = `${nameOf(order)}: for ${quantity} missing pieces of ${code}`
    const made = refunds.find((each) => each.id === refund)
    const amount = made ? made.amount + made.to_codes : 0
    must(refunded === amount, `${name} ${refunded} cents are written, and ${amount} go back.`)
    const price = order.snapshot.lines.find((line) => line.code === code)?.price ?? 0
    const most = price * quantity - (replacement ? replacement.price * replacement.quantity : 0)
    must(refunded <= Math.max(0, most), `${name} ${refunded} cents go back, and they cost ${most}.`)
    const same = changes.filter((each) => each.refund !== null && each.refund === refund && each.id !== id)
    must(same.length === 0, `${name} the refund of another change goes back.`)
  }
}

/** When nothing is open any more: every cent is where it belongs. */
export function inspectFinalMoney(model: Model, { payments }: World, state: State): void {
  let expected = 0
  for (const order of state.orders) {
    const received = payments.received(order.payment_id)
    if (isUnpaid(order.state)) {
      must(received === 0, `${nameOf(order)}: ${received} cents were received, and nobody has looked.`)
      continue
    }
    const refunds = state.refunds.filter((refund) => refund.order === order.id && !model.byHand.has(refund.id))
    const byService = sum(refunds.filter((each) => each.state !== 'manual').map(({ amount }) => amount))
    expected +=
      order.amount - (order.state === 'refund-due' || order.state === 'refunded' ? order.amount - order.paid : 0)
    expected -= byService
  }
  const all = payments.all()
  const kept = sum(all.map(({ id }) => payments.received(id) - payments.returned(id)))
  must(kept === expected, `The shop has ${kept} cents, and its orders make ${expected}.`)
}
