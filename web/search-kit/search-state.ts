import type { FreeOf } from '#contract/search/free-of.ts'
import type { ContentGroup, SortOrder } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'

/** The state of a search, as in the address. */
export type SearchState = {
  q: string
  page: number
  pageSize: number
  language: Language
  contentGroup: ContentGroup
  productGroup: number | undefined
  /** Lists are sorted and have no duplicates. */
  facetTags: readonly number[]
  matchAnyCategoryIds: readonly number[]
  matchAllCategoryIds: readonly number[]
  authors: readonly string[]
  maxMinutes: number | undefined
  /** In euros. */
  maxPrice: number | undefined
  people: number | undefined
  freeOf: readonly FreeOf[]
  /** ISO weekday. */
  deliveryDay: number | undefined
  sortOrder: SortOrder
  hideResults: boolean
  skipPagination: boolean
  searchEquipments: boolean
  /** Whether the visitor chose the content group: without a question, that alone asks for all of it. */
  groupNamed: boolean
}

/** What a widget searches for when the address says nothing else. */
export type SearchDefaults = Pick<
  SearchState,
  'pageSize' | 'language' | 'contentGroup' | 'matchAnyCategoryIds' | 'sortOrder' | 'hideResults'
>

/** Values of an address; what it lacks, or what is invalid, is undefined. */
export type AddressValues = { [Name in keyof Omit<SearchState, 'groupNamed'>]?: SearchState[Name] | undefined } & {
  /** Another name of `page`, in links of the site search widget. */
  currentPage?: number | undefined
}

export function stateOf(values: AddressValues, defaults: SearchDefaults): SearchState {
  const { currentPage, page = currentPage, ...given } = values
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  const { contentGroup, q } = values
  const groupNamed = contentGroup !== undefined && (contentGroup !== defaults.contentGroup || !q)
  return {
    q: '',
    page: page ?? 1,
    productGroup: undefined,
    facetTags: [],
    matchAllCategoryIds: [],
    authors: [],
    maxMinutes: undefined,
    maxPrice: undefined,
    people: undefined,
    freeOf: [],
    deliveryDay: undefined,
    skipPagination: false,
    searchEquipments: false,
    groupNamed,
    ...defaults,
    ...Object.fromEntries(known),
  }
}

/** The state after a choice of the visitor, on page 1. */
export function choose(state: SearchState, choice: Partial<SearchState>, defaults: SearchDefaults): SearchState {
  const { contentGroup = state.contentGroup, q = state.q } = choice
  const named = choice.contentGroup !== undefined || state.groupNamed
  const groupNamed = named && (contentGroup !== defaults.contentGroup || q === '')
  return { ...state, ...choice, page: 1, groupNamed }
}

/** Whether there is a query, a filter or a facet. */
export function isAsked(state: SearchState, defaults: SearchDefaults): boolean {
  const { q, productGroup, facetTags, matchAllCategoryIds, authors, searchEquipments, groupNamed } = state
  const { maxMinutes, maxPrice, people, freeOf, deliveryDay } = state
  const lists = [facetTags, matchAllCategoryIds, authors, freeOf]
  const values = [productGroup, maxMinutes, maxPrice, people, deliveryDay]
  return (
    q !== '' ||
    values.some((value) => value !== undefined) ||
    searchEquipments ||
    groupNamed ||
    lists.some(({ length }) => length > 0) ||
    !sameList(state.matchAnyCategoryIds, defaults.matchAnyCategoryIds)
  )
}

export function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

export function toggled(list: readonly number[], id: number): number[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id].sort((one, other) => one - other)
}
