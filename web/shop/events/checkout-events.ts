import type { Cart, LineItem } from '#contract/shop/cart.ts'
import type { ShownOrder } from '#contract/shop/orders.ts'
import { type AnalyticsItem, itemOf, numberOf, pushEvent } from './data-layer.ts'

// The events of a purchase. Those of the pay button are handed to the page of the order, because leaving this one could lose them.

type PaymentCart = Pick<Cart, 'lineItems' | 'total' | 'discountCodes'>

const itemsOf = (lines: readonly LineItem[]) => lines.map((line) => itemOf(line, line.quantity))

/** Discounts alone: the other codes are money. An older copy of the cart does not tell them apart. */
const couponOf = (codes: readonly string[] = []): Record<string, string> =>
  codes.length > 0 ? { coupon: codes.join(',') } : {}

export function pushBeginCheckout({ lineItems, total, discountCodes }: PaymentCart): void {
  pushEvent('begin_checkout', itemsOf(lineItems), numberOf(total), couponOf(discountCodes))
}

/** `tier`: the chosen day and time, in words. */
export function pushShippingInfo({ lineItems, total, discountCodes }: PaymentCart, tier: string): void {
  pushEvent('add_shipping_info', itemsOf(lineItems), numberOf(total), {
    ...couponOf(discountCodes),
    ...(tier ? { shipping_tier: tier } : {}),
  })
}

/** Session storage key: what the pay button was pressed for. */
const PAYING = 'purchasePaying'

type Paying = {
  /** What is bought, so that no other order counts as this purchase. */
  bought: string
  items: readonly AnalyticsItem[]
  value: number
  more: Record<string, string>
  isPaymentTold: boolean
}

const boughtOf = (lines: readonly { code: string; quantity: number }[], total: string) =>
  JSON.stringify([total, lines.map(({ code, quantity }) => `${code}:${quantity}`).sort()])

/** To be called when the purchase form is sent. Nothing to pay has no method. */
export function handOverPurchase({ lineItems, total, discountCodes }: PaymentCart, methodCode: string): void {
  const isPaid = total !== '0,00'
  keep({
    bought: boughtOf(lineItems, total),
    items: itemsOf(lineItems),
    value: numberOf(total),
    isPaymentTold: !isPaid,
    more: { ...couponOf(discountCodes), ...(isPaid && methodCode ? { payment_type: paymentType(methodCode) } : {}) },
  })
}

function paymentType(code: string): string {
  if (code === 'FI54') return 'mobile pay'
  return code === 'FI50' ? 'card' : 'online bank'
}

/**
 * On the page of the order: `add_payment_info`, and `purchase` as soon as it is placed; each once for each press of the pay button.
 * True if that purchase is now made.
 */
export function pushPurchase(order: ShownOrder): boolean {
  const paying = handedOver()
  if (!paying || paying.bought !== boughtOf(order.lines, order.total)) return false
  if (!paying.isPaymentTold) pushEvent('add_payment_info', paying.items, paying.value, paying.more)
  const isPlaced = order.placedAt !== null
  keep(isPlaced ? null : { ...paying, isPaymentTold: true })
  if (!isPlaced) return false
  const { payment_type: _, ...coupon } = paying.more
  pushEvent('purchase', paying.items, paying.value, {
    transaction_id: order.number,
    tax: numberOf(order.vatTotal),
    shipping: numberOf(order.shippingTotal),
    ...coupon,
  })
  return true
}

function handedOver(): Paying | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PAYING) ?? 'null')
    return typeof stored?.bought === 'string' && Array.isArray(stored.items) ? stored : null
  } catch {
    return null
  }
}

function keep(paying: Paying | null): void {
  try {
    if (paying) sessionStorage.setItem(PAYING, JSON.stringify(paying))
    else sessionStorage.removeItem(PAYING)
  } catch {
    // Without session storage nothing is handed over, so nothing is counted twice.
  }
}
