import type { StoredPage } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { pagePolicies } from '#contract/content/page-policy.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { SearchDocument } from '#search/document.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import { declaredFreeOf } from './declared-free-of.ts'
import { declaredLimits } from './declared-limits.ts'
import { deliveryDayId } from './delivery-day-id.ts'
import { gramsIn, measuresIn } from './measures.ts'
import { pageHeadings, pageText } from './page-text.ts'

/** 1 products, 2 recipes, 3 news, 4 other pages. */
const groups = { product: 1, recipe: 2, news: 3, job: 4 } as const

/** Search pages are not searchable, and nobody looks for thanks. */
export const unsearchableTemplates: readonly StoredPage['template'][] = ['search', 'thanks']

/** The price of a product of the shop in cents, for sorting. */
export type PriceOf = (code: string) => number | null | undefined

/** The place of a product in lists of the shop, of its page there. */
export type PlaceOf = (site: string, code: string) => number | null | undefined

/** The ISO weekdays on which a product of the shop can be delivered. */
export type DeliveryDaysOf = (code: string) => readonly number[]

/** What documents are made from besides the page itself. */
export type DocumentNeeds = {
  likeCount: number
  taxonomy: Taxonomy | null
  priceOf: PriceOf
  placeOf: PlaceOf
  deliveryDaysOf: DeliveryDaysOf
  thesauri: Thesauri
}

/** The search document of a page. Names of what the item is tagged with come from the taxonomy. */
export function documentOf(page: StoredPage, needs: DocumentNeeds): SearchDocument {
  const { likeCount, taxonomy, deliveryDaysOf } = needs
  const { contentId, site, language, path, title, description, publishDate, item, blocks } = page
  return {
    id: contentId,
    site,
    language,
    title,
    publishDate,
    likeCount,
    teaser: [
      description,
      wordsOfPath(path),
      ...wordsOfJob(page),
      ...namesOf(item, taxonomy),
      ...(isThing(item) ? [] : pageHeadings(blocks)),
    ].join(' \n '),
    sections: isThing(item) ? [] : pageHeadings(blocks),
    text: [...groupNames(item, taxonomy), ...itemTexts(item), pageText(blocks)].join(' '),
    contentGroup: item ? groups[item.kind] : 4,
    isBackground: isBackground(page),
    isAside: isAside(page),
    isAnswering: isAnswering(page),
    isCheckingPlaces: blocks.some(({ type }) => type === 'delivery-check'),
    categories: [...(item?.categories ?? []), ...deliveryDayIds(item, deliveryDaysOf)],
    facetTags: item?.facetTags ?? [],
    codes: [],
    ...factsOf(page, needs),
    ...limitedFacts(page, needs),
  }
}

/** An address often says in one word what a title says in three: `/sponsorointi`. */
const wordsOfPath = (path: string): string => (path.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** A job is looked for by what it is called where all are listed, and by its town. */
const wordsOfJob = ({ item, path }: StoredPage): string[] =>
  item?.kind === 'job' ? [...path.split('/').map((part) => part.replaceAll('-', ' ')), item.city] : []

const searchBlock = /-search$/
const cardBlock = /^card-/

/** The keys of pages that every site has to have. */
const smallPrint = new Set(['privacy', 'cookies', 'accessibility'])

/** A section that opens with cards, or in which one searches, lists others. Cards at the end of a page are only a way on. */
function isBackground(page: StoredPage): boolean {
  const { template, blocks } = page
  if (isEquipment(page.item)) return false
  if (isAside(page) || pagePolicies[template].unlisted) return true
  const isListing = (type: string, at: number) => searchBlock.test(type) || (at <= 1 && cardBlock.test(type))
  return template === 'section' && blocks.some(({ type }, at) => isListing(type, at))
}

/** What a home page mentions is better found elsewhere, and what small print mentions is hardly ever meant. Who asks for food does not mean a pan. */
const isAside = ({ key, template, item }: StoredPage): boolean =>
  template === 'home' || smallPrint.has(key) || isEquipment(item)

const isEquipment = (item: Item | undefined): boolean => item?.kind === 'product' && item.equipment === true

const LEAST_QUESTIONS = 3

/** Some of its headings are questions. */
const isAnswering = ({ item, blocks }: StoredPage): boolean =>
  !item && pageHeadings(blocks).filter((heading) => heading.trim().endsWith('?')).length >= LEAST_QUESTIONS

/** The sections of a product or a recipe are serving ideas; those of other pages say what these are about. */
const isThing = (item: Item | undefined) => item?.kind === 'product' || item?.kind === 'recipe'

/** What an item is sorted by: diets, origin, kind of meat, occasions. Pages show these too, so people search for them. */
function namesOf(item: Item | undefined, taxonomy: Taxonomy | null): string[] {
  if (!item || !taxonomy) return []
  const own = new Set([...item.categories, ...item.facetTags])
  return [
    ...taxonomy.categories.flatMap(({ id, name }) => (own.has(id) ? [name] : [])),
    ...taxonomy.facets.flatMap(({ facetTags }) => facetTags.flatMap(({ id, name }) => (own.has(id) ? [name] : []))),
  ]
}

/** The shelf on which a product stands may be named after its neighbours: bacon lies among `Makkarat`. */
function groupNames(item: Item | undefined, taxonomy: Taxonomy | null): string[] {
  const own = item?.kind === 'product' ? item.productGroup : undefined
  return (taxonomy?.productGroups ?? []).flatMap(({ key, value }) => (key === own ? [value] : []))
}

function deliveryDayIds(item: Item | undefined, deliveryDaysOf: DeliveryDaysOf): number[] {
  return item?.kind === 'product' && item.offer ? deliveryDaysOf(item.offer.code).map(deliveryDayId) : []
}

function factsOf({ site, item, title }: StoredPage, { priceOf, placeOf }: DocumentNeeds): Partial<SearchDocument> {
  if (item?.kind === 'news') return item.author ? { author: item.author } : {}
  if (item?.kind !== 'product') return {}
  const { productGroup, equipment, offer, productCode, valoCode, gtinCode, size = '' } = item
  const codes = [productCode, valoCode, gtinCode, offer?.code].filter((code) => code !== undefined)
  const price = offer && priceOf(offer.code)
  const place = offer && placeOf(site, offer.code)
  return {
    equipment,
    codes: [...new Set([...codes, ...measuresIn(`${title} ${size}`)])],
    ...(productGroup === undefined ? {} : { productGroup }),
    ...(typeof price === 'number' ? { price } : {}),
    ...(place ? { place } : {}),
  }
}

/** What limits in questions are compared with. */
function limitedFacts(
  { item, language, title }: StoredPage,
  { taxonomy, thesauri }: DocumentNeeds,
): Partial<SearchDocument> {
  const claimed = (ingredients?: string) =>
    declaredFreeOf({ ingredients }, namesOf(item, taxonomy), thesauri[language]?.facts.freeOf ?? {})
  if (item?.kind === 'recipe') return { minutes: item.totalTime, portions: item.yield, freeOf: claimed() }
  if (item?.kind !== 'product') return {}
  const grams = gramsIn(item.size ?? '')
  return {
    freeOf: claimed(item.ingredients),
    ...declaredLimits({ title, diets: namesOf(item, taxonomy) }, { language, thesauri }),
    ...(grams === undefined ? {} : { grams }),
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
