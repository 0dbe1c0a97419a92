import type { Offer } from '#contract/shop/offer.ts'
import { type Cents, decimalComma } from '#contract/values/money.ts'
import type { ProductFacts } from './catalogue.ts'
import { discountPercentage, pricePerKilo } from './price-rules.ts'

/** What pages and calls show of a product's price, stock and rating. */
export function offerOf(facts: ProductFacts & { rating: { count: number; stars: number } | null }): Offer {
  const { code, price, fullPrice, recommendedPrice, weightGrams, stock, dateMark, rating } = facts
  return {
    code,
    price: amount(price),
    pricePerKilo: price !== null && weightGrams ? amount(pricePerKilo(price, weightGrams)) : null,
    svhPrice: amount(recommendedPrice),
    discountPercentage: price === null ? null : discountPercentage(price, fullPrice),
    // The law exempts food that perishes quickly.
    lowestPrice: dateMark === 'use-by' ? null : amount(fullPrice),
    // Below 0 while orders have more than was counted.
    stock: stock === null ? null : Math.max(0, stock),
    rating: rating && { average: Math.round((rating.stars / rating.count) * 10) / 10, count: rating.count },
  }
}

const amount = (cents: Cents | null) => (cents === null ? null : decimalComma(cents))
