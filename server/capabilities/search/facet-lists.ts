import { z } from 'zod'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { FacetCategory } from '#contract/search/search.ts'
import { countedFacets, facetsOf, namedFacets } from './facets.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

/** Every facet of the site with the number of items per tag. */
export async function listFacets(needs: SearchNeeds, place: Place): Promise<FacetCategory[]> {
  return counted(needs, place, facetsOf(await needs.findTaxonomy(place.site, place.language)))
}

/** The facets of the recipe search on the page with this id; null if the site has no such page, or it has no such search. */
export async function recipeFacets(
  needs: SearchNeeds,
  place: Place,
  contentId: number,
): Promise<FacetCategory[] | null> {
  const page = await needs.findBlocks(contentId)
  const search = page?.blocks.find(({ type }) => recipeSearches.includes(type))
  if (page?.site !== place.site || !search) return null
  const all = facetsOf(await needs.findTaxonomy(place.site, place.language), 'recipe')
  const { facets: chosen } = recipeSearch.parse(search.props)
  return counted(needs, place, chosen ? all.filter(({ id }) => chosen.includes(id)) : all)
}

/** The blocks that search recipes. */
const recipeSearches = ['recipe-search', 'broiler-search']

/** The relevant part of the block. Without `facets` it shows all facets of recipes. */
const recipeSearch = z.object({ facets: z.array(z.int()).optional().catch(undefined) })

async function counted(needs: SearchNeeds, place: Place, facets: Taxonomy['facets']): Promise<FacetCategory[]> {
  const everything = { q: '', sortOrder: 0, from: 0, count: 0 } as const
  const answer = await find(needs, { ...place, ...everything, facetCategories: countedFacets(facets) })
  return namedFacets(facets, answer.facets)
}
