import type { StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { SearchDocument } from '#server/search-engine/index/document.ts'
import { pageText } from './page-text.ts'

/** 1 products, 2 recipes, 3 news, 4 other pages. */
const groups = { product: 1, recipe: 2, news: 3 } as const

/** The price of a product of the shop in cents, for sorting. */
export type PriceOf = (code: string) => number | null | undefined

/** The search document of a page. */
export function documentOf(page: StoredPage, likeCount: number, priceOf: PriceOf): SearchDocument {
  const { contentId, site, language, title, description, publishDate, item, blocks } = page
  return {
    id: contentId,
    ...{ site, language, title, publishDate, likeCount },
    teaser: description,
    text: [...itemTexts(item), pageText(blocks)].join(' '),
    contentGroup: item ? groups[item.kind] : 4,
    categories: item?.categories ?? [],
    facetTags: item?.facetTags ?? [],
    codes: [],
    ...factsOf(item, priceOf),
  }
}

function factsOf(item: Item | undefined, priceOf: PriceOf): Partial<SearchDocument> {
  if (item?.kind === 'news') return item.author ? { author: item.author } : {}
  if (item?.kind !== 'product') return {}
  const { productGroup, equipment, offer, productCode, valoCode, gtinCode } = item
  const price = offer && priceOf(offer.code)
  return {
    equipment,
    codes: [productCode, valoCode, gtinCode, offer?.code].filter((code) => code !== undefined),
    ...(productGroup === undefined ? {} : { productGroup }),
    ...(typeof price === 'number' ? { price } : {}),
  }
}

/** The text of an item in addition to the blocks of its page. */
function itemTexts(item: Item | undefined): string[] {
  if (item?.kind === 'product') return item.ingredients ? [item.ingredients] : []
  if (item?.kind !== 'recipe') return []
  return item.steps.flatMap(({ heading, instructions, ingredients }) => [
    ...(heading ? [heading] : []),
    ...ingredients.map(({ name }) => name),
    ...instructions,
  ])
}
