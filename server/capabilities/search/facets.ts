import type { Item } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { FacetCategory } from '#contract/search/search.ts'
import type { FacetCount, SearchQuery } from '#search/search-query.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

/** The facets of a site that items of a kind have. */
export function facetsOf(taxonomy: Taxonomy | null, kind?: Item['kind']): Taxonomy['facets'] {
  return (taxonomy?.facets ?? []).filter((facet) => kind === undefined || facet.kind === kind)
}

/** The facets in the form that the index counts. */
export function countedFacets(facets: Taxonomy['facets']): SearchQuery['facetCategories'] {
  return facets.map(({ id, facetTags }) => ({ id, tagIds: facetTags.map((tag) => tag.id) }))
}

/** The ids of the facets that can narrow anything: where one option holds all the goods there is nothing to choose. */
export async function fittingFacets(
  needs: SearchNeeds,
  place: Place,
  facets: Taxonomy['facets'],
  contentGroup: SearchQuery['contentGroup'],
): Promise<ReadonlySet<number>> {
  if (facets.length === 0) return new Set()
  const everything = { ...place, q: '', sortOrder: 0, from: 0, count: 0, contentGroup } as const
  const { facets: counts, totalCount } = await find(needs, { ...everything, facetCategories: countedFacets(facets) })
  const narrows = ({ count }: { count: number }) => count > 0 && count < totalCount
  return new Set(counts.flatMap(({ id, tags }) => (tags.some(narrows) ? [id] : [])))
}

/** Facets with their names and counts. Filters offer those that fit; a selected option is always offered. */
export function namedFacets(
  facets: Taxonomy['facets'],
  counts: readonly FacetCount[],
  fitting?: ReadonlySet<number>,
): FacetCategory[] {
  return facets.map(({ id, name, facetTags }) => {
    const counted = new Map(counts.find((each) => each.id === id)?.tags.map((tag) => [tag.id, tag]))
    const fits = fitting?.has(id) ?? true
    const withCount = facetTags.map(({ id: tagId, name: tagName, display }) => {
      const { count = 0, selected = false } = counted.get(tagId) ?? {}
      return { id: tagId, name: tagName, count, selected, display: display && (selected || fits) }
    })
    return { id, name, facetTags: withCount }
  })
}
