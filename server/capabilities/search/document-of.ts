import type { StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'
import type { SearchDocument } from '#server/search-engine/index/document.ts'
import { measuresIn } from './measures.ts'
import { pageText } from './page-text.ts'

/** 1 products, 2 recipes, 3 news, 4 other pages. */
const groups = { product: 1, recipe: 2, news: 3, job: 4 } as const

/** The price of a product of the shop in cents, for sorting. */
export type PriceOf = (code: string) => number | null | undefined

/** What documents are made from besides the page itself. */
export type DocumentNeeds = { likeCount: number; taxonomy: Taxonomy | null; priceOf: PriceOf }

/** The search document of a page. Names of what the item is tagged with come from the taxonomy. */
export function documentOf(page: StoredPage, { likeCount, taxonomy, priceOf }: DocumentNeeds): SearchDocument {
  const { contentId, site, language, title, description, publishDate, item, blocks } = page
  return {
    id: contentId,
    ...{ site, language, title, publishDate, likeCount },
    teaser: [description, ...namesOf(item, taxonomy)].join(' \n '),
    text: [...itemTexts(item), pageText(blocks)].join(' '),
    contentGroup: item ? groups[item.kind] : 4,
    isBackground: isBackground(page),
    categories: item?.categories ?? [],
    facetTags: item?.facetTags ?? [],
    codes: [],
    ...factsOf(page, priceOf),
  }
}

const listingBlock = /^card-|-search$/

/** The keys of pages that every site has to have. */
const smallPrint = new Set(['privacy', 'cookies', 'accessibility'])

function isBackground({ key, template, blocks }: StoredPage): boolean {
  if (template === 'home' || smallPrint.has(key)) return true
  return template === 'section' && blocks.some(({ type }) => listingBlock.test(type))
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

function factsOf({ item, title }: StoredPage, priceOf: PriceOf): Partial<SearchDocument> {
  if (item?.kind === 'news') return item.author ? { author: item.author } : {}
  if (item?.kind !== 'product') return {}
  const { productGroup, equipment, offer, productCode, valoCode, gtinCode, size = '' } = item
  const codes = [productCode, valoCode, gtinCode, offer?.code].filter((code) => code !== undefined)
  const price = offer && priceOf(offer.code)
  return {
    equipment,
    codes: [...new Set([...codes, ...measuresIn(`${title} ${size}`)])],
    ...(productGroup === undefined ? {} : { productGroup }),
    ...(typeof price === 'number' ? { price } : {}),
  }
}

/** The text of an item in addition to the blocks of its page. */
function itemTexts(item: Item | undefined): string[] {
  if (item?.kind === 'product') return [item.ingredients, item.size, item.storage].filter((text) => text !== undefined)
  if (item?.kind === 'job') return [item.city]
  if (item?.kind !== 'recipe') return []
  return item.steps.flatMap(({ heading, instructions, ingredients }) => [
    ...(heading ? [heading] : []),
    ...ingredients.map(({ name }) => name),
    ...instructions,
  ])
}
