import type { StoredPage } from '#contract/content/content.ts'
import type { PresetName } from '#contract/content/media.ts'
import { showPicture } from '#contract/content/shown-picture.ts'
import type { ContentGroup, ItemHit, Marks, NewsHit, SearchHit, ShopHit } from '#contract/search/search.ts'
import { isForSale, type Offer } from '#contract/shop/offer.ts'
import type { ShownPrices } from '#contract/shop/shown-prices.ts'
import type { Language } from '#contract/site.ts'
import type { Facts } from '#search/facts/facts.ts'

/** The fields of a page that hits show. */
export type FoundPage = Pick<StoredPage, 'contentId' | 'site' | 'language' | 'path' | 'title' | 'description'> &
  Pick<StoredPage, 'picture' | 'publishDate' | 'item'> & {
    /** See `contract/content/page-types.ts`. */
    type: string
  }

export type ShowNeeds = {
  /** The public address of a page. */
  hrefOf: (page: Pick<FoundPage, 'site' | 'language' | 'path'>) => string
  /** The display name of a page type. */
  categoryOf: (type: string, language: Language) => string
  /** The display name of a content group. */
  groupNameOf: (group: ContentGroup, language: Language) => string
  /** How people say a limit: 'enintään 30 min'. */
  limitText: (facts: Facts, language: Language) => string
  /** What the shop asks for a product. */
  findOffer: (code: string) => Offer | undefined
  /** The prices of an offer, in words; undefined without any. */
  pricesText: (offer: Offer, language: Language) => ShownPrices | undefined
  /** The address of a path of the shop, for a page of this site. */
  shopAddress: (site: string, path: string) => string
  /** The text of the button that buys a product. */
  buyText: (language: Language) => string
}

/** The ranges of a text that matched. */
export type MarksIn = (text: string) => Marks

/** Products are shown whole, everything else cut to a square. */
const presetOf: Partial<Record<string, PresetName>> = { RetailProductPage: 'small', JyvabroilerProductPage: 'small' }

export function toHit(needs: ShowNeeds, page: FoundPage): SearchHit {
  const { contentId, type, title, description, language, item } = page
  const offer = item?.kind === 'product' && item.offer ? needs.findOffer(item.offer.code) : undefined
  const prices = offer && needs.pricesText(offer, language)
  return {
    contentId,
    url: needs.hrefOf(page),
    title,
    category: needs.categoryOf(type, language),
    teaserText: description,
    image: imageOf(page, presetOf[type] ?? 'thumbnail'),
    type,
    ...(prices ? { prices } : {}),
  }
}

/** A hit in one line: what a product costs stands beside what it is. */
export function toSuggestion(needs: ShowNeeds, page: FoundPage): SearchHit {
  const { prices, ...hit } = toHit(needs, page)
  if (!prices) return hit
  const { price, perKilo, discount, others, soldOut } = prices
  const said = [hit.category, price, perKilo, discount, ...others, soldOut]
  return { ...hit, category: said.filter((text) => text !== undefined).join(' · ') }
}

type ItemDetails = { likeCount: number; marksIn: MarksIn }

export function toItemHit(needs: ShowNeeds, page: FoundPage, { likeCount, marksIn }: ItemDetails): ItemHit {
  const { contentId, type, title, item } = page
  const shared = { contentId, url: needs.hrefOf(page), title, likeCount, type, ...onCard(page, marksIn) }
  if (item?.kind !== 'product') {
    const time = item?.kind === 'recipe' ? { totalTime: item.totalTime } : {}
    return { ...shared, image: imageOf(page, 'three-by-two-crop'), novelty: false, ...time }
  }
  const { novelty, productCode, valoCode, gtinCode } = item
  const codes = { productCode, ...(valoCode ? { valoCode } : {}), ...(gtinCode ? { gtinCode } : {}) }
  return { ...shared, image: imageOf(page, 'third'), novelty, ...codes }
}

const releases = { CisionReleasePage: 'cisionCard', MyNewsDeskPage: 'mynewsdeskCard' } as const

export function toNewsHit(needs: ShowNeeds, page: FoundPage, marksIn: MarksIn): NewsHit {
  const { contentId, title, publishDate, item, type } = page
  const release = type === 'CisionReleasePage' || type === 'MyNewsDeskPage' ? type : undefined
  return {
    contentId,
    type: release ? releases[release] : 'newsCard',
    header: title,
    link: needs.hrefOf(page),
    image: imageOf(page, 'three-by-two-crop'),
    ...(release ? { cisionTextType: release } : {}),
    publishDate,
    ...onCard(page, marksIn),
    ...(item?.kind === 'news' && item.author ? { author: item.author } : {}),
  }
}

/** A product of the shop, for a page of the site; null for other pages. One without an offer has no price, so it cannot be bought. */
export function toShopHit(needs: ShowNeeds, page: FoundPage, site: string, marksIn: MarksIn): ShopHit | null {
  const { contentId, title, item, language } = page
  if (item?.kind !== 'product') return null
  const { productCode, novelty, pictures = [] } = item
  const found = item.offer && needs.findOffer(item.offer.code)
  const { rating, ...offer } = found ?? { ...noOffer, code: item.offer?.code ?? productCode }
  const all = page.picture ? [page.picture, ...pictures] : []
  return {
    contentId,
    productCode,
    title,
    novelty,
    url: needs.shopAddress(site, needs.hrefOf(page)),
    image: all.map((picture) => showPicture(picture, 'medium')),
    ...offer,
    ctaButton: isForSale(offer) ? needs.buyText(language) : null,
    ...onCard(page, marksIn),
    pictures,
  }
}

const noOffer: Omit<Offer, 'code'> = {
  price: null,
  pricePerKilo: null,
  svhPrice: null,
  discountPercentage: null,
  lowestPrice: null,
  stock: null,
  rating: null,
}

function onCard({ title, description, picture }: FoundPage, marksIn: MarksIn) {
  return { teaserText: description, picture: picture ?? null, marks: marksIn(title) }
}

function imageOf({ picture }: FoundPage, preset: PresetName) {
  return picture ? showPicture(picture, preset) : null
}
