import { groupOf } from '#search/index/kinds.ts'
import type { Segment } from '#search/index/segment.ts'
import type { Place, Read } from '#search/query/read-query.ts'
import type { SearchQuery, SearchResult, Understanding } from '#search/search-query.ts'
import { Collected } from './collected.ts'
import { weighFulfilling } from './fact-filters.ts'
import type { Filter } from './filters.ts'
import { isTime, type Limits } from './limits.ts'
import {
  bestOwn,
  browse,
  dropPassing,
  keepKinds,
  keepShare,
  liftFull,
  slotsAmong,
  type Weighed,
  weighKinds,
} from './matching.ts'
import { missingOf } from './missing-words.ts'
import type { Saying } from './readings.ts'
import type { Scratch } from './scratch.ts'
import { weighSections } from './sections.ts'
import { termsIn, type WeighedSlot, weighedSlots } from './weighed-slots.ts'
import type { WordMatches } from './word-matches.ts'

/** How much of the words a document must have where none has all: of two or three one, of six two. */
export const MOST_SHARE = 0.3
const ROUNDING = 1e-9
/** What documents with all words are worth at least, as a share of their rarity, to be alone: words here and there in a text are less. */
const WEAK = 2.4
const SAID = 1.3
/** Where few things keep a limit, pages that list or explain such things follow them. */
const BESIDE = 0.01
/** What is enough only by its weight comes between. */
const BY_WEIGHT = 0.1
export const RECIPES = 2
const PAGES = 4
/** A recipe says how long it takes, a product only that it is quick. */
const TIMED = 2
/** What declares all that was asked comes before what only speaks of it. */
const DECLARED = 20
/** If fewer documents than this have all words of several, those with most of them follow, in the order of relevance. */
export const FEW = 10

export type Said = Pick<Understanding, 'match' | 'missingWords'>

const allSaid: Said = { match: 'all', missingWords: [] }

type Find = (place: Place, filter: Filter, at: number) => number
type Taking = { isBrowsing?: boolean; isTaken?: (fitting: number) => boolean }
/** Whether documents with all words are all that is shown, by the best of them and their number. */
type IsEnough = (best: number, fitting: number) => boolean

/** What one reading of a query finds by. */
type Asked = { weighed: readonly WeighedSlot[]; matches: WordMatches; kinds: Weighed }

/** Finds the documents of all places that a query means. */
export class Search {
  readonly #places: readonly Place[]
  readonly #query: SearchQuery
  readonly #limits: Limits
  readonly #scratch: Scratch
  readonly #collected: Collected
  #hasBeside = false

  constructor(places: readonly Place[], query: SearchQuery, limits: Limits, scratch: Scratch) {
    this.#places = places
    this.#query = query
    this.#limits = limits
    this.#scratch = scratch
    this.#collected = new Collected(places, query, scratch)
  }

  /** Whether nothing fits, whatever facets are selected. */
  get isEmpty(): boolean {
    return this.#collected.fitting === 0
  }

  /** Whether pages that list or explain may follow what keeps the limits. */
  get hasFew(): boolean {
    return !this.isEmpty && this.#collected.fitting < FEW && this.#query.sortOrder === 0
  }

  /** Documents with all words or, if there is none, those with most of them. */
  takeMatches(read: Read, matches: WordMatches, intent: readonly Saying[], hasBeside = false): Said {
    this.#hasBeside = hasBeside
    this.#collected.forget()
    const { words, slots, contentGroups } = read
    if (slots.length === 0) {
      if (this.#limits.read.length > 0) this.takeAll(contentGroups, intent)
      return allSaid
    }
    const weighed = weighedSlots(this.#places, read)
    const rarity = weighed.reduce((sum, slot) => sum + slot.rarity, 0)
    const asked = { weighed, matches, kinds: { ...read, rarity, words: words.length, slots: slots.length } }
    const strong = WEAK * rarity
    // That only pages which list others have all words says little: what they list comes first.
    const isFull = (best: number) => best > 0 && best >= strong
    const isEnough = (best: number, fitting: number) =>
      slots.length === 1 || (isFull(best) && (fitting >= FEW || this.#query.sortOrder !== 0))
    const best = weighed.every(({ length }) => length > 0) ? this.#takeAllWords(asked, strong, isEnough) : 0
    if (isEnough(best, this.#collected.fitting)) return allSaid
    this.#collected.forget()
    const had = this.#takeMostWords(asked, isFull(best) ? strong : Number.POSITIVE_INFINITY)
    if (isFull(best) || had === 0) return allSaid
    return { match: 'most', missingWords: missingOf(words, slots, (slot) => (had & (1 << slot)) !== 0) }
  }

  /** Everything that passes the filters, of all kinds or of some. */
  takeAll(contentGroups: ReadonlySet<number> = new Set(), intent: readonly Saying[] = []): void {
    const isMeant = (kind: number) => contentGroups.size === 0 || contentGroups.has(groupOf(kind))
    const { found, total } = this.#scratch
    const isNamed = this.#limits.read.length > 0
    this.#take(
      ({ segment, scope }, filter, at) => {
        const all = browse(scope, filter, this.#scratch)
        const count = keepKinds(segment, isMeant, all, this.#scratch)
        if (!isNamed) return count
        const meant = (number: number) =>
          groupOf(segment.kinds[number] as number) === PAGES ? (intent[at]?.get(number) ?? 0) : 0
        const { saidBy, quicknessOf } = this.#limits
        for (const number of found.subarray(0, count))
          total[number] = 1 + saidBy(number, at) + meant(number) + quicknessOf(segment, number)
        weighFulfilling(segment, this.#limits.facts, count, this.#scratch, DECLARED)
        return count
      },
      { isBrowsing: !isNamed },
    )
  }

  result(): Pick<SearchResult, 'ids' | 'totalCount' | 'facets' | 'groupCounts'> {
    return this.#collected.result()
  }

  /** Documents with all words. Returns what the best of them is worth that is more than a page which lists others. */
  #takeAllWords(asked: Asked, strong: number, isEnough: IsEnough): number {
    const isLimited = this.#limits.read.length > 0
    const best = this.#takeWithAll(asked, 0, isLimited ? undefined : isEnough)
    // What is enough by its weight is no reason to leave out what says so.
    const isByWeight = this.#hasBeside && this.#limits.facts.people !== undefined
    if (!isLimited || best < strong || isByWeight) return best
    // Beside what a limit leaves, a product that only mentions the thing is no answer.
    this.#collected.forget()
    return Math.max(best, this.#takeWithAll(asked, strong))
  }

  /** In a single place nothing is counted and sorted unless it `isEnough`: it would be forgotten. */
  #takeWithAll({ weighed, matches, kinds }: Asked, least: number, isEnough?: IsEnough): number {
    let best = 0
    const isTaken = (fitting: number) => this.#places.length > 1 || !isEnough || isEnough(best, fitting)
    const find: Find = (place, filter, at) => {
      const { segment, lexicon } = place
      const terms = termsIn(weighed, at)
      const all = matches.all(place, at, terms, filter)
      if (lexicon) weighSections(segment, lexicon, terms, all, this.#scratch)
      const count = least > 0 ? dropPassing(segment, least, all, this.#scratch) : all
      best = Math.max(best, bestOwn(segment, count, this.#scratch))
      this.#weigh(segment, kinds, count, at)
      return count
    }
    this.#take(find, { isTaken })
    return best
  }

  /** Documents with most words; those with all come first if they are worth `strong`. Returns the bits of the slots that any has. */
  #takeMostWords(asked: Asked, strong: number): number {
    const { matches, kinds } = asked
    let { weighed } = asked
    let some = this.#withSome(asked)
    if (some.mostHad === 0) {
      // Where nothing has a whole phrase, one word of it is better than nothing.
      weighed = weighed.map((each) => ({ ...each, needed: 1 << each.slot }))
      some = this.#withSome({ ...asked, weighed })
    }
    const { mostHad } = some
    if (mostHad === 0) return 0
    const least = Math.min(mostHad, MOST_SHARE * weighed.reduce((sum, { share }) => sum + share, 0)) - ROUNDING
    let had = 0
    this.#take((place, filter, at) => {
      const { segment, lexicon } = place
      const terms = termsIn(weighed, at)
      // In a single place what has some words is still there.
      const isThere = this.#places.length === 1
      const count = isThere
        ? keepShare(terms, least, some.count, this.#scratch)
        : matches.most(place, at, terms, least, filter)
      had |= slotsAmong(count, terms, this.#scratch).any
      if (lexicon) weighSections(segment, lexicon, terms, count, this.#scratch)
      liftFull(segment, terms, { strong, isAsked: kinds.isAsked }, count, this.#scratch)
      this.#weigh(segment, kinds, count, at)
      return count
    })
    return had
  }

  /** How much of the words the best documents have, and how many documents of the last place have any. */
  #withSome({ weighed, matches }: Asked): { mostHad: number; count: number } {
    let mostHad = 0
    let count = 0
    for (const [at, place] of this.#places.entries()) {
      this.#scratch.makeRoomFor(place.segment.count)
      const terms = termsIn(weighed, at)
      count = matches.most(place, at, terms, ROUNDING, this.#filterIn(place, at))
      mostHad = Math.max(mostHad, slotsAmong(count, terms, this.#scratch).most)
    }
    return { mostHad, count }
  }

  #weigh(segment: Segment, kinds: Weighed, count: number, at: number): void {
    weighKinds(segment, kinds, count, this.#scratch)
    weighFulfilling(segment, this.#limits.wishes, count, this.#scratch)
    this.#weighSaid(segment, count, at)
  }

  /** What says in words what was asked comes before what only declares it, and pages beside the limits come last. */
  #weighSaid(segment: Segment, count: number, at: number): void {
    const { found, total } = this.#scratch
    const { read, saidBy, isBeside, isUndeclared } = this.#limits
    if (read.length === 0) return
    const isTimed = read.some(isTime)
    for (const number of found.subarray(0, count)) {
      const timed = isTimed && groupOf(segment.kinds[number] as number) === RECIPES ? TIMED : 1
      const aside = isBeside(segment, number, at) ? BESIDE : isUndeclared(segment, number, at) ? BY_WEIGHT : 1
      const factor = saidBy(number, at) > 0 ? SAID : aside
      total[number] = timed * factor * (total[number] as number)
    }
  }

  #filterIn(place: Place, at: number): Filter {
    return this.#limits.filterIn(place, at, this.#hasBeside)
  }

  /** Takes in what `find` leaves in `scratch` for each place; it returns how much that is. */
  #take(find: Find, { isBrowsing = false, isTaken = () => true }: Taking = {}): void {
    for (const [at, place] of this.#places.entries()) {
      this.#scratch.makeRoomFor(place.segment.count)
      const fitting = find(place, this.#filterIn(place, at), at)
      if (isTaken(fitting)) this.#collected.take(at, fitting, isBrowsing)
    }
  }
}
