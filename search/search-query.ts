import type { SortOrder } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import type { Facts, ReadFact } from './facts/facts.ts'
import type { AddedWords } from './thesaurus/added-words.ts'

/** A search in one language of one site. Omitted and empty filters have no effect. */
export type SearchQuery = {
  site: string
  language: Language
  /**
   * As typed; the last word may be incomplete. An empty query matches everything that passes the filters; relevance then means newest
   * first, then by title. A query with signs but no words matches nothing.
   */
  q: string
  /** 0 means all. */
  contentGroup: 0 | 1 | 2 | 3 | 4
  /** Chosen among what was found: how the question is understood does not depend on it. 0 means all. */
  shownGroup?: SearchQuery['contentGroup']
  productGroup?: number
  /** In at least one of these. */
  matchAnyCategoryIds: readonly number[]
  /** In every one of these. */
  matchAllCategoryIds: readonly number[]
  /** Written by one of these. */
  authors: readonly string[]
  /** Only equipment. */
  searchEquipments: boolean
  /** The selected tags: any within a category, and all categories. */
  facetTags: readonly number[]
  /** The categories to count. A tag belongs to the first category that lists it; selected tags of no category form one of their own. */
  facetCategories: readonly FacetCategory[]
  /** Changes of the filters of which the number of results is wanted: see `optionCounts`. */
  options?: readonly OptionFilter[]
  /** Limits in addition to those that the words name. */
  facts?: Facts
  sortOrder: SortOrder
  /** The ids of documents that come first in the order of relevance, whether or not they have the words. */
  promoted?: readonly number[]
  /** Instead of the words that were added to the thesaurus: to see what they would find. */
  tried?: readonly AddedWords[]
  /** Offset and maximum number of results. */
  from: number
  count: number
}

/** What an option of a filter would set. */
export type OptionFilter = Partial<
  Pick<SearchQuery, 'productGroup' | 'matchAnyCategoryIds' | 'matchAllCategoryIds' | 'facts'>
>

type FacetCategory = { id: number; tagIds: readonly number[] }

/** A query while the visitor is typing: without facets, and without results for an empty query. */
export type SuggestQuery = Pick<SearchQuery, 'site' | 'language' | 'q' | 'count'> &
  Partial<Pick<SearchQuery, 'contentGroup' | 'sortOrder' | 'promoted'>>

export type SearchResult = {
  /** Best first, in a stable order. */
  ids: number[]
  totalCount: number
  facets: FacetCount[]
  /** How much of each content group was found, whatever group is shown; at 0 of all. */
  groupCounts: number[]
  /** How many results the query would have with each of its `options`. */
  optionCounts: number[]
  /** The corrections of mistyped words, for `highlights`. */
  corrections: Correction[]
  /** Synonyms and narrower words that were searched too, for `highlights`. */
  synonyms: Correction[]
} & Understanding

/** How a query was understood, for what a page says above the results. */
export type Understanding = {
  /** Whether all words were found together. If no document has all, the results have most of them. */
  match: 'all' | 'most'
  /** The words, as typed, that no result has. Only with `most`. */
  missingWords: string[]
  /** The limits that the words name, and that the results are held to. */
  facts: ReadFact[]
  /** The query with its mistyped words corrected. With results, these are for the corrected query: they are a guess. */
  didYouMean?: string
}

/** Every tag of a category in the order of the query, including those with count 0. */
export type FacetCount = { id: number; tags: { id: number; count: number; selected: boolean }[] }

export type Correction = { typed: string; words: string[] }

export type Suggestions = Pick<SearchResult, 'ids' | 'totalCount' | 'corrections' | 'didYouMean'>
