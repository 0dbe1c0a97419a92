import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Change } from '#contract/content/change.ts'
import type { Page } from '#contract/content/content.ts'
import type { ProductItem } from '#contract/content/item.ts'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { shopPrices, shopProducts, stockMovements } from '#server/db/schema/catalogue.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { orderChanges } from '#server/db/schema/packing.ts'
import { pages } from '#server/db/schema/pages.ts'
import { shopRatings } from '#server/db/schema/reviews.ts'
import { type CatalogueStore, changeOfPages, type PageAddress } from './catalogue.ts'
import type { PastPrice } from './price-rules.ts'
import type { CatalogueReads, ProductPage } from './product-list.ts'

/** Rows per statement: the number of values in one is limited. */
const BATCH_SIZE = 1000

export function catalogueStore(db: Sql): CatalogueStore {
  return {
    lock: (codes) =>
      db
        .select()
        .from(shopProducts)
        .where(isOneOf(shopProducts.code, codes))
        .orderBy(asc(shopProducts.code))
        .for('update'),

    find: (codes) => db.select().from(shopProducts).where(isOneOf(shopProducts.code, codes)),

    async histories(codes) {
      const rows = await db
        .select()
        .from(shopPrices)
        .where(isOneOf(shopPrices.code, codes))
        .orderBy(asc(shopPrices.code), asc(shopPrices.since))
      return Map.groupBy<string, { code: string } & PastPrice>(rows, ({ code }) => code)
    },

    async planned(now) {
      const { saleFrom, saleUntil, nextPriceFrom } = shopProducts
      const hasCome = [saleFrom, saleUntil, nextPriceFrom].map((time) => lte(time, now))
      const { price, regularPrice, salePrice } = shopProducts
      const isForeign = sql`${price} is distinct from ${regularPrice} and ${price} is distinct from ${salePrice}`
      const rows = await db
        .select({ code: shopProducts.code })
        .from(shopProducts)
        .where(or(...hasCome, isForeign))
      return rows.map(({ code }) => code)
    },

    async put(products) {
      for (const batch of batches(products)) {
        await db
          .insert(shopProducts)
          .values(batch)
          .onConflictDoUpdate({ target: shopProducts.code, set: replacedFacts })
      }
    },

    async addPrices(prices) {
      for (const batch of batches(prices)) await db.insert(shopPrices).values(batch)
    },

    async setStock(updates) {
      const codes = sql.param(updates.map(({ code }) => code))
      const amounts = sql.param(updates.map(({ stock }) => stock))
      await db.execute(sql`
        update ${shopProducts} as product set stock = given.stock
        from unnest(${codes}::text[], ${amounts}::int[]) as given(code, stock) where product.code = given.code`)
      for (const batch of batches(updates)) {
        await db
          .insert(stockMovements)
          .values(batch.map(({ code, stock }) => ({ code, counted: stock, isCount: true })))
      }
    },

    async heldPieces(codes) {
      const { rows } = await db.execute<{ code: string; pieces: number }>(sql`
        with waiting as (select id, snapshot from ${shopOrders} where holds_goods and state in ('reserved', 'placed')),
        held as (
          select line ->> 'code' as code, (line ->> 'quantity')::int as pieces
          from waiting, jsonb_array_elements(waiting.snapshot -> 'lines') as line
          union all
          -- What packers have taken off, and what replaces it.
          select changed.code, -changed.quantity from waiting join ${orderChanges} as changed on changed."order" = waiting.id
          union all
          select changed.replacement ->> 'code', (changed.replacement ->> 'quantity')::int
          from waiting join ${orderChanges} as changed on changed."order" = waiting.id where changed.replacement is not null)
        select code, sum(pieces)::int as pieces from held where code = any(${sql.param([...codes])}::text[]) group by code`)
      return new Map(rows.map(({ code, pieces }) => [code, pieces]))
    },

    async moveStock(moves, order) {
      const codes = sql.param(moves.map(({ code }) => code))
      const changes = sql.param(moves.map(({ change }) => change))
      await db.execute(sql`
        update ${shopProducts} as product set stock = product.stock + given.change
        from unnest(${codes}::text[], ${changes}::int[]) as given(code, change) where product.code = given.code`)
      await db.insert(stockMovements).values(moves.map((move) => ({ ...move, order })))
    },

    takenBy: (order) =>
      db
        .select({ code: stockMovements.code, pieces: sql<number>`-sum(${stockMovements.change})::int` })
        .from(stockMovements)
        .where(eq(stockMovements.order, order))
        .groupBy(stockMovements.code)
        .having(sql`sum(${stockMovements.change}) <> 0`),

    async pagesOf(codes) {
      const found = await db
        .select({ contentId: pages.id, site: pages.site, language: pages.language, path: pages.path })
        .from(pages)
        .where(isOneOf(offeredCode, codes))
      return found as PageAddress[]
    },

    record: (change) => recordChange(db, change),
  }
}

/** The change that a new rating of a product means for its pages. */
export async function ratingChange(db: Sql, code: string): Promise<Change> {
  return { ...changeOfPages(await catalogueStore(db).pagesOf([code])), gone: false, products: [code] }
}

/** Reads for the list in memory; `place` is that of the shop. */
export function catalogueReads(db: Sql, place: Pick<Page, 'site' | 'language'>): CatalogueReads {
  const facts = (condition?: SQL) =>
    db
      .select({ product: shopProducts, count: shopRatings.count, stars: shopRatings.stars })
      .from(shopProducts)
      .leftJoin(shopRatings, eq(shopRatings.code, shopProducts.code))
      .where(condition)
      .orderBy(asc(shopProducts.code))
  const shown = (condition: SQL) =>
    db
      .select(pageColumns)
      .from(pages)
      .where(and(eq(pages.site, place.site), eq(pages.language, place.language), condition))
  return {
    products: async (codes) => (await facts(isOneOf(shopProducts.code, codes))).map(toFacts),
    pagesAt: async (paths) => (await shown(inArray(pages.path, [...paths]))).flatMap(toPage),

    async *allProducts() {
      for (let last = ''; ; ) {
        const rows = await facts(gt(shopProducts.code, last)).limit(BATCH_SIZE)
        const end = rows.at(-1)
        if (!end) return
        last = end.product.code
        yield rows.map(toFacts)
      }
    },

    async *allPages() {
      for (let last = 0; ; ) {
        const rows = await shown(sql`${offeredCode} is not null and ${pages.id} > ${last}`)
          .orderBy(asc(pages.id))
          .limit(BATCH_SIZE)
        const end = rows.at(-1)
        if (!end) return
        last = end.contentId
        yield rows.flatMap(toPage)
      }
    },
  }
}

// Must match the expression of the index `page_offer`.
const offeredCode = sql`(${pages.item} -> 'offer' ->> 'code')`

const isOneOf = (column: SQL | typeof shopProducts.code | typeof shopPrices.code, codes: readonly string[]) =>
  sql`${column} = any(${sql.param([...codes])}::text[])`

const plannedColumns = ['regularPrice', 'salePrice', 'saleFrom', 'saleUntil', 'nextPrice', 'nextPriceFrom'] as const
const factColumns = ['recommendedPrice', 'weightGrams', 'vatClass', 'dateMark', 'deliveryDays'] as const

// A change of facts does not touch the stock.
const replacedFacts = Object.fromEntries(
  (['price', 'fullPrice', ...plannedColumns, ...factColumns, 'lowStock', 'isHidden', 'place'] as const).map((name) => [
    name,
    sql.raw(`excluded."${shopProducts[name].name}"`),
  ]),
)

const pageColumns = {
  contentId: pages.id,
  path: pages.path,
  title: pages.title,
  description: pages.description,
  picture: pages.picture,
  item: pages.item,
}

type PageRow = { contentId: number } & Pick<
  typeof pages.$inferSelect,
  'path' | 'title' | 'description' | 'picture' | 'item'
>

function toPage({ item, ...row }: PageRow): ProductPage[] {
  if (item?.kind !== 'product' || !item.offer) return []
  const { offer, productGroup, categories, pictures = [], gtinCode = null } = item as ProductItem
  const groups = [...(productGroup ? [productGroup] : []), ...categories]
  return [{ ...row, code: offer?.code as string, groups, pictures, gtin: gtinCode }]
}

type FactsRow = { product: typeof shopProducts.$inferSelect; count: number | null; stars: number | null }

function toFacts({ product, count, stars }: FactsRow) {
  return { ...product, rating: count && stars ? { count, stars } : null }
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE)
}
