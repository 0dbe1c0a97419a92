import { collators } from '#search/arrays/collators.ts'
import { type Segment, scopeOf, titleAt } from '#search/index/segment.ts'
import { nearestQuery, type Place, type Read, readQuery } from '#search/query/read-query.ts'
import type { Slot } from '#search/query/slots.ts'
import { rarity } from '#search/query/weights.ts'
import { hasDigit } from '#search/query/word-shape.ts'
import type { SearchQuery, SearchResult, Understanding } from '#search/search-query.ts'
import type { Meanings } from '#search/thesaurus/meanings.ts'
import { FacetCounter } from './facets.ts'
import { filterOf } from './filters.ts'
import {
  browse,
  hasOwnPage,
  match,
  matchMost,
  slotsAmong,
  type Term,
  type WeightedTerm,
  weighKinds,
} from './matching.ts'
import { firstOf, type Ranked } from './ordering.ts'
import type { Scratch } from './scratch.ts'

/** Runs a query on all segments. No two segments may have the same document. */
export function findIn(
  segments: readonly Segment[],
  query: SearchQuery,
  scratch: Scratch,
  meanings: Meanings,
): SearchResult {
  const { language, site, q } = query
  const places = segments.flatMap((segment): Place[] => {
    const scope = scopeOf(segment, language, site)
    return scope && scope.to > scope.from ? [{ segment, scope, lexicon: segment.lexicons[language] }] : []
  })
  const search = new Search(places, query, scratch)
  if (q.trim() === '') {
    search.take(({ scope }, filter) => browse(scope, filter, scratch), true)
    return { ...search.result(), corrections: [], synonyms: [], match: 'all', missingWords: [] }
  }
  // Compounds of the query may be made of words that only other sites have.
  const lexicons = segments.flatMap((segment) => segment.lexicons[language] ?? [])
  const read = readQuery(places, q, { language, meanings, lexicons })
  const understanding = search.takeMatches(read)
  const { corrections, synonyms, corrected } = read
  const nearest = search.isEmpty && q.length <= MAX_CORRECTED_LENGTH ? nearestQuery(places, q, read) : undefined
  const didYouMean = corrected ?? nearest
  return {
    ...search.result(),
    corrections: search.isEmpty ? [] : corrections,
    synonyms,
    ...understanding,
    ...(didYouMean === undefined ? {} : { didYouMean }),
  }
}

/** How much of the words a document must have where none has all: of two one, of three two, of six three. */
export const MOST_SHARE = 0.4
export const NUMBER_WEIGHT = 0.4
const ROUNDING = 1e-9

/** Nobody mistypes a longer query and wants it corrected. */
const MAX_CORRECTED_LENGTH = 100

/** Collects the documents of all places. */
class Search {
  readonly #places: readonly Place[]
  readonly #query: SearchQuery
  readonly #scratch: Scratch
  #counter: FacetCounter
  readonly #ranked: (Ranked & Place)[] = []
  #fitting = 0
  #totalCount = 0

  constructor(places: readonly Place[], query: SearchQuery, scratch: Scratch) {
    this.#places = places
    this.#query = query
    this.#scratch = scratch
    this.#counter = new FacetCounter(query)
  }

  /** Whether nothing fits, whatever facets are selected. */
  get isEmpty(): boolean {
    return this.#fitting === 0
  }

  /** Documents with all words or, if there is none, those with most of them. */
  takeMatches({ words, slots, terms, contentGroups, isAsked }: Read): Understanding {
    const all: Understanding = { match: 'all', missingWords: [] }
    if (slots.length === 0) return all
    const documents = this.#places.reduce((sum, { scope: { from, to } }) => sum + to - from, 0)
    const weighted = terms.map((each, slot) => {
      const length = each.reduce((sum, term) => sum + term.length, 0)
      const having = each.reduce((sum, term) => sum + term.having, 0)
      const [typed] = (slots[slot] as Slot).typed
      const sharing = slots.filter((other) => other.typed[0] === typed).length
      // A size beside a word says which of several things, not what.
      const weight = slots.length > 1 && hasDigit(typed ?? '') ? NUMBER_WEIGHT : 1
      const share = (weight * (slots[slot] as Slot).typed.length) / sharing
      return { slot, length, rarity: weight * rarity(documents, having), share, each }
    })
    const termsIn = (at: number): WeightedTerm[] =>
      weighted.map(({ slot, rarity, share, each }) => ({ ...(each[at] as Term), slot, rarity, share }))
    // The rarest word first, because the others are then looked up only in what is left.
    weighted.sort((one, other) => one.length - other.length)
    const rarityOfAll = weighted.reduce((sum, { rarity }) => sum + rarity, 0)
    const kinds = { contentGroups, isAsked, rarity: rarityOfAll, words: words.length }
    let hasOwn = false
    if (weighted.every(({ length }) => length > 0)) {
      this.take(({ segment, scope, lexicon }, filter, at) => {
        const count = lexicon ? match(segment, scope, lexicon, termsIn(at), filter, this.#scratch) : 0
        weighKinds(segment, kinds, count, this.#scratch)
        hasOwn ||= hasOwnPage(segment, count, this.#scratch)
        return count
      })
    }
    // That only pages which list others have all words says little: what they list comes first.
    if (hasOwn || slots.length === 1) return all
    this.#forget()

    const most = (place: Place, filter: ReturnType<typeof filterOf>, at: number, least: number) =>
      place.lexicon
        ? matchMost(place.segment, place.scope, place.lexicon, termsIn(at), least, filter, this.#scratch)
        : 0
    let best = 0
    for (const [at, place] of this.#places.entries()) {
      this.#scratch.makeRoomFor(place.segment.count)
      const count = most(place, filterOf(place.segment, this.#query), at, ROUNDING)
      best = Math.max(best, slotsAmong(count, termsIn(at), this.#scratch).most)
    }
    if (best === 0) return all
    const least = Math.min(best, MOST_SHARE * weighted.reduce((sum, { share }) => sum + share, 0)) - ROUNDING
    let had = 0
    this.take((place, filter, at) => {
      const count = most(place, filter, at, least)
      had |= slotsAmong(count, termsIn(at), this.#scratch).any
      weighKinds(place.segment, kinds, count, this.#scratch)
      return count
    })
    const lacking = new Set(slots.flatMap(({ typed }, slot) => (had & (1 << slot) ? [] : typed)))
    const missing = words.filter(({ whole }) => lacking.has(whole))
    return { match: 'most', missingWords: missing.map(({ spelled }) => spelled) }
  }

  #forget(): void {
    this.#counter = new FacetCounter(this.#query)
    this.#ranked.length = 0
    this.#fitting = 0
    this.#totalCount = 0
  }

  /** Takes in what `find` finds in each place, and says how much it is. */
  take(find: (place: Place, filter: ReturnType<typeof filterOf>, at: number) => number, isBrowsing = false): void {
    const { sortOrder, from, count } = this.#query
    for (const [at, place] of this.#places.entries()) {
      const { segment, scope } = place
      this.#scratch.makeRoomFor(segment.count)
      const fitting = find(place, filterOf(segment, this.#query), at)
      this.#fitting += fitting
      const chosen = this.#counter.take(segment, scope, this.#scratch, fitting)
      this.#totalCount += chosen
      for (const each of firstOf(segment, { sortOrder, isBrowsing }, this.#scratch, chosen, from + count)) {
        this.#ranked.push({ ...each, ...place })
      }
    }
  }

  result(): Pick<SearchResult, 'ids' | 'totalCount' | 'facets'> {
    if (this.#places.length > 1) this.#ranked.sort(compareRanked)
    const { from, count } = this.#query
    const ids = this.#ranked.slice(from, from + count).map(({ segment, number }) => segment.ids[number] as number)
    return { ids, totalCount: this.#totalCount, facets: this.#counter.counts() }
  }
}

function compareRanked(one: Ranked & Place, other: Ranked & Place): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  if (one.segment === other.segment) return one.number - other.number
  return (
    collators[one.scope.language].compare(titleAt(one.segment, one.number), titleAt(other.segment, other.number)) ||
    (one.segment.ids[one.number] as number) - (other.segment.ids[other.number] as number)
  )
}
