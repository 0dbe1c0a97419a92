import type { StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { SearchDocument } from '#server/search-engine/index/document.ts'
import { pageText } from './page-text.ts'

/** 1 products, 2 recipes, 3 news, 4 other pages. */
const groups = { product: 1, recipe: 2, news: 3 } as const

/** The search document of a page. */
export function documentOf(page: StoredPage, likeCount: number): SearchDocument {
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
    ...factsOf(item),
  }
}

function factsOf(item: Item | undefined): Partial<SearchDocument> {
  if (item?.kind === 'news') return item.author ? { author: item.author } : {}
  if (item?.kind !== 'product') return {}
  const { productGroup, equipment, offer, productCode, valoCode, gtinCode } = item
  return {
    equipment,
    codes: [productCode, valoCode, gtinCode, offer?.code].filter((code) => code !== undefined),
    ...(productGroup === undefined ? {} : { productGroup }),
    ...(typeof offer?.price === 'number' ? { price: offer.price } : {}),
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
