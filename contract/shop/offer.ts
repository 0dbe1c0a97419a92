/** What the shop asks for a product, as pages and calls show it. Amounts are texts with a decimal comma: `12,90`. */
export type Offer = {
  code: string
  /** Without one it cannot be bought. */
  price: string | null
  pricePerKilo: string | null
  /** Recommended by the producer; shown where it differs from the price. */
  svhPrice: string | null
  discountPercentage: number | null
  /** Of a discount: the lowest price of the 30 days before it, which the law wants to be shown. */
  lowestPrice: string | null
  /** Null is unlimited; 0 or less is sold out. Pages know only these two: the number would be outdated in a cache. */
  stock: number | null
  /** Of the published reviews; null without any. */
  rating: { average: number; count: number } | null
}

/** The offer as pages show it: the number in stock is left out. */
export function pageOffer(offer: Offer): Offer {
  return { ...offer, stock: isSoldOut(offer) ? 0 : null }
}

export function isSoldOut({ stock }: Pick<Offer, 'stock'>): boolean {
  return stock !== null && stock <= 0
}

/** Whether it can be put into a cart. */
export function isForSale(offer: Pick<Offer, 'stock' | 'price'>): boolean {
  return offer.price !== null && !isSoldOut(offer)
}
