import type { StoredPage } from '#contract/content.ts'
import type { PresetName } from '#contract/media.ts'
import { isForSale, type Offer } from '#contract/offer.ts'
import type { ContentGroup, ItemHit, NewsHit, SearchHit, ShopHit } from '#contract/search.ts'
import { showPicture } from '#contract/shown-picture.ts'
import type { Language } from '#contract/site.ts'

/** The fields of a page that hits show. */
export type FoundPage = Pick<StoredPage, 'contentId' | 'site' | 'language' | 'path' | 'title' | 'description'> &
  Pick<StoredPage, 'picture' | 'publishDate' | 'item'> & {
    /** See `contract/page-types.ts`. */
    type: string
  }

export type ShowNeeds = {
  /** The public address of a page. */
  hrefOf: (page: Pick<FoundPage, 'site' | 'language' | 'path'>) => string
  /** The display name of a page type. */
  categoryOf: (type: string, language: Language) => string
  /** The display name of a content group. */
  groupNameOf: (group: ContentGroup, language: Language) => string
  /** What the shop asks for a product. */
  findOffer: (code: string) => Offer | undefined
  /** The address of a path of the shop, for a page of this site. */
  shopAddress: (site: string, path: string) => string
  /** The text of the button that buys a product. */
  buyText: (language: Language) => string
}

/** Products are shown whole, everything else cut to a square. */
const presetOf: Partial<Record<string, PresetName>> = { RetailProductPage: 'small', JyvabroilerProductPage: 'small' }

export function toHit(needs: ShowNeeds, page: FoundPage): SearchHit {
  const { contentId, type, title, description, language } = page
  return {
    contentId,
    url: needs.hrefOf(page),
    title,
    category: needs.categoryOf(type, language),
    teaserText: description,
    image: imageOf(page, presetOf[type] ?? 'thumbnail'),
    type,
  }
}

export function toItemHit(needs: ShowNeeds, page: FoundPage, likeCount: number): ItemHit {
  const { contentId, type, title, item } = page
  const shared = { contentId, url: needs.hrefOf(page), title, likeCount, type }
  if (item?.kind !== 'product') {
    const time = item?.kind === 'recipe' ? { totalTime: item.totalTime } : {}
    return { ...shared, image: imageOf(page, 'three-by-two-crop'), novelty: false, ...time }
  }
  const { novelty, productCode, valoCode, gtinCode } = item
  const codes = { productCode, ...(valoCode ? { valoCode } : {}), ...(gtinCode ? { gtinCode } : {}) }
  return { ...shared, image: imageOf(page, 'third'), novelty, ...codes }
}

const releases = { CisionReleasePage: 'cisionCard', MyNewsDeskPage: 'mynewsdeskCard' } as const

export function toNewsHit(needs: ShowNeeds, page: FoundPage): NewsHit {
  const { contentId, title, description, publishDate, item, type } = page
  const release = type === 'CisionReleasePage' || type === 'MyNewsDeskPage' ? type : undefined
  return {
    contentId,
    type: release ? releases[release] : 'newsCard',
    header: title,
    link: needs.hrefOf(page),
    image: imageOf(page, 'three-by-two-crop'),
    ...(release ? { cisionTextType: release } : {}),
    publishDate,
    teaserText: description,
    ...(item?.kind === 'news' && item.author ? { author: item.author } : {}),
  }
}

/** A product of the shop, for a page of the site; null if the shop does not sell it. */
export function toShopHit(needs: ShowNeeds, page: FoundPage, site: string): ShopHit | null {
  const { contentId, title, item, language } = page
  const offer = item?.kind === 'product' && item.offer ? needs.findOffer(item.offer.code) : undefined
  if (item?.kind !== 'product' || !offer) return null
  const picture = imageOf(page, 'medium')
  const { rating, ...shown } = offer
  return {
    contentId,
    productCode: item.productCode,
    title,
    url: needs.shopAddress(site, needs.hrefOf(page)),
    image: picture ? [picture] : [],
    ...shown,
    ctaButton: isForSale(offer) ? needs.buyText(language) : null,
  }
}

function imageOf({ picture }: FoundPage, preset: PresetName) {
  return picture ? showPicture(picture, preset) : null
}
