import { tags } from '#contract/content/tags.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import { type Offer, pageOffer } from '#contract/shop/offer.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import type { Site } from '#contract/site.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { cartProduct } from './cart-product.ts'
import { catalogueCalls } from './catalogue.http.ts'
import { catalogueReads, catalogueStore } from './catalogue.store.ts'
import { type CatalogueNeeds, changeOfPages, type PageAddress } from './catalogue.ts'
import { offerOf } from './offers.ts'
import { type OutdatedProduct, ProductList } from './product-list.ts'

type Needs = {
  database: Database
  shop: Site
  settings: () => ShopSettings
  /** A text of the shop's own pages with the settings that it states. */
  stated: (text: string) => string
  shopAddress: (site: string, path: string) => string
}

/** What the shop sells: prices, stock and facts of products, all of it in memory. */
export async function openCatalogue({ database, shop, settings, stated, shopAddress }: Needs) {
  const list = new ProductList(catalogueReads(database.sql, { site: shop.id, language: shop.languages[0] }))
  const actions = catalogueActions(database)
  await list.fill()
  const find = (code: string) => list.find(code)
  /** Products whose pages may show something else. Kept until these are known, since asking for them may fail. */
  let outdated: OutdatedProduct[] = []
  return {
    name: 'catalogue',
    actions,
    find,
    all: () => list.all(),
    findOffer: (code: string): Offer | undefined => {
      const facts = list.findFacts(code)
      return facts && offerOf(facts)
    },
    /** A product as cards show it, on any site. */
    teaserOf: (site: string, code: string) => {
      const product = list.find(code)
      if (!product) return undefined
      const { contentId, title, path, picture, pictures } = product.page
      const place = { contentId, title, href: shopAddress(site, path), picture: picture ?? undefined, pictures }
      const { weightGrams, deliveryDays } = product
      const tag = tags.page(shop.id, shop.languages[0], path)
      return { ...place, offer: pageOffer(offerOf(product)), weightGrams, deliveryDays, tag }
    },
    /** A product as carts show it; undefined if it is not sold. */
    productOn: (day: string, code: string, taxonomy: Taxonomy | null) => {
      const product = list.find(code)
      return product && cartProduct(product, day, taxonomy)
    },
    /** The ISO weekdays on which a product can be delivered; every one for what is not limited. */
    deliveryDaysOf: (code: string) => list.findFacts(code)?.deliveryDays ?? WEEK,
    /** In cents; for sorting. */
    priceOf: (code: string) => list.findFacts(code)?.price,
    calls: catalogueCalls({ find, settings, stated, shopAddress }),
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
      // Pages that the change does not name are as wrong as the list was: this node had missed something.
      const named = new Set(pages.map(addressText))
      const missed = shown.filter((page) => !named.has(addressText(page)))
      return missed.length > 0 ? { ...changeOfPages(missed), gone } : undefined
    },
    onMissedChanges: () => list.fill(),
  } satisfies Capability & Record<string, unknown>
}

const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const addressText = ({ site, language, path }: PageAddress) => `${site} ${language} ${path}`

export function catalogueActions(database: Database): CatalogueNeeds {
  return { atomically: (work) => database.transaction((tx) => work(catalogueStore(tx))) }
}
