import { and, asc, eq, gt, inArray, notInArray, or } from 'drizzle-orm'
import { type Page, pictureOf, type StoredPage } from '#contract/content.ts'
import { pageTypeOf } from '#contract/page-types.ts'
import type { Sql } from '#server/db/database.ts'
import { likeCounts, pages } from '#server/db/schema.ts'
import { documentOf, type PriceOf } from './document-of.ts'
import type { PageAddress, SearchStore } from './index-updater.ts'
import type { SearchNeeds } from './search.ts'
import type { FoundPage } from './shown-hits.ts'

/** Whole pages are read: parsing more at once would block the event loop. */
const BATCH_SIZE = 200

export function searchStore(db: Sql, priceOf: PriceOf): SearchStore {
  const toDocument = (row: DocumentRow) => documentOf(...pageOf(row), priceOf)
  const read = () =>
    db
      .select({ page: pages, likeCount: likeCounts.count })
      .from(pages)
      .leftJoin(likeCounts, eq(likeCounts.contentId, pages.id))
  return {
    async *all() {
      for (let last = 0; ; ) {
        const batch = await read()
          .where(and(gt(pages.id, last), isSearchable))
          .orderBy(asc(pages.id))
          .limit(BATCH_SIZE)
        const end = batch.at(-1)
        if (!end) return
        last = end.page.id
        yield batch.map(toDocument)
      }
    },

    async find(addresses) {
      const places = Map.groupBy(addresses, ({ site, language }) => `${site} ${language}`)
      if (places.size === 0) return []
      return (await read().where(and(or(...[...places.values()].map(at)), isSearchable))).map(toDocument)
    },
  }
}

/** Reads pages for hits. `productTypeOf`: the product type of a site, if it has its own. */
export function foundPages(
  db: Sql,
  productTypeOf: (site: string) => string | undefined,
): Pick<SearchNeeds, 'findPages' | 'findBlocks'> {
  return {
    async findPages(contentIds) {
      if (contentIds.length === 0) return []
      const rows = await db
        .select(shown)
        .from(pages)
        .where(inArray(pages.id, [...contentIds]))
      const byId = new Map(rows.map((row) => [row.contentId, toFound(row, productTypeOf(row.site))]))
      return contentIds.flatMap((id) => byId.get(id) ?? [])
    },

    async findBlocks(contentId) {
      const [found] = await db.select({ site, blocks }).from(pages).where(eq(pages.id, contentId))
      return found ?? null
    },
  }
}

/** Search pages are not searchable. */
const isSearchable = notInArray(pages.template, ['search'])

function at(addresses: readonly PageAddress[]) {
  const { site, language } = addresses[0] as PageAddress
  const paths = addresses.map(({ path }) => path)
  return and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, paths))
}

type DocumentRow = { page: typeof pages.$inferSelect; likeCount: number | null }

function pageOf({ page: { id, picture, item, ...row }, likeCount }: DocumentRow): [StoredPage, number] {
  const page = { ...(row as Omit<Page, 'picture' | 'item'>), contentId: id, ...(item ? { item } : {}) }
  return [page, likeCount ?? 0]
}

const { site, language, path, template, title, description, picture, publishDate, item, blocks } = pages
const shown = {
  contentId: pages.id,
  site,
  language,
  path,
  template,
  title,
  description,
  picture,
  publishDate,
  item,
  blocks,
}

type Row = Pick<typeof pages.$inferSelect, Exclude<keyof typeof shown, 'contentId'>> & { contentId: number }

function toFound(
  { template, blocks, picture: own, item: stored, language, ...row }: Row,
  productType?: string,
): FoundPage {
  const shownBy = pictureOf({ picture: own ?? undefined, blocks })
  const known = stored ? { item: stored } : {}
  const type = pageTypeOf({ template: template as Page['template'], ...known }, productType)
  return { ...row, language: language as Page['language'], type, ...known, ...(shownBy ? { picture: shownBy } : {}) }
}
