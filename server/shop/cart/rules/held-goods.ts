import type { Cents } from '#contract/values/money.ts'
import type { Prices } from './shown-cart.ts'

/** What an unpaid order has taken from codes, by code key. */
export type HeldCodes = ReadonlyMap<string, { amount: Cents; uses: number }>

/** What an unpaid order has taken: pieces by product code, and amounts of codes. */
export type HeldGoods = { pieces: ReadonlyMap<string, number>; codes: HeldCodes }

/** Products, tariff and day. */
export type FixedPrices = Omit<Prices, 'findCode'>

/** What one cart is priced with. */
export type OwnPrices = FixedPrices & { heldCodes?: HeldCodes }

/** Prices for a cart as if its own order had given back what it holds. */
export function ownPrices(prices: FixedPrices, held: HeldGoods | null): OwnPrices {
  if (!held) return prices
  return {
    ...prices,
    findProduct: (code) => {
      const product = prices.findProduct(code)
      if (!product || product.stock === null) return product
      return { ...product, stock: product.stock + (held.pieces.get(code) ?? 0) }
    },
    heldCodes: held.codes,
  }
}
