import type { z } from 'zod'
import type { Item } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Answer } from '#contract/search/answer.ts'
import {
  type allProducts,
  type ItemHit,
  MAX_UNPAGED_RESULTS,
  type NewsHit,
  type searchNewsroom,
  type searchProducts,
  type searchRecipes,
  type searchShopProducts,
  type Understanding,
  type Understood,
} from '#contract/search/search.ts'
import type { OptionFilter, SearchQuery } from '#search/search-query.ts'
import { answerTo } from './answers/answers.ts'
import { categoryOptions, numberOptions, productGroupOptions, together, withSubCategories } from './counted-options.ts'
import { deliveryDayId } from './delivery-day-id.ts'
import { countedFacets, facetsOf, fittingFacets, namedFacets } from './facets.ts'
import { factsOf, find, marker, noteQuestion, type Place, remarks, type SearchNeeds } from './search.ts'
import { type FoundPage, type MarksIn, toItemHit, toNewsHit, toShopHit } from './shown-hits.ts'

type QueryOf<Call extends { query: z.ZodType }> = z.output<Call['query']>

/** Products, with the product groups that could narrow the search. */
export async function searchProductItems(needs: SearchNeeds, place: Place, asked: QueryOf<typeof searchProducts>) {
  const taxonomy = await needs.findTaxonomy(place.site, place.language)
  const productGroups = productGroupOptions(taxonomy, asked.productGroup)
  const kind = { kind: 'product', taxonomy, options: productGroups.filters } as const
  const { optionCounts, ...answer } = await search(needs, place, asked, kind, itemHits(needs))
  const short = await answerTo(needs, place, asked.q)
  noteQuestion(needs, place, asked, { totalCount: answer.totalCount, isAnswered: short !== null })
  return { ...answer, answer: short, productGroups: productGroups.withCounts(optionCounts) }
}

export async function searchRecipeItems(needs: SearchNeeds, place: Place, asked: QueryOf<typeof searchRecipes>) {
  const taxonomy = await needs.findTaxonomy(place.site, place.language)
  const kind = { kind: 'recipe', taxonomy, options: [] } as const
  const { optionCounts: _, ...answer } = await search(needs, place, asked, kind, itemHits(needs))
  noteQuestion(needs, place, asked, answer)
  return answer
}

/** News, with the categories that could narrow the search. */
export async function searchNews(needs: SearchNeeds, place: Place, asked: QueryOf<typeof searchNewsroom>) {
  const taxonomy = await needs.findTaxonomy(place.site, place.language)
  const inNews = { ...asked, contentGroup: 3 } as const
  const show: ShowPages<NewsHit> = (pages, marksIn) => pages.map((page) => toNewsHit(needs, page, marksIn))
  const categories = categoryOptions(taxonomy, 'news', asked.matchAnyCategoryIds)
  const kind = { kind: 'news', taxonomy, options: categories.filters } as const
  const { optionCounts, ...answer } = await search(needs, place, inNews, kind, show)
  noteQuestion(needs, place, asked, answer)
  return { ...answer, categories: categories.withCounts(optionCounts) }
}

/** Euros that a shopper can choose as the highest price. */
const OFFERED_PRICES = [10, 20, 30, 50]

/** The products of the meat shop for a page of any site, paginated or, with `skipPagination`, all at once. */
export async function searchShop(needs: SearchNeeds, from: Place, asked: QueryOf<typeof searchShopProducts>) {
  const place = needs.shop
  const query = { ...asked, language: place.language }
  // Only products are sold: 'everything' means all of them.
  if (asked.contentGroup > 1) {
    const understanding = { match: 'all' as const, missingWords: [], limits: [] }
    const options = { categories: [], productGroups: [], facetCategories: [], prices: [], deliveryDays: [] }
    return { hits: [], totalCount: 0, hasMore: false, query, ...options, understanding, popular: [], answer: null }
  }
  const taxonomy = await needs.findTaxonomy(place.site, place.language)
  const sold = { ...asked, contentGroup: 1 } as const
  const part = asked.skipPagination ? { from: 0, count: MAX_UNPAGED_RESULTS } : partOf(asked)
  const facets = facetsOf(taxonomy, 'product')
  const facetCategories = countedFacets(facets)
  const options = together({
    categories: categoryOptions(taxonomy, 'product', asked.matchAnyCategoryIds),
    productGroups: productGroupOptions(taxonomy, asked.productGroup),
    prices: numberOptions(
      OFFERED_PRICES,
      asked.maxPrice,
      (maxPrice) => needs.limitText(factsOf({ maxPrice }), place.language),
      (maxPrice) => ({ facts: factsOf({ ...asked, maxPrice }) }),
    ),
    deliveryDays: numberOptions(
      await needs.deliveryWeekdays(),
      asked.deliveryDay,
      (day) => needs.weekdayName(day, place.language),
      (day) => ({ matchAllCategoryIds: [deliveryDayId(day)] }),
    ),
  })
  const [answer, fitting] = await Promise.all([
    find(needs, { ...queryFrom(sold, taxonomy), ...place, facetCategories, options: options.filters, ...part }),
    fittingFacets(needs, place, facets, 1),
  ])
  const { ids, totalCount } = answer
  const marksIn = marker(asked.q, place, answer)
  const hits = (await needs.findPages(ids)).flatMap((page) => toShopHit(needs, page, from.site, marksIn) ?? [])
  const again = {
    q: asked.q,
    findAgain: (q: string) => find(needs, { ...queryFrom(sold, taxonomy), ...place, q, from: 0, count: 1 }),
  }
  const said = inShop(needs, from, await remarks(needs, place, answer, [1], factsOf(asked), again))
  const short = await shopAnswer(needs, from, asked.q)
  noteQuestion(needs, place, asked, { totalCount, isAnswered: short !== null })
  return {
    hits,
    totalCount,
    hasMore: part.from + ids.length < totalCount,
    query,
    facetCategories: namedFacets(facets, answer.facets, fitting),
    ...options.withCounts(answer.optionCounts),
    ...said,
    answer: short,
  }
}

/** On another site, its source leads to the shop. */
async function shopAnswer(needs: SearchNeeds, { site }: Place, q: string): Promise<Answer | null> {
  const answer = await answerTo(needs, needs.shop, q)
  return answer && { ...answer, source: { ...answer.source, url: needs.shopAddress(site, answer.source.url) } }
}

/** On another site, the contact form is that of the shop. */
function inShop<Said extends { understanding: Understanding }>(needs: SearchNeeds, { site }: Place, said: Said): Said {
  const { nothing } = said.understanding
  if (!nothing?.contact) return said
  const contact = needs.shopAddress(site, nothing.contact)
  return { ...said, understanding: { ...said.understanding, nothing: { ...nothing, contact } } }
}

/** Every product of the site with its code and title. */
export async function listProducts(needs: SearchNeeds, place: Place): Promise<z.output<typeof allProducts.answer>> {
  const products: z.output<typeof allProducts.answer> = []
  for (;;) {
    const part = { from: products.length, count: MAX_UNPAGED_RESULTS }
    const { ids, totalCount } = await find(needs, { ...place, ...part, q: '', contentGroup: 1, sortOrder: 1 })
    for (const { item, title } of await needs.findPages(ids)) {
      if (item?.kind === 'product') products.push({ productId: item.productCode, title })
    }
    if (ids.length === 0 || part.from + ids.length >= totalCount) return products
  }
}

/** The parameters of a call without the language, which is part of `place`. */
type Filters = Omit<Understood, 'language'>

const groupOf = { product: 1, recipe: 2, news: 3, job: 4 } as const satisfies Record<Item['kind'], number>

type ShowPages<Hit> = (pages: FoundPage[], marksIn: MarksIn) => Hit[] | Promise<Hit[]>
type Kind = { kind: Item['kind']; taxonomy: Taxonomy | null; options: readonly OptionFilter[] }

async function search<Hit>(
  needs: SearchNeeds,
  place: Place,
  asked: Filters,
  { kind, taxonomy, options }: Kind,
  show: ShowPages<Hit>,
) {
  const facets = facetsOf(taxonomy, kind)
  const part = isHidden(asked) ? { from: 0, count: 0 } : partOf(asked)
  const facetCategories = countedFacets(facets)
  const query = { ...queryFrom(asked, taxonomy), ...place }
  const [answer, fitting] = await Promise.all([
    find(needs, { ...query, facetCategories, options, ...part }),
    fittingFacets(needs, place, facets, groupOf[kind]),
  ])
  const again = { q: asked.q, findAgain: (q: string) => find(needs, { ...query, q, from: 0, count: 1 }) }
  return {
    hits: await show(await needs.findPages(answer.ids), marker(asked.q, place, answer)),
    totalCount: answer.totalCount,
    optionCounts: answer.optionCounts,
    hasMore: part.count > 0 && part.from + answer.ids.length < answer.totalCount,
    query: { ...asked, language: place.language },
    facetCategories: namedFacets(facets, answer.facets, fitting),
    answer: null,
    ...(await remarks(needs, place, answer, [groupOf[kind]], factsOf(asked), again)),
  }
}

/** Products and recipes have the same fields, as far as they apply. */
function itemHits(needs: SearchNeeds): ShowPages<ItemHit> {
  return async (pages, marksIn) => {
    const counts = await needs.likeCounts(pages.map(({ contentId }) => contentId))
    return pages.map((page) => toItemHit(needs, page, { likeCount: counts.get(page.contentId) ?? 0, marksIn }))
  }
}

/** Results may be hidden until the visitor enters a query or a filter. */
function isHidden({
  hideResults,
  q,
  productGroup,
  facetTags,
  matchAnyCategoryIds,
  matchAllCategoryIds,
}: Filters): boolean {
  const lists = [facetTags, matchAnyCategoryIds, matchAllCategoryIds]
  const asked = q.trim() !== '' || productGroup !== undefined || lists.some((list) => list && list.length > 0)
  return hideResults === true && !asked
}

/** The parameters for the index. */
function queryFrom(
  {
    page,
    pageSize,
    hideResults,
    skipPagination,
    maxMinutes,
    maxPrice,
    people,
    freeOf,
    deliveryDay,
    ...filters
  }: Filters,
  taxonomy: Taxonomy | null,
): Partial<SearchQuery> & Pick<SearchQuery, 'q' | 'sortOrder'> {
  const matchAnyCategoryIds = withSubCategories(taxonomy, filters.matchAnyCategoryIds ?? [])
  const facts = factsOf({ maxMinutes, maxPrice, people, freeOf })
  const ofDay = deliveryDay === undefined ? {} : { matchAllCategoryIds: [deliveryDayId(deliveryDay)] }
  const given = Object.entries({ ...filters, matchAnyCategoryIds, facts, ...ofDay }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(given) as never
}

function partOf({ page, pageSize }: { page: number; pageSize: number }) {
  return { from: (page - 1) * pageSize, count: pageSize }
}
