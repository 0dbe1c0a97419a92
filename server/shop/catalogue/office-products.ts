import type { Given } from '#contract/calls/call.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { OfficeProduct } from '#contract/office/goods/product.ts'
import type { listProducts } from '#contract/office/goods/products.ts'
import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { groupName } from './cart-product.ts'
import type { ProductFacts } from './catalogue.ts'
import { editableOf } from './edit-products.ts'
import { askedAt } from './price-plan.ts'
import { pricePerKilo } from './price-rules.ts'
import type { ProductPage } from './product-list.ts'
import { vatRateOn } from './vat-rates.ts'

export type Listed = ProductFacts & { page?: ProductPage | undefined }

type ShownWith = { taxonomy: Taxonomy | null; held: number; today: string; now: Date }

export function officeProductOf(product: Listed, { taxonomy, held, today, now }: ShownWith): OfficeProduct {
  const { code, price, fullPrice, weightGrams, stock, vatClass, page } = product
  return {
    ...editableOf(product, held),
    code,
    name: page?.title ?? null,
    path: page?.path ?? null,
    group: page ? groupName(page.groups, taxonomy) || null : null,
    price,
    isReduced: askedAt(product, now).isReduced,
    comparedWith: fullPrice,
    pricePerKilo: price !== null && weightGrams ? pricePerKilo(price, weightGrams) : null,
    vatRate: vatRateOn(vatClass, today) ?? null,
    stock,
    held,
  }
}

type Filter = Given<typeof listProducts>['query']
type Named = { product: Listed; group: string | null }

/** The products of a page of the list, by name or by place, and where the next one begins. */
export function pageOfProducts(all: readonly Named[], { text, group, state, after }: Filter, now: Date) {
  const wanted = text?.trim().toLocaleLowerCase('fi') ?? ''
  const found = all
    .filter((each) => group === undefined || each.group === group)
    .map(({ product }) => product)
    .filter(({ code, page }) => `${code} ${page?.title ?? ''}`.toLocaleLowerCase('fi').includes(wanted))
    .filter((product) => isIn(product, state, now))
    .map((product) => ({ product, key: state === 'placed' ? placeKey(product) : sortKey(product) }))
    .filter(({ key }) => after === undefined || compare(key, after) > 0)
    .sort((one, other) => compare(one.key, other.key))
  const shown = found.slice(0, LIST_PAGE_SIZE)
  return {
    products: shown.map(({ product }) => product),
    next: found.length > shown.length ? (shown.at(-1)?.key ?? null) : null,
  }
}

function isIn(product: Listed, state: Filter['state'], now: Date): boolean {
  const { isHidden, stock, lowStock } = product
  switch (state) {
    case 'shown':
      return !isHidden
    case 'hidden':
      return isHidden
    case 'low':
      return stock !== null && lowStock !== null && stock < lowStock
    case 'out':
      return stock !== null && stock <= 0
    case 'sale':
      return askedAt(product, now).isReduced
    case 'placed':
      return product.place !== null
    case undefined:
      return true
  }
}

const collator = new Intl.Collator('fi')
const compare = (one: string, other: string) => collator.compare(one, other)
const placeKey = (product: Listed) => `${String(product.place).padStart(4, '0')} ${sortKey(product)}`.slice(0, 200)
const sortKey = ({ code, page }: Listed) => `${page?.title ?? '\uffff'} ${code}`.slice(-200)
