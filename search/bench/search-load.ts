import { generatedFacets, generatedQuery } from '#demo/generator/generated-documents.ts'
import { seededRandom } from '#demo/generator/random.ts'
import type { SearchQuery, SuggestQuery } from '#search/search-query.ts'

const scope = { site: 'kuluttaja', language: 'fi' } as const

/** The query with this number: mostly words, some with selected tags and filters, some without words. */
export function benchQuery(number: number): SearchQuery {
  const random = seededRandom(number)
  const isBrowsing = number % 10 === 9
  const chosen = random.below(3) === 0 ? [10 + random.below(8), 20 + random.below(8)] : []
  return {
    ...scope,
    q: isBrowsing ? '' : generatedQuery(number),
    contentGroup: random.below(4) === 0 ? 1 : 0,
    matchAnyCategoryIds: random.below(8) === 0 ? [3, 5, 25] : [],
    matchAllCategoryIds: [],
    authors: [],
    searchEquipments: false,
    facetTags: chosen,
    facetCategories: generatedFacets,
    sortOrder: isBrowsing ? ((number % 6) as SearchQuery['sortOrder']) : 0,
    from: 0,
    count: 10,
  }
}

export const benchSuggestQuery = (number: number): SuggestQuery => {
  const q = generatedQuery(number)
  return { ...scope, q: q.slice(0, 3 + (number % Math.max(1, q.length - 2))), count: 5 }
}

/** Malicious queries. */
export const hostileQueries: readonly string[] = [
  'x'.repeat(10_000),
  'makkara '.repeat(1_200),
  Array.from({ length: 500 }, (_, number) => generatedQuery(number)).join(' '),
  '(((.*+?)))[a-z]{9}\\'.repeat(40),
  '!?.,;:-_#"%&/()=',
  '🌭🍖'.repeat(200),
  '\u202eאבגדה שלום עולם',
  'ja sekä tai kun jos niin paista lisää hauduta leikkaa mehevä savuinen mak',
  'mkkara kietto lihpulla jaatlo perna porkana tomatti juuto kermma salatti kastke brolieri',
]
