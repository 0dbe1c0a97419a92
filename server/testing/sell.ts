import { cents } from '#contract/values/money.ts'
import { type CatalogueNeeds, type ProductUpdate, saveProducts, saveStock } from '#server/shop/catalogue/catalogue.ts'

type Sold = Omit<ProductUpdate, 'price' | 'recommendedPrice'> & {
  /** In cents. */
  price?: number | null
  recommendedPrice?: number
  stock?: number | null
}

/** Puts products on sale in the shop, or changes what is asked for them. They need pages, too, to be bought. */
export async function sell(
  { catalogue }: { catalogue: CatalogueNeeds },
  products: readonly Sold[],
  now = new Date(),
): Promise<void> {
  const updates = products.map(({ stock, price, recommendedPrice, ...product }) => ({
    ...product,
    ...(price === undefined ? {} : { price: price === null ? null : cents(price) }),
    ...(recommendedPrice === undefined ? {} : { recommendedPrice: cents(recommendedPrice) }),
  }))
  await saveProducts(catalogue, updates, now)
  const stocked = products.flatMap(({ code, stock }) => (stock === undefined ? [] : [{ code, stock }]))
  if (stocked.length > 0) await saveStock(catalogue, stocked)
}
