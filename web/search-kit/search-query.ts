import type { Source } from './search-config.ts'
import type { SearchState } from './search-state.ts'

const limits = ['maxMinutes', 'maxPrice', 'people', 'freeOf'] as const

/** The fields of each call, as the document lists them, and limits. */
const fields = {
  content: ['q', 'page', 'pageSize', 'contentGroup', 'sortOrder', ...limits],
  products: [
    ...(['q', 'page', 'pageSize', 'contentGroup', 'sortOrder', 'productGroup', 'facetTags'] as const),
    ...(['matchAnyCategoryIds', 'matchAllCategoryIds', 'hideResults', 'searchEquipments'] as const),
    ...limits,
  ],
  recipes: [
    ...(['q', 'page', 'pageSize', 'contentGroup', 'sortOrder', 'facetTags'] as const),
    ...(['matchAnyCategoryIds', 'matchAllCategoryIds', 'hideResults'] as const),
    ...limits,
  ],
  news: [
    ...(['q', 'page', 'pageSize', 'sortOrder', 'facetTags'] as const),
    ...(['matchAnyCategoryIds', 'matchAllCategoryIds', 'authors'] as const),
  ],
  shop: [
    ...(['q', 'page', 'pageSize', 'contentGroup', 'sortOrder', 'matchAnyCategoryIds', 'skipPagination'] as const),
    ...(['productGroup', 'facetTags', 'deliveryDay'] as const),
    ...limits,
  ],
} as const satisfies Record<Source, readonly (keyof SearchState)[]>

export type QueryOf<S extends Source> = Pick<SearchState, (typeof fields)[S][number]>

/** What a call asks for. */
export function searchQuery<S extends Source>(source: S, state: SearchState): QueryOf<S> {
  return Object.fromEntries(fields[source].map((name) => [name, state[name]])) as QueryOf<S>
}
