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
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { listFacets, recipeFacets } from './facet-lists.ts'
import { listProducts, searchItems, searchNews, searchShop } from './item-search.ts'
import { type Place, type SearchNeeds, searchPages, suggestPages } from './search.ts'

export function searchCalls(needs: SearchNeeds): ServedCall[] {
  const placeOf = ({ site, language }: { site: { id: string }; language: Place['language'] }): Place => ({
    site: site.id,
    language,
  })

  return [
    served(searchSuggestions, async ({ query: { q, sortOrder, pageSize }, ...asked }) =>
      accepted({ hits: await suggestPages(needs, { ...placeOf(asked), q, sortOrder, count: pageSize }) }),
    ),
    served(searchContent, async ({ query: { q, sortOrder, contentGroup, page, pageSize }, ...asked }) => {
      const part = { from: (page - 1) * pageSize, count: pageSize }
      const { hits, totalCount } = await searchPages(needs, { ...placeOf(asked), q, sortOrder, contentGroup, ...part })
      const plain = hits.map(({ marks, ...hit }) => hit)
      return accepted({ hits: plain, totalCount, hasMore: page * pageSize < totalCount })
    }),
    served(allProducts, async (asked) => accepted(await listProducts(needs, placeOf(asked)))),
    served(searchProducts, async ({ query, ...asked }) =>
      accepted(await searchItems(needs, placeOf(asked), query, 'product')),
    ),
    served(searchRecipes, async ({ query, ...asked }) =>
      accepted(await searchItems(needs, placeOf(asked), query, 'recipe')),
    ),
    served(searchNewsroom, async ({ query, ...asked }) => accepted(await searchNews(needs, placeOf(asked), query))),
    served(searchShopProducts, async ({ query, site }) => accepted(await searchShop(needs, site.id, query))),
    served(productGroups, async ({ site, language }) =>
      accepted((await needs.findTaxonomy(site.id, language))?.productGroups ?? []),
    ),
    served(customFacets, async (asked) => accepted(await listFacets(needs, placeOf(asked)))),
    served(recipeTags, async ({ query: { recipeSearchBlockId }, ...asked }) => {
      const facets = await recipeFacets(needs, placeOf(asked), recipeSearchBlockId)
      return facets ? accepted(facets) : refused('NOT_FOUND')
    }),
  ]
}
