import type { Item } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { FacetCategory } from '#contract/search/search.ts'
import type { FacetCount, SearchQuery } from '#search/search-query.ts'

/** The facets of a site that items of a kind have. */
export function facetsOf(taxonomy: Taxonomy | null, kind?: Item['kind']): Taxonomy['facets'] {
  return (taxonomy?.facets ?? []).filter((facet) => kind === undefined || facet.kind === kind)
}

/** The facets in the form that the index counts. */
export function countedFacets(facets: Taxonomy['facets']): SearchQuery['facetCategories'] {
  return facets.map(({ id, facetTags }) => ({ id, tagIds: facetTags.map((tag) => tag.id) }))
}

/** Facets with their names and counts. */
export function namedFacets(facets: Taxonomy['facets'], counts: readonly FacetCount[]): FacetCategory[] {
  return facets.map(({ id, name, facetTags }) => {
    const counted = new Map(counts.find((each) => each.id === id)?.tags.map((tag) => [tag.id, tag]))
    const withCount = facetTags.map(({ id: tagId, name: tagName, display }) => {
      const { count = 0, selected = false } = counted.get(tagId) ?? {}
      return { id: tagId, name: tagName, count, selected, display }
    })
    return { id, name, facetTags: withCount }
  })
}
