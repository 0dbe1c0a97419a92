import { freeOfNames } from '#contract/search/free-of.ts'
import type { ContentGroup, SortOrder } from '#contract/search/search.ts'
import { type Language, languages } from '#contract/site.ts'

const MAX_LIST_VALUES = 50
const MAX_PAGE = 1000
const MAX_ID = 2 ** 31 - 1
const MAX_AUTHOR_LENGTH = 80
const MAX_MINUTES = 10_000
const MAX_EUROS = 100_000
const MAX_PEOPLE = 10_000
/** A longer question is refused by the server; this is the longest that a page still shows to its author. */
const MAX_SHOWN_QUERY_LENGTH = 2000

/** How each parameter of a search address is read; undefined where the value is invalid. */
export const addressReaders = {
  q: (text: string) => text.toWellFormed().trim().slice(0, MAX_SHOWN_QUERY_LENGTH).trim() || undefined,
  // Page 1 is what an address without a page shows.
  page: whole(2, MAX_PAGE),
  currentPage: whole(2, MAX_PAGE),
  pageSize: whole(1, 100),
  language: (text: string) => languages.find((known): known is Language => known === text),
  contentGroup: whole(0, 4) as (text: string) => ContentGroup | undefined,
  productGroup: whole(1, MAX_ID),
  facetTags: ids,
  matchAnyCategoryIds: ids,
  matchAllCategoryIds: ids,
  authors: (text: string) => listOf(text.split(',').filter((name) => name !== '' && name.length <= MAX_AUTHOR_LENGTH)),
  maxMinutes: whole(1, MAX_MINUTES),
  maxPrice: whole(1, MAX_EUROS),
  people: whole(1, MAX_PEOPLE),
  deliveryDay: whole(1, 7),
  freeOf: (text: string) => listOf(freeOfNames.filter((name) => text.split(',').includes(name))),
  sortOrder: whole(0, 5) as (text: string) => SortOrder | undefined,
  hideResults: flag,
  skipPagination: flag,
  searchEquipments: flag,
}

export type ParameterName = keyof typeof addressReaders
export const parameterNames = Object.keys(addressReaders) as readonly ParameterName[]

/** Parameters whose values are lists: a form without scripts repeats them, an address joins them with commas. */
const lists: readonly string[] = ['facetTags', 'matchAnyCategoryIds', 'matchAllCategoryIds', 'authors', 'freeOf']

export function readAddress(query: URLSearchParams): { [Name in ParameterName]?: unknown } {
  return Object.fromEntries(
    parameterNames.flatMap((name) => {
      const text = lists.includes(name) ? query.getAll(name).join(',') : query.get(name)
      return text === null ? [] : [[name, addressReaders[name](text)]]
    }),
  )
}

function whole(min: number, max: number) {
  return (text: string) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : undefined
  }
}

/** Ids are positive numbers. If the first is not, all are ignored. */
function ids(text: string): number[] | undefined {
  const read = text.split(',').map(whole(1, MAX_ID))
  if (read[0] === undefined) return undefined
  return listOf(read.filter((id) => id !== undefined)).sort((one, other) => one - other)
}

function listOf<Value>(values: Value[]): Value[] {
  return [...new Set(values)].slice(0, MAX_LIST_VALUES)
}

function flag(text: string): boolean | undefined {
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined
}
