import type { Change } from '#contract/change.ts'
import { type Offer, pageOffer } from '#contract/offer.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'
import type { Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { cartProduct } from './cart-product.ts'
import { catalogueCalls } from './catalogue.http.ts'
import { catalogueReads, catalogueStore } from './catalogue.store.ts'
import { type CatalogueNeeds, changeOfPages } from './catalogue.ts'
import { offerOf } from './offers.ts'
import { ProductList } from './product-list.ts'

type Needs = {
  database: Database
  announce: (change: Change) => Promise<void>
  shop: Site
  settings: () => ShopSettings
  /** A text of the shop's own pages with the settings that it states. */
  stated: (text: string) => string
  shopAddress: (site: string, path: string) => string
}

/** What the shop sells: prices, stock and facts of products, all of it in memory. */
export async function openCatalogue({ database, announce, shop, settings, stated, shopAddress }: Needs) {
  const list = new ProductList(catalogueReads(database.sql, { site: shop.id, language: shop.languages[0] }))
  const actions = catalogueActions(database, announce)
  await list.fill()
  const find = (code: string) => list.find(code)
  const healPages = async (outdated: Awaited<ReturnType<typeof list.update>>) => {
    const shown = await catalogueStore(database.sql).pagesOf(outdated.map(({ code }) => code))
    const gone = outdated.some(({ hasOtherPrice }) => hasOtherPrice)
    // Not waited for: it is applied after the change that is being applied now.
    if (shown.length > 0) void announce({ ...changeOfPages(shown), gone })
  }
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
      return { ...place, offer: pageOffer(offerOf(product)), tag: tags.page(shop.id, shop.languages[0], path) }
    },
    /** A product as carts show it; undefined if it is not sold. */
    productOn: (day: string, code: string, taxonomy: Taxonomy | null) => {
      const product = list.find(code)
      return product && cartProduct(product, day, taxonomy)
    },
    /** In cents; for sorting. */
    priceOf: (code: string) => list.findFacts(code)?.price,
    calls: catalogueCalls({ find, settings, stated, shopAddress }),
    onChange: async ({ products, pages }) => {
      const own = pages.filter(({ site, language }) => site === shop.id && language === shop.languages[0])
      const outdated = await list.update(
        products,
        own.map(({ path }) => path),
      )
      // Nobody else was told of these: this node had missed something, and its pages are as wrong as its list was.
      if (pages.length === 0 && outdated.length > 0) await healPages(outdated)
    },
    onMissedChanges: () => list.fill(),
  } satisfies Capability & Record<string, unknown>
}

export function catalogueActions(database: Database, announce: Needs['announce']): CatalogueNeeds {
  return { announce, atomically: (work) => database.transaction((tx) => work(catalogueStore(tx))) }
}
