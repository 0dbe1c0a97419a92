import { decimalComma, minus, plus, ratePercent, times } from '#contract/money.ts'
import type { PastOrder, ShownOrder } from '#contract/orders.ts'
import { canCancel } from './cancel.ts'
import type { Order } from './order.ts'
import type { OrderStores } from './orders.ts'
import { isReturnable } from './rules/withdrawal-rules.ts'

/** An order for its buyer. `isOwner`: logged in, so that a payment can be continued. */
export async function showOrder(
  stores: Pick<OrderStores, 'slots' | 'refunds'>,
  order: Order,
  { token, isOwner }: { token: string; isOwner: boolean },
): Promise<ShownOrder> {
  const { snapshot } = order
  const { amounts, slot } = snapshot
  const refunds = (await stores.refunds.of(order.id)).filter(({ state }) => state === 'done')
  return {
    ...{ token, number: String(order.number), state: order.state },
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    lines: snapshot.lines.map((line) => ({
      ...{ code: line.code, name: line.name, category: line.category, quantity: line.quantity, unit: 'kpl' },
      ...{ price: decimalComma(line.price), linePrice: decimalComma(times(line.price, line.quantity)) },
      vatPercent: line.vatRate === null ? null : ratePercent(line.vatRate),
      isReturnable: isReturnable(line),
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
      ...{ percent: ratePercent(rate), net: decimalComma(minus(gross, tax)), tax: decimalComma(tax) },
    })),
    refundedTotal: decimalComma(plus(...refunds.map(({ amount, toCodes }) => plus(amount, toCodes)))),
    deliveryAddress: snapshot.deliveryAddress,
    billingAddress: snapshot.billingAddress ?? snapshot.deliveryAddress,
    ...{ email: snapshot.email, phone: snapshot.phone },
    ...{ deliveryText: slot?.label ?? null, deliveryDate: slot?.date ?? null },
    additionalInformation: snapshot.additionalInformation,
    paymentMethodCode: snapshot.paymentMethodCode,
    couponCodes: snapshot.codes.map(({ shown }) => shown),
    canCancel: isOwner && (await canCancel(stores, order)),
    paymentAddress: isOwner && order.state === 'reserved' ? order.paymentAddress : null,
  }
}

const NAMES = 3

/** A line of the order history. */
export async function showPastOrder(stores: Pick<OrderStores, 'slots' | 'refunds'>, order: Order): Promise<PastOrder> {
  const { lines, amounts, slot } = order.snapshot
  const { subTotal, orderDiscount, shipping, handling, loyalty } = amounts
  return {
    ...{ token: order.id, number: String(order.number), state: order.state },
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    total: decimalComma(amounts.total),
    value: decimalComma(minus(plus(subTotal, shipping, handling), orderDiscount, loyalty)),
    lineCount: lines.length,
    names: lines.slice(0, NAMES).map(({ name }) => name),
    deliveryText: slot?.label ?? null,
    canCancel: await canCancel(stores, order),
  }
}
