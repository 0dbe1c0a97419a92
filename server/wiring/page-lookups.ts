import { cardTypeOf } from '#contract/content/card.ts'
import type { StoredPage } from '#contract/content/content.ts'
import { pageTypeOf } from '#contract/content/page-types.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { StateSettings } from '#contract/shop/stated-settings.ts'
import type { Language, Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import type { ContentStore } from '#server/capabilities/content/content.ts'
import type { PathIndex } from '#server/capabilities/content/path-index.ts'
import type { Teaser, TeaserCache } from '#server/capabilities/content/teaser-cache.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { languageMenu } from '#server/pages/addresses/language-menu.ts'
import type { PageTeaser, Reads } from '#web/block-kit/define-block.ts'

type Content = { store: ContentStore; index: PathIndex; findTeasers: TeaserCache['find'] }
type PageLocation = { site: string; language: Language; path: string }

type ShopLookups = {
  findOffer: (code: string) => Offer | undefined
  isHidden: (code: string) => boolean
  /** Codes that no list shows, and codes that lists of the shop show first. */
  apart: () => { hidden: readonly string[]; placed: readonly string[] }
  /** The site that sells. */
  shop: string
}

/** Finds stored pages by address, and as teasers for cards. No list has a product that staff have hidden. */
export function pageLookups(
  { store, index, findTeasers }: Content,
  sites: ReadonlyMap<string, Site>,
  { findOffer, isHidden: isHiddenCode, apart, shop }: ShopLookups,
  origins: ReadonlyMap<string, string>,
  stated: StateSettings,
) {
  const isHidden = ({ item }: Pick<StoredPage, 'item'>) =>
    item?.kind === 'product' && item.offer !== undefined && isHiddenCode(item.offer.code)
  const findTranslation = (site: string, language: Language, key: string) =>
    index.findTranslation(site, language, key)?.path
  const teaserAt = (site: string, language: Language) => {
    const shown = asTeaser(sites, findOffer, site, language)
    return (teaser: Teaser) => shown(stated(teaser, language))
  }
  const reads: Pick<Reads, 'pageTeasers' | 'items' | 'offer' | 'recalls'> = {
    offer: findOffer,
    async recalls(brand, language, now) {
      const found = await store.findRecalls(brand, language, dayIn(now))
      return stated(found, language).flatMap(({ site, path, title, description, item }) => {
        const home = sites.get(site)
        if (!home || item?.kind !== 'news' || !item.recall) return []
        const { products, until } = item.recall
        const address = addressOf(home, language, path)
        const href = site === brand ? address : `${origins.get(site) ?? ''}${address}`
        return [{ title, description, href, products, until }]
      })
    },
    pageTeasers: async (site, language, paths) => {
      const found = await findTeasers(site, language, paths)
      return found.filter((teaser) => !isHidden(teaser)).map(teaserAt(site, language))
    },
    async items({ categories = [], now, ...query }) {
      const { hidden, placed } = apart()
      const ofProducts = query.kind === 'product' ? { without: hidden, first: query.site === shop ? placed : [] } : {}
      const asked = { ...query, ...ofProducts, categories, from: 0, until: dayIn(now) }
      const found = await store.findItems(asked)
      return found.map(teaserAt(query.site, query.language))
    },
  }
  return {
    reads,
    findTranslation,
    findAddress: (site: string, language: Language, path: string) => index.find(site, language, path),
    pagesOf: (site: string, language: Language) => index.pagesOf(site, language),
    isHidden,
    isHiddenCode,
    findPage: async (site: string, language: Language, path: string) =>
      stated((await store.findPages(site, language, [path]))[0] ?? null, language),
    hrefOf: ({ site, language, path }: PageLocation) => addressOf(sites.get(site) as Site, language, path),
    findPlace: async (site: Site, id: number) => {
      const page = await store.findById(id)
      return page?.site === site.id ? { address: addressOf(site, page.language, page.path), key: page.key } : null
    },
    languageMenu: (site: Site, language: Language, key: string | undefined) =>
      languageMenu(site, language, (other) =>
        addressOf(site, other, (key && findTranslation(site.id, other, key)) || '/'),
      ),
  }
}

/** Adds the address, the types that the API and the site use, and the offer of the shop. */
function asTeaser(
  sites: ReadonlyMap<string, Site>,
  findOffer: (code: string) => Offer | undefined,
  siteId: string,
  language: Language,
) {
  const site = sites.get(siteId)
  return (teaser: Teaser): PageTeaser => ({
    ...teaser,
    href: site ? addressOf(site, language, teaser.path) : teaser.path,
    type: pageTypeOf(teaser, site?.productType),
    card: cardTypeOf(teaser.item, site?.cards),
    hasBarcode: site?.cards?.barcodes,
    offer: teaser.item?.kind === 'product' && teaser.item.offer ? findOffer(teaser.item.offer.code) : undefined,
  })
}
