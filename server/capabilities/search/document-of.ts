import type { StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'
import type { SearchDocument } from '#server/search-engine/index/document.ts'
import { measuresIn } from './measures.ts'
import { pageText } from './page-text.ts'

/** 1 products, 2 recipes, 3 news, 4 other pages. */
const groups = { product: 1, recipe: 2, news: 3 } as const

/** The search document of a page. Names of what the item is tagged with come from the taxonomy. */
export function documentOf(page: StoredPage, likeCount: number, taxonomy: Taxonomy | null): SearchDocument {
  const { contentId, site, language, title, description, publishDate, item, blocks } = page
  return {
    id: contentId,
    ...{ site, language, title, publishDate, likeCount },
    teaser: [description, ...namesOf(item, taxonomy)].join(' \n '),
    text: [...itemTexts(item), pageText(blocks)].join(' '),
    contentGroup: item ? groups[item.kind] : 4,
    isListing: isListing(page),
    categories: item?.categories ?? [],
    facetTags: item?.facetTags ?? [],
    codes: [],
    ...factsOf(page),
  }
}

const listingBlock = /^card-|-search$/

function isListing({ template, blocks }: StoredPage): boolean {
  return template === 'home' || (template === 'section' && blocks.some(({ type }) => listingBlock.test(type)))
}

/** What an item is sorted by: diets, origin, kind of meat, occasions. Pages show these too, so people search for them. */
function namesOf(item: Item | undefined, taxonomy: Taxonomy | null): string[] {
  if (!item || !taxonomy) return []
  const own = new Set([...item.categories, ...item.facetTags, ...(item.kind === 'product' ? [item.productGroup] : [])])
  return [
    ...taxonomy.productGroups.flatMap(({ key, value }) => (own.has(key) ? [value] : [])),
    ...taxonomy.categories.flatMap(({ id, name }) => (own.has(id) ? [name] : [])),
    ...taxonomy.facets.flatMap(({ facetTags }) => facetTags.flatMap(({ id, name }) => (own.has(id) ? [name] : []))),
  ]
}

function factsOf({ item, title }: StoredPage): Partial<SearchDocument> {
  if (item?.kind === 'news') return item.author ? { author: item.author } : {}
  if (item?.kind !== 'product') return {}
  const { productGroup, equipment, offer, productCode, valoCode, gtinCode, size = '' } = item
  const codes = [productCode, valoCode, gtinCode, offer?.code].filter((code) => code !== undefined)
  return {
    equipment,
    codes: [...new Set([...codes, ...measuresIn(`${title} ${size}`)])],
    ...(productGroup === undefined ? {} : { productGroup }),
    ...(typeof offer?.price === 'number' ? { price: offer.price } : {}),
  }
}

/** The text of an item in addition to the blocks of its page. */
function itemTexts(item: Item | undefined): string[] {
  if (item?.kind === 'product') return [item.ingredients, item.size, item.storage].filter((text) => text !== undefined)
  if (item?.kind !== 'recipe') return []
  return item.steps.flatMap(({ heading, instructions, ingredients }) => [
    ...(heading ? [heading] : []),
    ...ingredients.map(({ name }) => name),
    ...instructions,
  ])
}
