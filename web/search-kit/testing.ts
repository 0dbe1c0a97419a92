import type { SearchReads } from '#contract/search/search-reads.ts'

const nothing = {
  hits: [],
  totalCount: 0,
  hasMore: false,
  popular: [],
  answer: null,
  understanding: { match: 'all' as const, missingWords: [], limits: [] },
}
const query = { language: 'fi', page: 1, pageSize: 12, sortOrder: 0, q: '' } as const

/** Searches of a site without pages, for tests. */
export const emptySearches: SearchReads = {
  content: async () => ({ ...nothing, contentGroups: [] }),
  products: async () => ({ ...nothing, query, facetCategories: [], productGroups: [] }),
  recipes: async () => ({ ...nothing, query, facetCategories: [] }),
  news: async () => ({ ...nothing, query, facetCategories: [], categories: [] }),
  shop: async () => ({
    ...nothing,
    query,
    facetCategories: [],
    categories: [],
    productGroups: [],
    prices: [],
    deliveryDays: [],
  }),
}
