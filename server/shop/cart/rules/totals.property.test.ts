import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { cents } from '#contract/values/money.ts'
import { chargesOf } from './charges.ts'
import type { CodeFacts } from './codes.ts'
import { type CartProduct, type Prices, type StoredCart, showCart } from './shown-cart.ts'

const today = '2026-11-16'
const { tariff, leastPayment } = chargesOf(someSettings)

const aProduct = (at: number, changes: Partial<CartProduct> = {}): CartProduct => ({
  code: `LK-${at}`,
  name: `Tuote ${at}`,
  price: cents(1290),
  fullPrice: cents(1290),
  stock: null,
  vatRate: 135,
  category: 'Pihvit',
  url: `/tuotteet/${at}`,
  image: null,
  ...changes,
})

const aCode = (code: string, changes: Partial<CodeFacts> = {}): CodeFacts => ({
  code,
  kind: 'discount',
  discount: {},
  balance: cents(0),
  validFrom: null,
  validUntil: null,
  maxUses: null,
  uses: 0,
  ...changes,
})

const euro = fc.integer({ min: 1, max: 20_000 }).map(cents)
const product = fc.record({ price: euro, vatRate: fc.constantFrom(135, 135, 135, 255, 100, undefined) })
const line = fc.record({ product, quantity: fc.integer({ min: 1, max: 100 }) })

const discount = fc.record(
  {
    percent: fc.integer({ min: 1, max: 100 }),
    amount: euro,
    freeDelivery: fc.boolean(),
    minimum: euro,
  },
  { requiredKeys: [] },
)
const code = fc.oneof(
  discount.map((each) => ({ kind: 'discount', discount: each }) as const),
  fc.record({ kind: fc.constantFrom('loyalty' as const, 'refund' as const, 'gift-card' as const), balance: euro }),
)

type Case = { stored: StoredCart; prices: Prices; products: CartProduct[]; codes: CodeFacts[] }

/** A cart with up to eight lines and five codes of all kinds, and a tariff. */
const carts = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    codes: fc.array(code, { maxLength: 5 }),
    handling: fc.constantFrom(0, 0, 150).map(cents),
  })
  .map(({ lines, codes: drawn, handling }): Case => {
    const products = lines.map((each, at) => aProduct(at, { ...each.product, fullPrice: each.product.price }))
    const codes = drawn.map((each, at) => aCode(`K${at}`, each))
    return {
      products,
      codes,
      stored: {
        lines: lines.map(({ quantity }, at) => {
          const { code, name, price } = products[at] as CartProduct
          return { code, name, price, quantity }
        }),
        codes: codes.map((each) => each.code),
        isOrdered: false,
      },
      prices: pricesOf(products, codes, { ...tariff, handling }),
    }
  })

function pricesOf(products: readonly CartProduct[], codes: readonly CodeFacts[], used = tariff): Prices {
  return {
    findProduct: (wanted) => products.find((each) => each.code === wanted),
    findCode: (wanted) => codes.find((each) => each.code === wanted),
    tariff: used,
    leastPayment,
    today,
  }
}

const amountNames = [
  ...(['subTotal', 'orderDiscount', 'shippingTotal', 'shippingTotalWithoutDiscounts', 'handlingTotal'] as const),
  ...(['usedLoyaltyCouponAmount', 'usedRefundCodeAmount', 'usedGiftCardAmount', 'total', 'vatTotal'] as const),
]

const centsOf = (text: string) => Number(text.replace(',', ''))
const amountsOf = ({ stored, prices }: Pick<Case, 'stored' | 'prices'>) => {
  const shown = showCart(stored, prices)
  return Object.fromEntries(amountNames.map((name) => [name, centsOf(shown[name])]))
}

describe('the totals of a cart', () => {
  it('SH-06, SH-31: agree to the cent with a slow, obvious calculation, whatever is in the cart', () => {
    fc.assert(
      fc.property(carts, (each) => {
        expect(amountsOf(each)).toEqual(slowTotals(each))
      }),
      { numRuns: 500 },
    )
  })

  it('SH-31: are the sum of their parts and never negative', () => {
    fc.assert(
      fc.property(carts, (each) => {
        const is = amountsOf(each) as Record<(typeof amountNames)[number], number>
        const due = is.subTotal - is.orderDiscount + is.shippingTotal + is.handlingTotal
        expect(is.total).toBe(due - is.usedLoyaltyCouponAmount - is.usedRefundCodeAmount - is.usedGiftCardAmount)
        for (const name of amountNames) expect(is[name], name).toBeGreaterThanOrEqual(0)
        expect(is.vatTotal).toBeLessThanOrEqual(due)
      }),
    )
  })

  it('do not depend on the order in which codes were entered', () => {
    fc.assert(
      fc.property(carts, fc.nat({ max: 4 }), ({ stored, prices }, turn) => {
        const codes = [...stored.codes.slice(turn), ...stored.codes.slice(0, turn)].reverse()
        expect(amountsOf({ stored: { ...stored, codes }, prices })).toEqual(amountsOf({ stored, prices }))
      }),
    )
  })

  it('do not rise when a code is entered', () => {
    fc.assert(
      fc.property(carts, ({ stored, prices }) => {
        const without = { ...stored, codes: stored.codes.slice(1) }
        const [more, less] = [
          { stored: without, prices },
          { stored, prices },
        ].map((each) => amountsOf(each).total ?? 0)
        expect(less).toBeLessThanOrEqual(more as number)
      }),
    )
  })
})

/** The same by whole numbers of any size and loops, written from decision 0028 alone. */
function slowTotals({ stored, prices, products, codes }: Case): Record<string, number> {
  const half = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))
  let subTotal = 0
  let goods = 0
  for (const { code, quantity } of stored.lines) {
    const each = products.find((one) => one.code === code) as CartProduct
    subTotal += each.price * quantity
    if (each.vatRate !== undefined) goods += each.price * quantity
  }
  let orderDiscount = 0
  let isFree = goods >= prices.tariff.freeFrom
  const credit = { loyalty: 0, refund: 0, 'gift-card': 0 }
  for (const { kind, discount: given, balance } of codes) {
    if (kind !== 'discount') {
      credit[kind] += balance
      continue
    }
    if (goods < (given.minimum ?? 0)) continue
    orderDiscount += half(BigInt(goods) * BigInt(given.percent ?? 0), 100n) + (given.amount ?? 0)
    if (given.freeDelivery) isFree = true
  }
  if (orderDiscount > goods) orderDiscount = goods
  const taxedLines = stored.lines.flatMap(({ code, quantity }) => {
    const { price, vatRate } = products.find((one) => one.code === code) as CartProduct
    return vatRate === undefined ? [] : [{ gross: price * quantity, vatRate }]
  })
  const hasGoods = taxedLines.length > 0
  const shippingTotalWithoutDiscounts = hasGoods ? prices.tariff.delivery : 0
  const shippingTotal = isFree ? 0 : shippingTotalWithoutDiscounts
  const handlingTotal = hasGoods ? prices.tariff.handling : 0
  const usedLoyaltyCouponAmount = Math.min(credit.loyalty, goods - orderDiscount + shippingTotal + handlingTotal)
  let due = subTotal - orderDiscount + shippingTotal + handlingTotal - usedLoyaltyCouponAmount
  const usedRefundCodeAmount = Math.min(credit.refund, due)
  due -= usedRefundCodeAmount
  const usedGiftCardAmount = Math.min(credit['gift-card'], due)
  due -= usedGiftCardAmount

  const afterDiscount = slowSpread(
    orderDiscount,
    taxedLines.map(({ gross }) => gross),
  ).map((part, at) => ({
    ...(taxedLines[at] as { gross: number; vatRate: number }),
    gross: (taxedLines[at]?.gross ?? 0) - part,
  }))
  const rates = [...new Set(taxedLines.map(({ vatRate }) => vatRate))].sort((one, other) => one - other)
  const values = rates.map((rate) =>
    taxedLines.reduce((sum, each) => sum + (each.vatRate === rate ? each.gross : 0), 0),
  )
  const charges = slowSpread(shippingTotal + handlingTotal, values).map((gross, at) => ({
    gross,
    vatRate: rates[at] as number,
  }))
  const parts = [...afterDiscount, ...(shippingTotal + handlingTotal > 0 ? charges : [])]
  const loyalty = slowSpread(
    usedLoyaltyCouponAmount,
    parts.map(({ gross }) => gross),
  )
  let vatTotal = 0
  parts.forEach(({ gross, vatRate }, at) => {
    vatTotal += half(BigInt(gross - (loyalty[at] ?? 0)) * BigInt(vatRate), BigInt(1000 + vatRate))
  })
  return {
    subTotal,
    orderDiscount,
    shippingTotal,
    shippingTotalWithoutDiscounts,
    handlingTotal,
    usedLoyaltyCouponAmount,
    usedRefundCodeAmount,
    usedGiftCardAmount,
    total: due,
    vatTotal,
  }
}

/** Hands out whole shares, then the rest one cent at a time to the line that is furthest below its share. */
function slowSpread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const parts = weights.map((weight) => (sum === 0 ? 0 : Number((BigInt(amount) * BigInt(weight)) / BigInt(sum))))
  if (sum === 0) return parts
  let left = amount - parts.reduce((total, part) => total + part, 0)
  const given = new Set<number>()
  for (; left > 0; left--) {
    let best = -1
    let most = -1n
    weights.forEach((weight, at) => {
      const below = BigInt(amount) * BigInt(weight) - BigInt(parts[at] as number) * BigInt(sum)
      if (!given.has(at) && below > most) [best, most] = [at, below]
    })
    given.add(best)
    parts[best] = (parts[best] as number) + 1
  }
  return parts
}
