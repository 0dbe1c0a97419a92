import type { z } from 'zod'
import type { Item } from '#contract/item.ts'
import {
  type allProducts,
  MAX_UNPAGED_RESULTS,
  type searchNewsroom,
  type searchProducts,
  type searchRecipes,
  type searchShopProducts,
  type Understood,
} from '#contract/search.ts'
import type { SearchQuery } from '#server/search-engine/index/search-query.ts'
import { countedFacets, facetsOf, namedFacets } from './facets.ts'
import { find, type Place, type SearchNeeds } from './search.ts'
import { type FoundPage, toItemHit, toNewsHit, toShopHit } from './shown-hits.ts'

type QueryOf<Call extends { query: z.ZodType }> = z.output<Call['query']>

/** Products and recipes have the same fields, as far as they apply. */
export function searchItems(
  needs: SearchNeeds,
  place: Place,
  asked: QueryOf<typeof searchProducts> | QueryOf<typeof searchRecipes>,
  kind: 'product' | 'recipe',
) {
  return search(needs, place, asked, kind, async (pages) => {
    const counts = await needs.likeCounts(pages.map(({ contentId }) => contentId))
    return pages.map((page) => toItemHit(needs, page, counts.get(page.contentId) ?? 0))
  })
}

export function searchNews(needs: SearchNeeds, place: Place, asked: QueryOf<typeof searchNewsroom>) {
  const inNews = { ...asked, contentGroup: 3 } as const
  return search(needs, place, inNews, 'news', (pages) => pages.map((page) => toNewsHit(needs, page)))
}

/** The products of the meat shop for a page of the site, paginated or, with `skipPagination`, all at once. */
export async function searchShop(needs: SearchNeeds, site: string, asked: QueryOf<typeof searchShopProducts>) {
  const place = needs.shop
  const part = asked.skipPagination ? { from: 0, count: MAX_UNPAGED_RESULTS } : partOf(asked)
  const { ids, totalCount } = await find(needs, { ...queryFrom(asked), ...place, ...part })
  const hits = (await needs.findPages(ids)).flatMap((page) => toShopHit(needs, page, site) ?? [])
  return {
    hits,
    totalCount,
    hasMore: part.from + ids.length < totalCount,
    query: { ...asked, language: place.language },
  }
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

async function search<Hit>(
  needs: SearchNeeds,
  place: Place,
  asked: Filters,
  kind: Item['kind'],
  show: (pages: FoundPage[]) => Hit[] | Promise<Hit[]>,
) {
  const facets = facetsOf(await needs.findTaxonomy(place.site, place.language), kind)
  const part = isHidden(asked) ? { from: 0, count: 0 } : partOf(asked)
  const facetCategories = countedFacets(facets)
  const answer = await find(needs, { ...queryFrom(asked), ...place, facetCategories, ...part })
  return {
    hits: await show(await needs.findPages(answer.ids)),
    totalCount: answer.totalCount,
    hasMore: part.count > 0 && part.from + answer.ids.length < answer.totalCount,
    query: { ...asked, language: place.language },
    facetCategories: namedFacets(facets, answer.facets),
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
function queryFrom({
  page,
  pageSize,
  hideResults,
  skipPagination,
  ...filters
}: Filters): Partial<SearchQuery> & Pick<SearchQuery, 'q' | 'sortOrder'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as never
}

function partOf({ page, pageSize }: { page: number; pageSize: number }) {
  return { from: (page - 1) * pageSize, count: pageSize }
}
