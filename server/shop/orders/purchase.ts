import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { CheckoutProblem } from '#contract/shop/checkout-problems.ts'
import { FREE_ORDER_METHOD } from '#contract/shop/free-order.ts'
import { type PostedFields, type Purchase, type PurchaseProblems, readPurchase } from '#contract/shop/purchase-form.ts'
import type { Language } from '#contract/site.ts'
import { readDecimal } from '#contract/values/money.ts'
import { takeCodes, takeStock } from './goods.ts'
import { isOffered } from './offered-methods.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import { reportPayment, startPayment } from './payment.ts'
import { followPlacing, supersedeOthers } from './place-order.ts'
import { isFinal } from './rules/check-times.ts'
import { purchaseProblem } from './rules/purchase-rules.ts'
import { settleReturned } from './settle.ts'
import type { OrderedCart, OrderStores, PricedCart } from './transaction.store.ts'

/** Where a purchase leads the shopper. */
export type PurchaseResult =
  | { kind: 'pay'; address: string; order: string }
  | { kind: 'order'; order: string }
  | { kind: 'problem'; problem: CheckoutProblem; fields?: PurchaseProblems }

export type Buying = { cart: string | undefined; customer: string; language: Language; posted: PostedFields }

/** Thrown to roll back the transaction. */
class NotPossible extends Error {
  readonly result: PurchaseResult & { kind: 'problem' }

  constructor(problem: CheckoutProblem, fields?: PurchaseProblems) {
    super(`The purchase is not possible: ${problem}.`)
    this.result = { kind: 'problem', problem, ...(fields ? { fields } : {}) }
  }
}

/** Within this time, pressing pay again after paying means the same order. */
const SAME_PURCHASE_SECONDS = 3600

/**
 * Buys a cart: writes the order and reserves its goods in one transaction, then begins the payment. Pressing again, or in
 * another tab, leads to the same payment as long as cart and form are the same; otherwise the new order supersedes the one before.
 */
export async function purchase(needs: OrderNeeds, buying: Buying): Promise<PurchaseResult> {
  let reserved: Reserved
  if (!(await hasMethod(needs, buying))) {
    return { kind: 'problem', problem: 'fields', fields: { 'Form.PaymentMethodCode': 'invalid' } }
  }
  try {
    reserved = await reserve(needs, buying, {})
    if (reserved.isRepeated && (await isOver(needs, reserved.order))) {
      reserved = await reserve(needs, buying, { over: reserved.order.id })
    }
  } catch (error) {
    if (error instanceof NotPossible) return error.result
    throw error
  }
  const { order } = reserved
  if (order.state !== 'reserved') {
    needs.wake()
    return { kind: 'order', order: order.id }
  }
  try {
    return { kind: 'pay', address: await startPayment(needs, order), order: order.id }
  } catch (error) {
    reportPayment(needs, error, `The payment of the order ${order.number} could not begin`)
    return { kind: 'problem', problem: 'payment-unavailable' }
  }
}

/** Whether the payment service offers the chosen method. Asked before the transaction, which must not wait for it. */
function hasMethod({ offeredMethods }: OrderNeeds, { posted, language }: Buying): Promise<boolean> {
  const amount = readDecimal(String(posted['Form.Total'] ?? ''))
  const code = String(posted['Form.PaymentMethodCode'] ?? '').trim()
  // A form without a total is refused later, for that.
  return amount === null ? Promise.resolve(true) : isOffered(offeredMethods, { code, amount, language })
}

type Reserved = { order: Order; isRepeated: boolean }

/** Whether a payment that was begun before has ended, paid or cancelled for good, so that its address is useless. */
async function isOver(needs: OrderNeeds, order: Order): Promise<boolean> {
  if (order.paymentAddress === null || order.state !== 'reserved') return false
  const { state, paymentState } = await settleReturned(needs, order)
  return state !== 'reserved' || isFinal(paymentState)
}

function reserve(needs: OrderNeeds, buying: Buying, { over }: { over?: string }): Promise<Reserved> {
  const work = async (stores: OrderStores): Promise<Reserved> => {
    const cart = buying.cart === undefined ? null : await stores.carts.lock(buying.cart)
    if (!cart || cart.isOrdered || cart.lines.length === 0) return alreadyPlaced(stores, buying)
    const own = await stores.orders.lockOfCart(cart.id)
    const live = own.find(({ state }) => state === 'reserved')
    const digest = digestOf(cart, buying)
    if (live && live.digest === digest && live.customer === buying.customer && live.id !== over)
      return { order: live, isRepeated: true }
    // All products are locked at once, to avoid deadlocks.
    const codes = [...own, { snapshot: cart }].flatMap(({ snapshot }) => snapshot.lines.map(({ code }) => code))
    await stores.stock.lock([...new Set(codes)].sort())
    await supersedeOthers(stores, own, '')
    const order = await write(needs, stores, cart, { ...buying, digest })
    if (order.state === 'placed') await followPlacing(needs, stores, order, cart)
    return { order, isRepeated: false }
  }
  return needs.purchaseInTurn(() => needs.atomically(work))
}

async function alreadyPlaced(stores: OrderStores, { cart, customer, posted }: Buying): Promise<Reserved> {
  const total = readDecimal(String(posted['Form.Total'] ?? ''))
  const placed =
    (cart === undefined ? null : await stores.orders.placedFrom(cart)) ??
    (total === null ? null : await stores.orders.recentlyPlaced(customer, total, SAME_PURCHASE_SECONDS))
  if (!placed || placed.customer !== customer) throw new NotPossible('cart-empty')
  return { order: placed, isRepeated: true }
}

type Writing = Buying & { digest: string }

/** Takes stock, slot and codes, and writes the order, if all rules allow it. */
async function write(
  { times }: OrderNeeds,
  stores: OrderStores,
  cart: OrderedCart,
  { customer, language, posted, digest }: Writing,
): Promise<Order> {
  const id = randomUUID()
  const left = await stores.stock.lock(cart.lines.map(({ code }) => code).sort())
  const isDelivered = await hasGoods(stores, cart)
  const read = readPurchase(posted, { isDelivered })
  if ('problems' in read) throw new NotPossible('fields', read.problems)
  const form = read.purchase
  const slot = form.slot && (await stores.slots.take({ ...form.slot, postalCode: form.deliveryAddress.postalCode }))
  await stores.codes.lock(cart.codes, [])
  const priced = await stores.carts.price(cart)
  const settings = await stores.settings()
  const problem = purchaseProblem({ form, priced, slot })
  if (problem) throw new NotPossible(problem)
  const taken = slot as Exclude<typeof slot, string>
  await takeStock(stores, priced, left, id)
  await takeCodes(stores, priced, id)
  const { total: amount } = priced.amounts
  const isFree = amount === 0
  return stores.orders.add({
    id,
    customer,
    language,
    digest,
    amount,
    cart: cart.id,
    email: form.email.toLowerCase(),
    paymentId: randomBytes(15).toString('base64url'),
    state: isFree ? 'placed' : 'reserved',
    holdsGoods: true,
    slotId: taken?.slotId ?? null,
    snapshot: snapshotOf(priced, form, { label: taken?.label, giftCardYears: settings.giftCardYears }),
    reservationSeconds: settings.reservationMinutes * 60,
    checkInSeconds: isFree ? null : (times.checks[0] ?? times.laterChecks),
  })
}

async function hasGoods(stores: OrderStores, cart: OrderedCart): Promise<boolean> {
  return (await stores.carts.price(cart)).isDelivered
}

type Decided = { label: string | undefined; giftCardYears: number }

function snapshotOf({ lines, codes, amounts }: PricedCart, form: Purchase, { label, giftCardYears }: Decided) {
  const { total, slot, ...written } = form
  const paymentMethodCode = amounts.total === 0 ? FREE_ORDER_METHOD : written.paymentMethodCode
  return {
    lines,
    codes,
    amounts,
    ...written,
    paymentMethodCode,
    slot: slot && label !== undefined ? { ...slot, label } : null,
    ...(lines.some(({ vatClass }) => vatClass === 'voucher') ? { giftCardYears } : {}),
  }
}

/** A digest of cart, form and buyer: another digest means another order. */
function digestOf({ lines, codes }: OrderedCart, { customer, posted }: Buying): string {
  const form = Object.entries(posted).filter(([name]) => name.startsWith('Form.'))
  const bought = lines.map(({ code, quantity }) => [code, quantity])
  const all = [customer, bought.sort(), [...codes].sort(), form.sort()]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}
