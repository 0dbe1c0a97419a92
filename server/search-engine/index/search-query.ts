import type { SortOrder } from '#contract/search.ts'
import type { Language } from '#contract/site.ts'

/** What somebody wants to find in one language of one site. Every filter narrows; those that are left out or empty do not. */
export type SearchQuery = {
  site: string
  language: Language
  /**
   * As somebody typed it; its last word may be unfinished. When it is empty, everything that fits the filters is found, by relevance newest first, then by title.
   * When it has signs but no words, nothing is.
   */
  q: string
  /** 0 is all. */
  contentGroup: 0 | 1 | 2 | 3 | 4
  productGroup?: number
  /** In at least one of these. */
  matchAnyCategoryIds: readonly number[]
  /** In every one of these. */
  matchAllCategoryIds: readonly number[]
  /** By one of these. */
  authors: readonly string[]
  /** Equipment alone. */
  searchEquipments: boolean
  /** The tags that are chosen: those of one category widen, categories narrow. */
  facetTags: readonly number[]
  /** Whose tags are counted. A tag belongs to the first category that names it; chosen tags of none are a category of their own. */
  facetCategories: readonly FacetCategory[]
  sortOrder: SortOrder
  /** How many of the best are left out, and how many are given. */
  from: number
  count: number
}

type FacetCategory = { id: number; tagIds: readonly number[] }

/** What is asked while somebody types: nothing is counted, and nothing found for an empty query. */
export type SuggestQuery = Pick<SearchQuery, 'site' | 'language' | 'q' | 'count'> &
  Partial<Pick<SearchQuery, 'contentGroup' | 'sortOrder'>>

export type SearchResult = {
  /** Best first, always in the same order. */
  ids: number[]
  totalCount: number
  facets: FacetCount[]
  /** What the words of the query were taken for where nothing in the index is spelled like them; for `highlights`. */
  corrections: Correction[]
}

/** Every tag of a category in the order of the query, also those that fit nothing. */
export type FacetCount = { id: number; tags: { id: number; count: number; selected: boolean }[] }

export type Correction = { typed: string; words: string[] }

export type Suggestions = Pick<SearchResult, 'ids' | 'totalCount' | 'corrections'>
