import { cents } from '#contract/values/money.ts'
import { barcodes } from '#demo/shop/barcodes.ts'
import { codes } from '#demo/shop/codes.ts'
import { products, reductions, stock } from '#demo/shop/products.ts'
import { reviews } from '#demo/shop/reviews.ts'
import { settings } from '#demo/shop/settings.ts'
import type { Database } from '#server/db/database.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { type CatalogueNeeds, saveProducts, saveStock } from '#server/shop/catalogue/catalogue.ts'
import type { CodeStore } from '#server/shop/codes/codes.ts'
import { barcodeStore } from '#server/shop/packing/barcodes.store.ts'
import { addPublished, type ReviewNeeds } from '#server/shop/reviews/reviews.ts'
import { changeSettings, type SettingsNeeds } from '#server/shop/settings/settings.ts'

export type ShopNeeds = {
  database: Database
  settings: SettingsNeeds
  catalogue: CatalogueNeeds
  codes: { store: CodeStore }
  reviews: ReviewNeeds
}

const OPENING = new Date('2026-09-01T06:00:00Z')
const SALE = new Date('2026-11-09T06:00:00Z')

/** Fills the tables of the shop if they have no products: prices and stock that somebody has changed are never replaced. */
export async function fillShop(needs: ShopNeeds): Promise<'filled' | 'kept'> {
  const [known] = await needs.database.sql.select({ code: shopProducts.code }).from(shopProducts).limit(1)
  if (known) return 'kept'
  const changed = await changeSettings(needs.settings, { values: settings, by: 'the demo' })
  if (!changed.ok) throw new Error(`Settings of the demo: ${changed.problems.join('; ')}.`)
  const priced = products.map(({ price, recommendedPrice, ...product }) => ({
    ...product,
    price: cents(price),
    ...(recommendedPrice ? { recommendedPrice: cents(recommendedPrice) } : {}),
  }))
  await saveProducts(needs.catalogue, priced, OPENING)
  const reduced = reductions.map(({ code, price }) => ({ code, price: cents(price), isReduced: true }))
  await saveProducts(needs.catalogue, reduced, SALE)
  await saveStock(
    needs.catalogue,
    stock.map(([code, pieces]) => ({ code, stock: pieces })),
  )
  await needs.codes.store.put(
    codes.map(({ amount, minimum, ...code }) => ({
      ...code,
      ...(amount ? { amount: cents(amount) } : {}),
      ...(minimum ? { minimum: cents(minimum) } : {}),
    })),
  )
  const { put } = barcodeStore(needs.database.sql)
  for (const [item, code] of barcodes) await put(item, code)
  const written = reviews.map(([code, stars, userName, isVerified, text]) => ({
    code,
    stars,
    userName,
    isVerified,
    text,
  }))
  await addPublished(needs.reviews, written)
  return 'filled'
}
