import { showPicture } from '#contract/content/shown-picture.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { ShopProduct } from './product-list.ts'
import { vatRateOn } from './vat-rates.ts'

/** A product as carts show it; undefined without a price. */
export function cartProduct(product: ShopProduct, day: string, taxonomy: Taxonomy | null) {
  const { code, price, fullPrice, stock, vatClass, page } = product
  if (price === null) return undefined
  return {
    code,
    price,
    stock,
    name: page.title,
    url: page.path,
    fullPrice: fullPrice ?? price,
    vatRate: vatRateOn(vatClass, day),
    category: groupName(page.groups, taxonomy),
    image: page.picture && showPicture(page.picture, 'thumbnail'),
  }
}

/** The name of its product group, else of its first category. */
export function groupName([first]: readonly number[], taxonomy: Taxonomy | null): string {
  const group = taxonomy?.productGroups.find(({ key }) => key === first)
  return group?.value ?? taxonomy?.categories.find(({ id }) => id === first)?.name ?? ''
}
