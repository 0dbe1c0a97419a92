import { and, asc, eq, gt, inArray, not, notInArray, or, sql } from 'drizzle-orm'
import { type Page, pictureOf, type StoredPage } from '#contract/content/content.ts'
import { pageTypeOf } from '#contract/content/page-types.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { StateSettings } from '#contract/shop/stated-settings.ts'
import type { Language } from '#contract/site.ts'
import type { SearchDocument } from '#search/document.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import type { Sql } from '#server/db/database.ts'
import { likeCounts } from '#server/db/schema/likes.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { AnswerBook } from './answers/answer-book.ts'
import { type DeliveryDaysOf, documentOf, type PlaceOf, type PriceOf, unsearchableTemplates } from './document-of.ts'
import type { PageAddress, SearchStore } from './index-updater.ts'
import type { SearchNeeds } from './search.ts'
import type { FoundPage } from './shown-hits.ts'

/** Whole pages are read: parsing more at once would block the event loop. */
const BATCH_SIZE = 200

type DocumentReads = Pick<SearchNeeds, 'findTaxonomy'> & {
  priceOf: PriceOf
  placeOf: PlaceOf
  /** Whether staff have hidden a product: nobody finds its pages. */
  isHidden: (page: Pick<Page, 'item'>) => boolean
  deliveryDaysOf: DeliveryDaysOf
  thesauri: Thesauri
  /** Is told of every page that is read for the index. */
  answers: Pick<AnswerBook, 'put'>
  stated: StateSettings
  /** Today's date in Finland, in ISO format. */
  today: () => string
}

/** Documents have the names of what items are tagged with, and the prices of the shop. */
export function searchStore(
  db: Sql,
  { findTaxonomy, stated, answers, today, isHidden, ...reads }: DocumentReads,
): SearchStore {
  const read = () =>
    db
      .select({ page: pages, likeCount: likeCounts.count })
      .from(pages)
      .leftJoin(likeCounts, eq(likeCounts.contentId, pages.id))
  const toDocuments = async (rows: Awaited<ReturnType<typeof read>>): Promise<SearchDocument[]> => {
    const taxonomies = new Map<string, Taxonomy | null>()
    const documents: SearchDocument[] = []
    for (const { page, likeCount } of rows) {
      const place = `${page.site} ${page.language}`
      const taxonomy = taxonomies.get(place) ?? (await findTaxonomy(page.site, page.language as Page['language']))
      taxonomies.set(place, taxonomy)
      const shown = storedPage(stated(page, page.language as Language))
      if (isHidden(shown)) continue
      answers.put(shown)
      documents.push(documentOf(shown, { likeCount: likeCount ?? 0, taxonomy, ...reads }))
    }
    return documents
  }
  return {
    async *all() {
      for (let last = 0; ; ) {
        const batch = await read()
          .where(and(gt(pages.id, last), isSearchable(today())))
          .orderBy(asc(pages.id))
          .limit(BATCH_SIZE)
        const end = batch.at(-1)
        if (!end) return
        last = end.page.id
        yield await toDocuments(batch)
      }
    },

    async find(addresses) {
      const places = Map.groupBy(addresses, ({ site, language }) => `${site} ${language}`)
      if (places.size === 0) return []
      return toDocuments(await read().where(and(or(...[...places.values()].map(at)), isSearchable(today()))))
    },

    async endedJobs() {
      const { site, language, path } = pages
      const ended = await db
        .select({ site, language, path, contentId: pages.id })
        .from(pages)
        .where(and(eq(pages.template, 'job'), hasEndedBefore(today())))
      return ended.map((job) => ({ ...job, language: job.language as Page['language'] }))
    },

    async ofSite(ofSite, ofLanguage) {
      return toDocuments(
        await read().where(and(eq(pages.site, ofSite), eq(pages.language, ofLanguage), isSearchable(today()))),
      )
    },
  }
}

/** Reads pages for hits. `productTypeOf`: the product type of a site, if it has its own. */
export function foundPages(
  db: Sql,
  productTypeOf: (site: string) => string | undefined,
  stated: StateSettings,
): Pick<SearchNeeds, 'findPages' | 'findBlocks'> {
  return {
    async findPages(contentIds) {
      if (contentIds.length === 0) return []
      const rows = await db
        .select(shown)
        .from(pages)
        .where(inArray(pages.id, [...contentIds]))
      const byId = new Map(
        rows.map((row) => [row.contentId, toFound(stated(row, row.language as Language), productTypeOf(row.site))]),
      )
      return contentIds.flatMap((id) => byId.get(id) ?? [])
    },

    async findBlocks(contentId) {
      const [found] = await db.select({ site, blocks }).from(pages).where(eq(pages.id, contentId))
      return found ?? null
    },
  }
}

/** Nobody looks for a job that is taken. */
const isSearchable = (today: string) =>
  and(notInArray(pages.template, [...unsearchableTemplates]), not(hasEndedBefore(today)))

/** Every page that is no job has not ended. */
const hasEndedBefore = (today: string) => sql`coalesce(${pages.item} ->> 'applicationPeriodEnd' < ${today}, false)`

function at(addresses: readonly PageAddress[]) {
  const { site, language } = addresses[0] as PageAddress
  const paths = addresses.map(({ path }) => path)
  return and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, paths))
}

function storedPage({ id, picture, item, ...row }: typeof pages.$inferSelect): StoredPage {
  return { ...(row as Omit<Page, 'picture' | 'item'>), contentId: id, ...(item ? { item } : {}) }
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
