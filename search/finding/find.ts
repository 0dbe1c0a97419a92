import type { Facts } from '#search/facts/facts.ts'
import { type Segment, scopeOf } from '#search/index/segment.ts'
import type { Place } from '#search/query/read-query.ts'
import type { SearchQuery, SearchResult } from '#search/search-query.ts'
import type { Meanings } from '#search/thesaurus/meanings.ts'
import { isTime, type Limits, limitsOf } from './limits.ts'
import { Readings } from './readings.ts'
import type { Scratch } from './scratch.ts'
import { RECIPES, type Said, Search } from './search.ts'

/** Nobody mistypes a longer query and wants it corrected. */
const MAX_CORRECTED_LENGTH = 100

/** Runs a query on all segments. No two segments may have the same document. */
export function findIn(
  segments: readonly Segment[],
  query: SearchQuery,
  scratch: Scratch,
  meanings: Meanings,
): SearchResult {
  const { language, site } = query
  const places = segments.flatMap((segment): Place[] => {
    const scope = scopeOf(segment, language, site)
    return scope && scope.to > scope.from ? [{ segment, scope, lexicon: segment.lexicons[language] }] : []
  })
  // Compounds of the query may be made of words that only other sites have.
  const lexicons = segments.flatMap((segment) => segment.lexicons[language] ?? [])
  const { options = [] } = query
  const readings = new Readings(places, { language, meanings, lexicons }, scratch, options.length > 0)
  const result = findFor(places, query, readings, scratch)
  const counted = onlyCounted(query)
  const optionCounts = options.map((option) => findFor(places, { ...counted, ...option }, readings, scratch).totalCount)
  return { ...result, optionCounts }
}

/** The query without what only shows results: of the facets, what narrows. */
function onlyCounted(query: SearchQuery): SearchQuery {
  const chosen = new Set(query.facetTags)
  const narrowing = ({ id, tagIds }: SearchQuery['facetCategories'][number]) => ({
    id,
    tagIds: tagIds.filter((tag) => chosen.has(tag)),
  })
  return { ...query, from: 0, count: 0, facetCategories: query.facetCategories.map(narrowing) }
}

type Found = Omit<SearchResult, 'optionCounts'>

function findFor(places: readonly Place[], query: SearchQuery, readings: Readings, scratch: Scratch): Found {
  const limits = limitsOf(places, query, readings)
  const answer = findWithin(places, query, limits, readings, scratch)
  // A search for recipes alone offers the words without the limit instead.
  if (answer.hasAny || query.contentGroup !== 0 || !limits.read.some(({ facts }) => isLiftable(facts)))
    return answer.result
  // Of time and people only some things say anything: where nothing fits, what has the words is shown, and what it is not held to is named.
  const lifted = limitsOf(places, query, readings, isLiftable)
  const wider = findWithin(places, query, lifted, readings, scratch)
  return wider.hasAny && lifted.rest !== '' ? wider.result : answer.result
}

const isLiftable = ({ maxMinutes, people }: Facts): boolean => maxMinutes !== undefined || people !== undefined

function findWithin(
  places: readonly Place[],
  query: SearchQuery,
  limits: Limits,
  readings: Readings,
  scratch: Scratch,
): { result: Found; hasAny: boolean } {
  const q = query.q.trim()
  const facts = [...limits.read]
  const search = new Search(places, query, limits, scratch)
  const isLimited = facts.length > 0
  if (limits.rest === '') {
    // A time alone asks what to cook, where the site has recipes.
    if (facts.length > 0 && facts.every(isTime)) search.takeAll(new Set([RECIPES]))
    if (search.isEmpty) search.takeAll()
    const result = { ...search.result(), facts, corrections: [], synonyms: [], ...withUnheld(noneMissing, limits) }
    return { result, hasAny: !search.isEmpty }
  }
  const { read, matches } = readings.of(limits.rest, isLimited)
  // Of words of intent alone, pages that have them come before other pages: `resepti` is the page of recipes.
  const intent = isLimited && read.slots.length === 0 ? readings.saying({ typed: limits.rest }) : []
  let understanding = search.takeMatches(read, matches, intent)
  if (isLimited && search.hasFew) understanding = search.takeMatches(read, matches, intent, true)
  const { corrections, synonyms, corrected } = read
  const mayCorrect = search.isEmpty && q.length <= MAX_CORRECTED_LENGTH
  const spelled = corrected ?? (mayCorrect ? readings.nearest(limits.rest, isLimited) : undefined)
  const didYouMean = spelled && [spelled, ...facts.map(({ typed }) => typed)].join(' ')
  const result = {
    ...search.result(),
    facts,
    corrections: search.isEmpty ? [] : corrections,
    synonyms,
    ...withUnheld(understanding, limits),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  }
  return { result, hasAny: !search.isEmpty }
}

const noneMissing: Said = { match: 'all', missingWords: [] }

/** The words of limits that results are not held to are missing like other words. */
function withUnheld({ match, missingWords }: Said, { unheld }: Limits): Said {
  if (unheld.length === 0) return { match, missingWords }
  return { match: 'most', missingWords: [...missingWords, ...unheld] }
}
