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
} from '#contract/search/search.ts'
import type { Site } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { listFacets, recipeFacets } from './facet-lists.ts'
import { listFormProducts } from './form-products.ts'
import { searchNews, searchProductItems, searchRecipeItems, searchShop } from './item-search.ts'
import { searchContentPages } from './page-search.ts'
import { type Place, type SearchNeeds, suggestPages } from './search.ts'

export function searchCalls(needs: SearchNeeds, findSite: (id: string) => Site | undefined): ServedCall[] {
  const placeOf = ({ site, language }: { site: { id: string }; language: Place['language'] }): Place => ({
    site: site.id,
    language,
  })

  return [
    served(searchSuggestions, async ({ query: { q, sortOrder, pageSize }, ...asked }) =>
      accepted(await suggestPages(needs, { ...placeOf(asked), q, sortOrder, count: pageSize })),
    ),
    served(searchContent, async ({ query, ...asked }) =>
      accepted(await searchContentPages(needs, placeOf(asked), query)),
    ),
    served(allProducts, async ({ query: { form }, ...asked }) =>
      accepted(await listFormProducts({ search: needs, findSite }, { ...placeOf(asked), form })),
    ),
    served(searchProducts, async ({ query, ...asked }) =>
      accepted(await searchProductItems(needs, placeOf(asked), query)),
    ),
    served(searchRecipes, async ({ query, ...asked }) =>
      accepted(await searchRecipeItems(needs, placeOf(asked), query)),
    ),
    served(searchNewsroom, async ({ query, ...asked }) => accepted(await searchNews(needs, placeOf(asked), query))),
    served(searchShopProducts, async ({ query, ...asked }) => accepted(await searchShop(needs, placeOf(asked), query))),
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
