import type { Card } from '#contract/content/card.ts'
import type { Answer as ShortAnswer } from '#contract/search/answer.ts'
import type {
  CategoryOption,
  ContentGroupOption,
  FacetCategory,
  ItemHit,
  MarkedHit,
  Marks,
  NewsHit,
  NumberOption,
  ProductGroupOption,
  SearchHit,
  ShopHit,
  Understanding,
} from '#contract/search/search.ts'
import { isSoldOut } from '#contract/shop/offer.ts'

import type { SearchConfig, Source } from './search-config.ts'

/** One result: a card, or a row of the site search. */
export type Entry = { id: number; card: Card; marks: Marks } | { id: number; hit: MarkedHit }

/** What a widget shows. */
export type Results = {
  entries: readonly Entry[]
  totalCount: number
  hasMore: boolean
  facets: readonly FacetCategory[]
  productGroups: readonly ProductGroupOption[]
  categories: readonly CategoryOption[]
  contentGroups: readonly ContentGroupOption[]
  prices: readonly NumberOption[]
  deliveryDays: readonly NumberOption[]
  /** The first page that `entries` has: higher pages than can be restored begin with themselves. */
  firstPage: number
  understanding: Understanding
  /** Stands above the results. */
  answer: ShortAnswer | null
  /** Shown where nothing was found. */
  popular: readonly SearchHit[]
}

/** The answer of any of the calls. */
export type Answer = {
  hits: readonly (MarkedHit | ItemHit | NewsHit | ShopHit)[]
  totalCount: number
  hasMore: boolean
  understanding?: Understanding
  answer?: ShortAnswer | null
  popular?: readonly SearchHit[]
  facetCategories?: readonly FacetCategory[]
  productGroups?: readonly ProductGroupOption[]
  categories?: readonly CategoryOption[]
  contentGroups?: readonly ContentGroupOption[]
  prices?: readonly NumberOption[]
  deliveryDays?: readonly NumberOption[]
}

type Shown = Pick<SearchConfig, 'cards' | 'facets'>

export function resultsOf(source: Source, answer: Answer, { cards, facets: offered }: Shown): Results {
  const { hits, totalCount, hasMore, facetCategories = [], popular = [], answer: short = null, ...options } = answer
  // A node of the build before leaves out what it does not know.
  const understanding: Understanding = { match: 'all', missingWords: [], limits: [], ...answer.understanding }
  return {
    entries: hits.map((hit) => entryOf(source, hit, cards)),
    totalCount,
    hasMore,
    understanding,
    answer: short,
    popular,
    firstPage: 1,
    facets: facetCategories.filter(({ id }) => !offered || offered.includes(id)),
    productGroups: options.productGroups ?? [],
    categories: options.categories ?? [],
    contentGroups: options.contentGroups ?? [],
    prices: options.prices ?? [],
    deliveryDays: options.deliveryDays ?? [],
  }
}

function entryOf(source: Source, hit: Answer['hits'][number], cards: SearchConfig['cards']): Entry {
  if (source === 'content') return { id: hit.contentId, hit: hit as MarkedHit }
  const { contentId: id, marks = [] } = hit as ItemHit | NewsHit | ShopHit
  return { id, marks, card: cardOf(source, hit, cards) }
}

function cardOf(
  source: Source,
  hit: Answer['hits'][number],
  { product, recipe, barcodes = false }: SearchConfig['cards'],
): Card {
  if (source === 'shop') return shopCard(hit as ShopHit)
  if (source === 'news') return newsCard(hit as NewsHit)
  const { title, url, teaserText, picture, image: _, marks, type, gtinCode, ...others } = hit as ItemHit
  const shared = { ...others, ...(barcodes && gtinCode ? { gtinCode } : {}) }
  const wanted = source === 'recipes' ? recipe : product
  if (wanted === 'catalogueRecipeCard' && picture) {
    return { type: wanted, recipeTitle: title, pageUrl: url, recipeImage: picture }
  }
  const plain = wanted === 'catalogueRecipeCard' || wanted === 'lkProductCard' ? 'recipeCard' : wanted
  return { ...shared, type: plain, header: title, link: url, text: teaserText, ...pictureOf(picture) }
}

function newsCard({ contentId, type, header, link, teaserText, picture, cisionTextType, publishDate }: NewsHit): Card {
  const shared = { contentId, header, link, text: teaserText, publishDate, ...pictureOf(picture) }
  return { type: type as 'newsCard', ...shared, ...(cisionTextType ? { cisionTextType } : {}) }
}

function shopCard({ contentId, title, url, code, productCode, picture, pictures, novelty, ...offer }: ShopHit): Card {
  const { price, pricePerKilo, svhPrice, discountPercentage, lowestPrice, ctaButton } = offer
  return {
    type: 'lkProductCard',
    contentId,
    title,
    url,
    code,
    productCode,
    novelty,
    price,
    // Pages know no number: it would be outdated in a cache.
    stock: isSoldOut(offer) ? 0 : null,
    image: picture ? [picture, ...pictures] : [],
    ...given({ pricePerKilo, svhPrice, discountPercentage, lowestPrice, ctaButton }),
  }
}

function pictureOf(picture: ItemHit['picture']) {
  return picture ? { image: picture } : {}
}

/** Cards leave out what calls answer with null. */
function given<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], null> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never
}

/** Results with those of the next page. */
export function withMore(shown: Results, more: Results): Results {
  const known = new Set(shown.entries.map(({ id }) => id))
  // The content may have changed between the pages.
  const added = more.entries.filter(({ id }) => !known.has(id))
  return { ...more, entries: [...shown.entries, ...added], firstPage: shown.firstPage }
}
