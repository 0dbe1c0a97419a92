import { tags } from '#contract/content/tags.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import { type Offer, pageOffer } from '#contract/shop/offer.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import type { Site } from '#contract/site.ts'
import { recordChange } from '#server/audit/audit.store.ts'
import type { Capability } from '#server/capability.ts'
import type { Database, Sql } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { cartProduct } from './cart-product.ts'
import { catalogueCalls } from './catalogue.http.ts'
import { catalogueReads, catalogueStore } from './catalogue.store.ts'
import {
  applyDuePrices,
  type CatalogueNeeds,
  type CatalogueStore,
  changeOfPages,
  type PageAddress,
} from './catalogue.ts'
import { offerOf } from './offers.ts'
import { officeProductCalls } from './office.http.ts'
import { type OutdatedProduct, ProductList } from './product-list.ts'

type Needs = {
  database: Database
  jobs: Jobs
  shop: Site
  taxonomy: () => Promise<Taxonomy | null>
  now: () => Date
  settings: () => ShopSettings
  /** A text of the shop's own pages with the settings that it states. */
  stated: (text: string) => string
  shopAddress: (site: string, path: string) => string
}

/** What the shop sells: prices, stock and facts of products, all of it in memory. */
export async function openCatalogue(needs: Needs) {
  const { database, jobs, shop, settings, stated, shopAddress, taxonomy, now } = needs
  const list = new ProductList(catalogueReads(database.sql, { site: shop.id, language: shop.languages[0] }))
  const actions = catalogueActions(database)
  const applyDue = () => actions.atomically((store) => applyDueNow(store, now()))
  const applyPrices = jobs.define({ name: 'apply-prices', at: '* * * * *', run: applyDue })
  const applyAt = (tx: Sql, time: Date) => applyPrices({}, { tx, delaySeconds: secondsUntil(time, now()) })
  await list.fill()
  const find = (code: string) => visible(list.find(code))
  const findFacts = (code: string) => visible(list.findFacts(code))
  /** Products whose pages are outdated. Kept until those pages have been read, because reading them may fail. */
  let outdated: OutdatedProduct[] = []
  return {
    name: 'catalogue',
    /** `applyDue` applies prices that are due, as the job does; for tests. */
    actions: { ...actions, applyDue },
    find,
    /** What a product is called, hidden ones included; its code where no page shows it. */
    nameOf: (code: string) => list.find(code)?.page?.title ?? code,
    /** Has prices that begin at a time applied then. */
    applyPricesAt: applyAt,
    all: () => list.all().filter(({ isHidden }) => !isHidden),
    /** Whether staff have hidden it: then no list shows it. */
    isHidden: (code: string) => list.findFacts(code)?.isHidden ?? false,
    findOffer: (code: string): Offer | undefined => {
      const facts = findFacts(code)
      return facts && offerOf(facts)
    },
    /** A product as cards show it, on any site. */
    teaserOf: (site: string, code: string) => {
      const product = find(code)
      if (!product) return undefined
      const { contentId, title, path, picture, pictures } = product.page
      const place = { contentId, title, href: shopAddress(site, path), picture: picture ?? undefined, pictures }
      const { weightGrams, deliveryDays } = product
      const tag = tags.page(shop.id, shop.languages[0], path)
      return { ...place, offer: pageOffer(offerOf(product)), weightGrams, deliveryDays, tag }
    },
    /** A product as carts show it; undefined if it is not sold. */
    productOn: (day: string, code: string, taxonomy: Taxonomy | null) => {
      const product = find(code)
      return product && cartProduct(product, day, taxonomy)
    },
    /** The ISO weekdays on which a product can be delivered; all of them if it is not limited. */
    deliveryDaysOf: (code: string) => findFacts(code)?.deliveryDays ?? WEEK,
    /** In cents; for sorting. */
    priceOf: (code: string) => findFacts(code)?.price,
    /** Its place in lists of the shop; null and undefined: after those that have one. */
    placeOf: (code: string) => findFacts(code)?.place,
    /** Codes that no list shows, and codes that lists of the shop show first, in order. */
    apart: () => list.apart(),
    calls: [
      ...catalogueCalls({ find, settings, stated, shopAddress }),
      ...officeProductCalls({
        taxonomy,
        now,
        listed: () => list.allFacts(),
        pageOf: (code) => list.find(code)?.page,
        store: catalogueStore(database.sql),
        atomically: (work) =>
          database.transaction((tx) =>
            work({
              catalogue: catalogueStore(tx),
              audit: (by, change) => recordChange(tx, by, change),
              applyAt: (time) => applyAt(tx, time),
            }),
          ),
      }),
    ],
    onChange: async ({ products, pages }) => {
      const own = pages.filter(({ site, language }) => site === shop.id && language === shop.languages[0])
      const found = await list.update(
        products,
        own.map(({ path }) => path),
      )
      outdated.push(...found)
      if (outdated.length === 0) return undefined
      const shown = await catalogueStore(database.sql).pagesOf(outdated.map(({ code }) => code))
      const gone = outdated.some(({ hasOtherPrice }) => hasOtherPrice)
      outdated = []
      // This node had missed a change, so pages that this change does not name are outdated too.
      const named = new Set(pages.map(addressText))
      const missed = shown.filter((page) => !named.has(addressText(page)))
      return missed.length > 0 ? { ...changeOfPages(missed), gone } : undefined
    },
    onMissedChanges: () => list.fill(),
  } satisfies Capability & Record<string, unknown>
}

const visible = <Product extends { isHidden: boolean }>(product: Product | undefined) =>
  product?.isHidden ? undefined : product

const secondsUntil = (time: Date, now: Date) => Math.ceil((time.getTime() - now.getTime()) / 1000)

const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const addressText = ({ site, language, path }: PageAddress) => `${site} ${language} ${path}`

async function applyDueNow(store: CatalogueStore, now: Date): Promise<void> {
  const codes = await store.planned(now)
  if (codes.length > 0) await applyDuePrices(store, await store.lock(codes), now)
}

export function catalogueActions(database: Database): CatalogueNeeds {
  return { atomically: (work) => database.transaction((tx) => work(catalogueStore(tx))) }
}
