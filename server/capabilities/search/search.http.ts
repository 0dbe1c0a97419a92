import { accepted, refused } from '#contract/outcome.ts'
import {
  allProducts,
  customFacets,
  productGroups,
  recipeTags,
  searchContent,
  searchNewsroom,
  searchProducts,
  searchRecipes,
  searchShopProducts,
  searchSuggestions,
} from '#contract/search.ts'
import type { ServeCall } from '#server/http/calls/serve-call.ts'
import { listFacets, recipeFacets } from './facet-lists.ts'
import { listProducts, searchItems, searchNews, searchShop } from './item-search.ts'
import { type Place, type SearchNeeds, searchPages, suggestPages } from './search.ts'

export function searchHttp(serve: ServeCall, needs: SearchNeeds): void {
  const placeOf = ({ site, language }: { site: { id: string }; language: Place['language'] }): Place => ({
    site: site.id,
    language,
  })

  serve(searchSuggestions, async ({ query: { q, sortOrder, pageSize }, ...asked }) =>
    accepted({ hits: await suggestPages(needs, { ...placeOf(asked), q, sortOrder, count: pageSize }) }),
  )
  serve(searchContent, async ({ query: { q, sortOrder, contentGroup, page, pageSize }, ...asked }) => {
    const part = { from: (page - 1) * pageSize, count: pageSize }
    const { hits, totalCount } = await searchPages(needs, { ...placeOf(asked), q, sortOrder, contentGroup, ...part })
    const plain = hits.map(({ marks, ...hit }) => hit)
    return accepted({ hits: plain, totalCount, hasMore: page * pageSize < totalCount })
  })
  serve(allProducts, async (asked) => accepted(await listProducts(needs, placeOf(asked))))
  serve(searchProducts, async ({ query, ...asked }) =>
    accepted(await searchItems(needs, placeOf(asked), query, 'product')),
  )
  serve(searchRecipes, async ({ query, ...asked }) =>
    accepted(await searchItems(needs, placeOf(asked), query, 'recipe')),
  )
  serve(searchNewsroom, async ({ query, ...asked }) => accepted(await searchNews(needs, placeOf(asked), query)))
  serve(searchShopProducts, async ({ query, ...asked }) => accepted(await searchShop(needs, placeOf(asked), query)))

  serve(productGroups, async ({ site, language }) =>
    accepted((await needs.findTaxonomy(site.id, language))?.productGroups ?? []),
  )
  serve(customFacets, async (asked) => accepted(await listFacets(needs, placeOf(asked))))
  serve(recipeTags, async ({ query: { recipeSearchBlockId }, ...asked }) => {
    const facets = await recipeFacets(needs, placeOf(asked), recipeSearchBlockId)
    return facets ? accepted(facets) : refused('NOT_FOUND')
  })
}
