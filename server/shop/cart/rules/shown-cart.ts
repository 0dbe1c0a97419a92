import type { ShownPicture } from '#contract/content/shown-picture.ts'
import type { Cart, LineItem } from '#contract/shop/cart.ts'
import type { CartWarning, CheckoutWarning } from '#contract/shop/cart-warnings.ts'
import { FREE_ORDER_METHOD } from '#contract/shop/free-order.ts'
import { shownCode } from '#contract/shop/masked-code.ts'
import type { CartLine } from '#contract/shop/shop-data.ts'
import { type Cents, decimalComma, NO_MONEY, plus, type Rate, ratePercent, times } from '#contract/values/money.ts'
import type { Charges } from './charges.ts'
import { type CodeFacts, codeProblem, valueOfCodes } from './codes.ts'
import type { SoldProduct } from './lines.ts'
import { type Totals, totalsOf } from './totals.ts'

/** A product as carts show it. */
export type CartProduct = SoldProduct & {
  /** The price before the reduction; equal to the price if it is not reduced. */
  fullPrice: Cents
  /** Undefined for gift cards. */
  vatRate: Rate | undefined
  category: string
  url: string
  image: ShownPicture | null
}

/** A cart as it is stored. */
export type StoredCart = {
  lines: readonly CartLine[]
  /** In upper case, in the order of entry. */
  codes: readonly string[]
  /** Whether an order was placed from this cart. */
  isOrdered: boolean
}

export const emptyCart: StoredCart = { lines: [], codes: [], isOrdered: false }

/** What a cart is priced with. */
export type Prices = Charges & {
  findProduct: (code: string) => CartProduct | undefined
  findCode: (code: string) => CodeFacts | undefined
  /** ISO date. */
  today: string
}

/** The cart as the shopper sees it, with warnings as data instead of sentences. */
export type ShownCart = Omit<Cart, 'warnings' | 'checkoutWarnings' | 'error'> & {
  warnings: CartWarning[]
  checkoutWarnings: CheckoutWarning[]
}

/** A cart at today's prices: every field of the document. */
export function showCart({ lines, codes, isOrdered }: StoredCart, prices: Prices): ShownCart {
  const totals = cartTotals({ lines, codes }, prices)
  const discountCodes = codes.filter((code) => prices.findCode(code)?.kind === 'discount')
  const problems = codes.flatMap((code) => {
    const problem = codeProblem(code, prices.findCode(code), { goods: totals.goods, today: prices.today })
    return problem ? [{ ...problem, code: shownCode(code, discountCodes) }] : []
  })
  const sold = lines.flatMap(({ code }) => prices.findProduct(code) ?? [])
  const hasGoods = sold.some(({ vatRate }) => vatRate !== undefined)
  return {
    loading: false,
    currency: 'EUR',
    currencySymbol: '€',
    ...amounts(totals),
    warnings: [
      ...lines.flatMap((line) => priceWarning(line, prices)),
      ...problems
        .filter(({ reason }) => reason === 'minimum')
        .map((problem) => ({ kind: 'code', ...problem }) as const),
    ],
    checkoutWarnings: [
      ...lines.flatMap((line) => stockWarning(line, prices)),
      ...problems
        .filter(({ reason }) => reason !== 'minimum')
        .map((problem) => ({ kind: 'code', ...problem }) as const),
      ...paymentWarning(totals, prices),
    ],
    lineItemCount: lines.length,
    lineItems: lines.map((line) => showLine(line, prices.findProduct(line.code))),
    couponCodes: [...codes],
    discountCodes,
    hasGiftCardsOnly: sold.length > 0 && !hasGoods,
    shippingMethodId: hasGoods ? 'kotiinkuljetus' : null,
    sveaPaymentsPaymentMethodCode: lines.length > 0 && totals.total === 0 ? FREE_ORDER_METHOD : '',
    isEditable: !isOrdered,
  }
}

/** The amounts of a cart with the codes that are valid for it. */
export function cartTotals({ lines, codes }: Pick<StoredCart, 'lines' | 'codes'>, prices: Prices): Totals {
  const priced = lines.flatMap(({ code, quantity }) => {
    const product = prices.findProduct(code)
    return product ? [{ gross: times(product.price, quantity), vatRate: product.vatRate }] : []
  })
  const goods = plus(...priced.map(({ gross, vatRate }) => (vatRate === undefined ? NO_MONEY : gross)))
  const valid = codes.flatMap((code) => {
    const found = prices.findCode(code)
    return found && !codeProblem(code, found, { goods, today: prices.today }) ? [found] : []
  })
  const { discounts, credits } = valueOfCodes(valid)
  return totalsOf(priced, discounts, credits, prices.tariff)
}

/** The lines with the names and prices of today, as the shopper now sees them. */
export function seenLines(lines: readonly CartLine[], { findProduct }: Pick<Prices, 'findProduct'>): CartLine[] {
  return lines.map((line) => {
    const product = findProduct(line.code)
    return product ? { ...line, name: product.name, price: product.price } : line
  })
}

/** Warnings for lines whose price has changed since the shopper last saw it. */
export function priceWarnings(lines: readonly CartLine[], prices: Pick<Prices, 'findProduct'>): CartWarning[] {
  return lines.flatMap((line) => priceWarning(line, prices))
}

function priceWarning({ code, price }: CartLine, { findProduct }: Pick<Prices, 'findProduct'>): CartWarning[] {
  const product = findProduct(code)
  if (!product || product.price === price) return []
  return [{ kind: 'price', name: product.name, from: decimalComma(price), to: decimalComma(product.price) }]
}

function stockWarning({ code, name, quantity }: CartLine, { findProduct }: Prices): CheckoutWarning[] {
  const product = findProduct(code)
  if (!product) return [{ kind: 'not-sold', name }]
  const { stock } = product
  if (stock === null || stock >= quantity) return []
  return [stock <= 0 ? { kind: 'sold-out', name: product.name } : { kind: 'stock', name: product.name, left: stock }]
}

function paymentWarning({ total }: Totals, { leastPayment }: Charges): CheckoutWarning[] {
  return total > 0 && total < leastPayment ? [{ kind: 'too-little', least: decimalComma(leastPayment) }] : []
}

function amounts(totals: Totals) {
  return {
    vatTotal: decimalComma(totals.vat),
    vatPercent: ratePercent(totals.vatRate),
    orderDiscount: decimalComma(totals.orderDiscount),
    total: decimalComma(totals.total),
    subTotal: decimalComma(totals.subTotal),
    usedGiftCardAmount: decimalComma(totals.giftCard),
    shippingTotal: decimalComma(totals.shipping),
    shippingTotalWithoutDiscounts: decimalComma(totals.shippingWithoutDiscounts),
    handlingTotal: decimalComma(totals.handling),
    usedLoyaltyCouponAmount: decimalComma(totals.loyalty),
    usedRefundCodeAmount: decimalComma(totals.refund),
    leftToFreeShipping: decimalComma(totals.leftToFreeShipping),
  }
}

/** A product that is no longer sold costs nothing here: an order with it is refused. */
function showLine({ code, quantity, name }: CartLine, product: CartProduct | undefined): LineItem {
  const price = product?.price ?? NO_MONEY
  const fullPrice = product?.fullPrice ?? NO_MONEY
  const shownName = product?.name ?? name
  return {
    code,
    productId: code,
    name: shownName,
    category: product?.category ?? '',
    quantity,
    linePrice: decimalComma(times(price, quantity)),
    linePriceWithoutDiscounts: decimalComma(times(fullPrice, quantity)),
    label: shownName,
    unit: 'kpl',
    price: decimalComma(price),
    priceWithoutDiscounts: decimalComma(fullPrice),
    image: product?.image ?? null,
    url: product?.url ?? '',
    locked: product === undefined || (product.stock !== null && product.stock <= 0),
  }
}
