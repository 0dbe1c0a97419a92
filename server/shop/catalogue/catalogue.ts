import type { Change } from '#contract/content/change.ts'
import type { Page } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { DateMark, VatClass } from '#contract/shop/shop-data.ts'
import type { Cents } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { byLine } from '#server/tables/table-file.ts'
import { askedAt, isDue, noPlan, type PricePlan, planWith, pricedAt, withHistory } from './price-plan.ts'
import type { PastPrice } from './price-rules.ts'

/** What the shop knows of a product besides its page. */
export type ProductFacts = PricePlan & {
  code: string
  price: Cents | null
  fullPrice: Cents | null
  recommendedPrice: Cents | null
  weightGrams: number | null
  stock: number | null
  vatClass: VatClass
  dateMark: DateMark | null
  deliveryDays: number[] | null
  lowStock: number | null
  isHidden: boolean
  place: number | null
}

/** A row of an import. Fields that it does not have stay as they are. */
export type ProductUpdate = { code: string; isReduced?: boolean } & Partial<
  Pick<ProductFacts, 'price' | 'recommendedPrice' | 'weightGrams' | 'vatClass' | 'dateMark' | 'deliveryDays'>
>

export type StockUpdate = { code: string; stock: number | null }

/** Pieces that an order takes (below 0) or gives back. */
export type StockMove = { code: string; change: number }

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'> & { contentId?: number }

export type CatalogueStore = {
  /** The products with these codes. Nobody else changes them until the transaction ends. */
  lock(codes: readonly string[]): Promise<ProductFacts[]>
  find(codes: readonly string[]): Promise<ProductFacts[]>
  /** The price history of each product, oldest first. */
  histories(codes: readonly string[]): Promise<Map<string, PastPrice[]>>
  /** The codes of products whose price changes at a time that has come, at most. */
  planned(now: Date): Promise<string[]>
  /** Adds products, or replaces everything but their stock. */
  put(products: readonly ProductFacts[]): Promise<void>
  addPrices(prices: readonly ({ code: string } & PastPrice)[]): Promise<void>
  setStock(updates: readonly StockUpdate[]): Promise<void>
  /** Pieces of these products in orders that are not packed yet: they are still on the shelf. */
  heldPieces(codes: readonly string[]): Promise<Map<string, number>>
  /** Takes pieces of locked products for an order, or gives them back; null: they are lost or found. Unlimited stock stays unlimited. */
  moveStock(moves: readonly StockMove[], order: string | null): Promise<void>
  /** What an order has taken and not given back. */
  takenBy(order: string): Promise<{ code: string; pieces: number }[]>
  /** The pages of all sites that show one of these products. */
  pagesOf(codes: readonly string[]): Promise<PageAddress[]>
  record(change: Change): Promise<void>
}

export type CatalogueNeeds = {
  /** Runs the work in one transaction. */
  atomically: <T>(work: (store: CatalogueStore) => Promise<T>) => Promise<T>
}

const newProduct: Omit<ProductFacts, 'code'> = {
  price: null,
  fullPrice: null,
  recommendedPrice: null,
  weightGrams: null,
  stock: null,
  vatClass: 'food',
  dateMark: null,
  deliveryDays: null,
  lowStock: null,
  isHidden: false,
  place: null,
  ...noPlan,
}

/** Adds products and changes prices and facts: all rows, or none. A new price begins at `now` and enters the history. */
export async function saveProducts(
  { atomically }: CatalogueNeeds,
  updates: readonly ProductUpdate[],
  now: Date,
): Promise<{ count: number }> {
  await atomically(async (store) => {
    const codes = updates.map(({ code }) => code).sort()
    const before = byCode(await store.lock(codes))
    const histories = await store.histories(codes)
    const prices: ({ code: string } & PastPrice)[] = []
    const after = updates.map((update) => {
      const history = histories.get(update.code) ?? []
      const stored = before.get(update.code)
      const known = stored ? withHistory(stored, history, now) : { ...newProduct, code: update.code }
      const { product, added } = pricedAt(updated(known, update, now), history, now)
      if (added) prices.push({ code: update.code, ...added })
      return product
    })
    await store.put(after)
    await store.addPrices(prices)
    await recordChanges(store, before, after)
  })
  return { count: updates.length }
}

/** A product with what a row of a table says. */
function updated(product: ProductFacts, { isReduced, price, ...facts }: ProductUpdate, now: Date): ProductFacts {
  const asked = askedAt(product, now)
  const isPriced = price !== undefined || isReduced !== undefined
  const said = { price: price === undefined ? asked.price : price, isReduced: isReduced ?? asked.isReduced }
  return { ...product, ...facts, ...(isPriced ? planWith(product, said, now) : {}) }
}

/**
 * Locked products with the prices that their plans ask for now: those that were due are stored, enter the history, and drop their pages.
 */
export async function applyDuePrices(
  store: CatalogueStore,
  locked: readonly ProductFacts[],
  now: Date,
): Promise<readonly ProductFacts[]> {
  const due = locked.filter((product) => isDue(product, now))
  if (due.length === 0) return locked
  const histories = await store.histories(due.map(({ code }) => code))
  const priced = due.map((product) => {
    const history = histories.get(product.code) ?? []
    return pricedAt(withHistory(product, history, now), history, now)
  })
  const after = priced.map(({ product }) => product)
  await store.put(after)
  await store.addPrices(priced.flatMap(({ product: { code }, added }) => (added ? [{ code, ...added }] : [])))
  await recordChanges(store, byCode(locked), after)
  const byCodes = byCode(after)
  return locked.map((product) => byCodes.get(product.code) ?? product)
}

/**
 * Sets what is in stock from what was counted on the shelf: pieces of orders that are not packed yet are on the shelf, too, and not for
 * sale. All rows, or none if a product is unknown. `read` are problems of the file, told with the unknown products. `short` names products
 * of which orders have more than was counted.
 */
export async function saveStock(
  { atomically }: CatalogueNeeds,
  updates: readonly (StockUpdate & { name?: string })[],
  read: readonly string[] = [],
): Promise<Outcome<{ count: number; held: number; short: string[] }, 'PRODUCT_UNKNOWN' | 'TABLE_INVALID'>> {
  const outcome = await atomically(async (store) => {
    const before = byCode(await store.lock(updates.map(({ code }) => code).sort()))
    const unknown = updates
      .filter(({ code }) => !before.has(code))
      .map(({ name, code }) => `${name ? `${name}: ` : ''}${code} is not a product of the shop`)
    if (read.length > 0) return refused('TABLE_INVALID', byLine([...read, ...unknown]))
    if (unknown.length > 0) return refused('PRODUCT_UNKNOWN', unknown)
    const held = await store.heldPieces(updates.map(({ code }) => code))
    const counted = updates.map(({ code, stock }) => ({ code, counted: stock, held: held.get(code) ?? 0 }))
    // Below 0 if orders have more than was counted: pieces that come back fill that gap before they are sold again.
    const left = counted.map(({ code, counted, held }) => ({ code, stock: counted === null ? null : counted - held }))
    await store.setStock(left)
    const after = left.map(({ code, stock }) => ({ ...(before.get(code) as ProductFacts), stock }))
    await recordChanges(store, before, after)
    return accepted(counted)
  })
  if (!outcome.ok) return outcome
  const limited = outcome.value.filter((each) => each.counted !== null)
  return accepted({
    count: updates.length,
    held: limited.reduce((sum, { held }) => sum + held, 0),
    short: limited
      .filter((each) => each.held > (each.counted ?? 0))
      .map((each) => `${each.code}: ${each.counted} on the shelf, but orders wait for ${each.held}`),
  })
}

/** Takes pieces for an order, or gives them back, in its transaction. `before` are the products, locked. */
export async function moveStock(
  store: CatalogueStore,
  before: readonly ProductFacts[],
  moves: readonly StockMove[],
  order: string | null,
): Promise<void> {
  if (moves.length === 0) return
  await store.moveStock(moves, order)
  const known = byCode(before)
  const after = moves.flatMap(({ code, change }) => {
    const facts = known.get(code)
    return facts ? [{ ...facts, stock: facts.stock === null ? null : facts.stock + change }] : []
  })
  await recordChanges(store, known, after)
}

/**
 * Pages are dropped at once when a price changes, and rendered again when a product sells out, comes back, is delivered on other days or
 * gets another place in lists. A hidden product leaves the lists of pages, such as sitemaps.
 * Nothing else is in them.
 */
export async function recordChanges(
  store: CatalogueStore,
  before: ReadonlyMap<string, ProductFacts>,
  after: readonly ProductFacts[],
): Promise<void> {
  const codesWhere = (differs: (one: ProductFacts, other: ProductFacts) => boolean) =>
    after
      .filter((product) => differs(product, before.get(product.code) ?? { ...newProduct, code: product.code }))
      .map(({ code }) => code)
  const priced = codesWhere(hasOtherPrice)
  const turned = codesWhere((one, other) => isGone(one) !== isGone(other) || isListedOtherwise(one, other))
  const hidden = codesWhere((one, other) => one.isHidden !== other.isHidden)
  const shown = new Set([...priced, ...turned])
  const others = after.map(({ code }) => code).filter((code) => !shown.has(code))
  const changes: Change[] = []
  if (priced.length > 0) {
    const { tags: changed, pages } = await changeOf(store, priced)
    const lists = hidden.length > 0 ? [tags.shopRange, ...new Set(pages.map(({ site }) => tags.pageList(site)))] : []
    changes.push({ tags: [...changed, ...lists], pages, gone: true, products: priced })
  }
  if (turned.length > 0) changes.push({ ...(await changeOf(store, turned)), gone: false, products: turned })
  if (others.length > 0) changes.push({ ...changeOfPages([]), gone: false, products: others })
  for (const change of changes) await store.record(change)
}

async function changeOf(store: CatalogueStore, codes: readonly string[]): Promise<Pick<Change, 'tags' | 'pages'>> {
  return changeOfPages(codes.length > 0 ? await store.pagesOf(codes) : [])
}

/** The change that these pages and all lists of products need: the same as if the pages had been saved. */
export function changeOfPages(pages: readonly PageAddress[]): Pick<Change, 'tags' | 'pages'> {
  const changed = pages.flatMap(({ site, language, path }) => [
    tags.page(site, language, path),
    tags.items(site, language, 'product'),
  ])
  return { tags: [...new Set(changed)], pages }
}

const priceText = ({ price, fullPrice, recommendedPrice, weightGrams, isHidden }: ProductFacts) =>
  [price, fullPrice, recommendedPrice, weightGrams, isHidden].join()

export const hasOtherPrice = (one: ProductFacts, other: ProductFacts) => priceText(one) !== priceText(other)

/** Other days, or another place among others. */
export const isListedOtherwise = (one: ProductFacts, other: ProductFacts) =>
  String(one.deliveryDays) !== String(other.deliveryDays) || one.place !== other.place

export const isGone = ({ stock }: ProductFacts) => stock !== null && stock <= 0

export const byCode = (products: readonly ProductFacts[]) => new Map(products.map((product) => [product.code, product]))
