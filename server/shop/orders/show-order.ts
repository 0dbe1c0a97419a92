import type { ShownPicture } from '#contract/content/shown-picture.ts'
import type { PastOrder, ShownOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { decimalComma, minus, plus, ratePercent, times } from '#contract/values/money.ts'
import { cancelUntil } from './cancel.ts'
import type { Order } from './order.ts'
import { takenOff } from './rules/changed-lines.ts'
import { isReturnable } from './rules/withdrawal-rules.ts'
import type { OrderStores } from './transaction.store.ts'

/** What is shown with an order: its products as they are today, and texts. */
export type ShownWith = {
  /** The page and picture of a product; null if it is no longer sold. */
  findProduct: (code: string) => { url: string; image: ShownPicture | null } | null
  /** 'tiistai 17.11.2026 klo 16–20' */
  slotText: (language: Language, slot: { date: string; time: string }) => string
}

type Reader = { token: string; isOwner: boolean; language: Language }

type Stores = Pick<OrderStores, 'slots' | 'refunds' | 'withdrawals' | 'changes'>

/** An order for its buyer. `isOwner`: logged in, so that a payment can be continued. */
export async function showOrder(
  stores: Stores,
  order: Order,
  { token, isOwner, language }: Reader,
  { findProduct, slotText }: ShownWith,
): Promise<ShownOrder> {
  const { snapshot } = order
  const until = await cancelUntil(stores, order)
  const { amounts, slot } = snapshot
  const refunds = (await stores.refunds.of(order.id)).filter(({ state }) => state === 'done')
  return {
    token,
    number: String(order.number),
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    lines: snapshot.lines.map((line) => ({
      code: line.code,
      name: line.name,
      category: line.category,
      quantity: line.quantity,
      unit: 'kpl',
      price: decimalComma(line.price),
      linePrice: decimalComma(times(line.price, line.quantity)),
      vatPercent: line.vatRate === null ? null : ratePercent(line.vatRate),
      isReturnable: isReturnable(line),
      ...(findProduct(line.code) ?? { url: null, image: null }),
    })),
    changes: (await stores.changes.of(order.id)).map(({ code, name, quantity, replacement, refunded }) => ({
      code,
      name,
      quantity,
      replacement: replacement && { name: replacement.name, quantity: replacement.quantity },
      refunded: decimalComma(refunded),
    })),
    subTotal: decimalComma(amounts.subTotal),
    orderDiscount: decimalComma(amounts.orderDiscount),
    shippingTotal: decimalComma(amounts.shipping),
    handlingTotal: decimalComma(amounts.handling),
    usedLoyaltyCouponAmount: decimalComma(amounts.loyalty),
    usedRefundCodeAmount: decimalComma(amounts.refund),
    usedGiftCardAmount: decimalComma(amounts.giftCard),
    total: decimalComma(amounts.total),
    vatTotal: decimalComma(amounts.vat),
    vat: amounts.vatParts.map(({ rate, gross, tax }) => ({
      percent: ratePercent(rate),
      net: decimalComma(minus(gross, tax)),
      tax: decimalComma(tax),
    })),
    refundedTotal: decimalComma(plus(...refunds.map(({ amount, toCodes }) => plus(amount, toCodes)))),
    deliveryAddress: snapshot.deliveryAddress,
    billingAddress: snapshot.billingAddress ?? snapshot.deliveryAddress,
    email: snapshot.email,
    phone: snapshot.phone,
    deliveryText: slot && slotText(language, slot),
    deliveryDate: slot?.date ?? null,
    additionalInformation: snapshot.additionalInformation,
    paymentMethodCode: snapshot.paymentMethodCode,
    couponCodes: snapshot.codes.map(({ shown }) => shown),
    canCancel: isOwner && until !== null,
    cancelUntil: until?.toISOString() ?? null,
    reservedUntil: order.state === 'reserved' ? order.reservedUntil.toISOString() : null,
    isWithdrawn: await isWithdrawn(stores, order),
    paymentAddress: isOwner && order.state === 'reserved' ? order.paymentAddress : null,
  }
}

const NAMES = 3

/** A line of the order history. */
export async function showPastOrder(
  stores: Stores,
  order: Order,
  language: Language,
  { slotText }: ShownWith,
): Promise<PastOrder> {
  const { lines, amounts, slot } = order.snapshot
  const until = await cancelUntil(stores, order)
  const { subTotal, orderDiscount, shipping, handling, loyalty } = amounts
  return {
    token: order.id,
    number: String(order.number),
    state: order.state,
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    total: decimalComma(amounts.total),
    value: decimalComma(minus(plus(subTotal, shipping, handling), orderDiscount, loyalty)),
    lineCount: lines.length,
    names: lines.slice(0, NAMES).map(({ name }) => name),
    deliveryText: slot && slotText(language, slot),
    canCancel: until !== null,
    cancelUntil: until?.toISOString() ?? null,
    isWithdrawn: await isWithdrawn(stores, order),
    paymentAddress: order.state === 'reserved' ? order.paymentAddress : null,
  }
}

/** Whether every piece of an order was withdrawn from. */
async function isWithdrawn({ withdrawals, changes }: Stores, { id, snapshot }: Order): Promise<boolean> {
  if (!snapshot.lines.some(isReturnable)) return false
  const withdrawn = (await withdrawals.of(id)).flatMap(({ lines, confirmedAt }) => (confirmedAt ? lines : []))
  const taken = await changes.of(id)
  return snapshot.lines.every(({ code, quantity }) => {
    const pieces = withdrawn.filter((line) => line.code === code).map((line) => line.quantity)
    return pieces.reduce((sum, count) => sum + count, 0) >= quantity - takenOff(taken, code)
  })
}
