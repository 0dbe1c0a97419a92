import { collators } from '#search/arrays/collators.ts'
import { titleAt } from '#search/index/segment.ts'
import type { Place } from '#search/query/read-query.ts'
import type { SearchQuery, SearchResult } from '#search/search-query.ts'
import { FacetCounter } from './facets.ts'
import { keepShown } from './matching.ts'
import { firstOf, type Ranked } from './ordering.ts'
import { Promoted } from './promoted.ts'
import type { Scratch } from './scratch.ts'

/** Content groups are numbered from 1 on; 0 stands for all. */
const GROUPS = 5

/** What was found in all places: the first results, and the counts of all. */
export class Collected {
  readonly #places: readonly Place[]
  readonly #query: SearchQuery
  readonly #scratch: Scratch
  readonly #counter: FacetCounter
  readonly #ranked: (Ranked & Place)[] = []
  readonly #groupCounts = new Uint32Array(GROUPS)
  readonly #promoted: Promoted
  #fitting = 0
  #totalCount = 0

  constructor(places: readonly Place[], query: SearchQuery, scratch: Scratch) {
    this.#places = places
    this.#query = query
    this.#scratch = scratch
    this.#counter = new FacetCounter(query)
    this.#promoted = new Promoted(places, query)
  }

  /** How much fits, whatever facets are selected. */
  get fitting(): number {
    return this.#fitting
  }

  forget(): void {
    this.#counter.forget()
    this.#ranked.length = 0
    this.#promoted.forget()
    this.#groupCounts.fill(0)
    this.#fitting = 0
    this.#totalCount = 0
  }

  /** Takes in the first `fitting` documents of `scratch`, which were found in a place. */
  take(at: number, fitting: number, isBrowsing: boolean): void {
    const { sortOrder, from, count, shownGroup = 0 } = this.#query
    const place = this.#places[at] as Place
    const { segment, scope } = place
    this.#fitting += fitting
    this.#promoted.noteMatched(at, this.#scratch, fitting)
    const shown = keepShown(segment, shownGroup, fitting, this.#scratch, this.#groupCounts)
    const chosen = this.#counter.take(segment, scope, this.#scratch, shown)
    this.#totalCount += chosen
    this.#promoted.noteShown(at, this.#scratch, chosen)
    const most = from + count + this.#promoted.size
    for (const each of firstOf(segment, { sortOrder, isBrowsing }, this.#scratch, chosen, most)) {
      this.#ranked.push({ ...each, ...place })
    }
  }

  result(): Pick<SearchResult, 'ids' | 'totalCount' | 'facets' | 'groupCounts'> {
    if (this.#places.length > 1) this.#ranked.sort(compareRanked)
    const { from, count } = this.#query
    const first = this.#promoted.first(this.#scratch)
    const others = this.#ranked.map(({ segment, number }) => segment.ids[number] as number)
    const ids = [...first.ids, ...others.filter((id) => !first.ids.includes(id))].slice(from, from + count)
    const groupCounts = [...this.#groupCounts]
    for (const group of first.addedGroups) for (const at of [0, group]) groupCounts[at] = (groupCounts[at] ?? 0) + 1
    const { shownGroup = 0 } = this.#query
    const added = first.addedGroups.filter((group) => shownGroup === 0 || group === shownGroup).length
    return { ids, totalCount: this.#totalCount + added, facets: this.#counter.counts(), groupCounts }
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
