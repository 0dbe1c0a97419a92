import { isSoldOut, type Offer } from '#contract/shop/offer.ts'
import type { ShownPrices } from '#contract/shop/shown-prices.ts'
import { euros } from '#web/format/euros.ts'
import type { PriceTexts } from '#web/messages/shop/prices.texts.ts'

type Amount = string | null | undefined
type Priced = { price: string; pricePerKilo: Amount; svhPrice: Amount; lowestPrice: Amount }

/** The prices of a product as cards, the quick view and rows of search results show them. */
export function shownPrices(
  { price, pricePerKilo, svhPrice, lowestPrice }: Priced,
  texts: Pick<PriceTexts, 'recommendedPrice' | 'lowestPrice'>,
): ShownPrices {
  const recommended = svhPrice && svhPrice !== price ? [texts.recommendedPrice.replace('{price}', euros(svhPrice))] : []
  const lowest = lowestPrice ? [texts.lowestPrice.replace('{price}', euros(lowestPrice))] : []
  return {
    price: euros(price),
    ...(pricePerKilo ? { perKilo: `${euros(pricePerKilo)}/kg` } : {}),
    others: [...recommended, ...lowest],
  }
}

/** The same for a row, which has no badges: also with the discount, and whether it is sold out. Undefined without a price. */
export function rowPrices(
  { price, discountPercentage, stock, ...others }: Omit<Offer, 'code' | 'rating'>,
  texts: PriceTexts,
): ShownPrices | undefined {
  if (price === null) return undefined
  return {
    ...shownPrices({ ...others, price }, texts),
    ...(discountPercentage === null ? {} : { discount: `${texts.discount} −${discountPercentage} %` }),
    ...(isSoldOut({ stock }) ? { soldOut: texts.soldOut } : {}),
  }
}
