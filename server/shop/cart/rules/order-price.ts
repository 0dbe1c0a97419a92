import type { CheckoutWarning } from '#contract/shop/cart-warnings.ts'
import { maskedCode } from '#contract/shop/masked-code.ts'
import type { CodeUse, OrderAmounts, OrderLine } from '#contract/shop/order-snapshot.ts'
import type { CartLine, CodeKind, VatClass } from '#contract/shop/shop-data.ts'
import { type Cents, least, minus, NO_MONEY } from '#contract/values/money.ts'
import { type CodeFacts, codeProblem } from './codes.ts'
import { cartTotals, type Prices, showCart } from './shown-cart.ts'

export type OrderPrices = Prices & {
  /** The key under which a code is stored. */
  keyOf: (code: string) => string
  vatClassOf: (code: string) => VatClass
}

export type OrderPrice = {
  lines: readonly OrderLine[]
  codes: readonly CodeUse[]
  amounts: OrderAmounts
  isDelivered: boolean
  /** Why the cart cannot be ordered. */
  problems: readonly CheckoutWarning[]
}

/** Prices a cart for an order: its lines and amounts at today's prices, and what it takes from each code. */
export function priceOrder(
  cart: { lines: readonly CartLine[]; codes: readonly string[] },
  prices: OrderPrices,
): OrderPrice {
  const { goods, ...totals } = cartTotals(cart, prices)
  const { subTotal, orderDiscount, shipping, handling, loyalty, refund, giftCard, vat, vatParts, total } = totals
  const lines = cart.lines.flatMap(({ code, quantity }): OrderLine[] => {
    const product = prices.findProduct(code)
    if (!product) return []
    const { name, category, price, vatRate = null } = product
    return [{ code, name, category, quantity, price, vatRate, vatClass: prices.vatClassOf(code) }]
  })
  const valid = cart.codes.flatMap((code) => {
    const found = prices.findCode(code)
    return found && !codeProblem(code, found, { goods, today: prices.today }) ? [found] : []
  })
  return {
    lines,
    codes: usesOf(valid, { loyalty, refund, 'gift-card': giftCard }, prices.keyOf),
    amounts: { subTotal, orderDiscount, shipping, handling, loyalty, refund, giftCard, vat, vatParts, total },
    isDelivered: lines.some(({ vatRate }) => vatRate !== null),
    problems: showCart({ ...cart, isOrdered: false }, prices).checkoutWarnings,
  }
}

/** Codes of one kind pay in the order of entry, each as much as it has. A code with nothing left to pay for is not used. */
function usesOf(
  codes: readonly CodeFacts[],
  used: Record<Exclude<CodeKind, 'discount'>, Cents>,
  keyOf: (code: string) => string,
): CodeUse[] {
  const left = { ...used }
  return codes.flatMap(({ code, kind, balance }): CodeUse[] => {
    const shown = kind === 'discount' ? code : maskedCode(code)
    if (kind === 'discount') return [{ key: keyOf(code), shown, kind, amount: NO_MONEY }]
    const amount = least(balance, left[kind])
    left[kind] = minus(left[kind], amount)
    return amount > 0 ? [{ key: keyOf(code), shown, kind, amount }] : []
  })
}
