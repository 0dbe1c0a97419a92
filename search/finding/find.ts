import { collators } from '#search/arrays/collators.ts'
import type { Facts, ReadFact } from '#search/facts/facts.ts'
import { groupOf } from '#search/index/kinds.ts'
import { type Segment, scopeOf, titleAt } from '#search/index/segment.ts'
import type { QueryWord } from '#search/query/query-words.ts'
import type { Place, Read } from '#search/query/read-query.ts'
import type { Slot } from '#search/query/slots.ts'
import { rarity } from '#search/query/weights.ts'
import { hasDigit } from '#search/query/word-shape.ts'
import type { SearchQuery, SearchResult, Understanding } from '#search/search-query.ts'
import type { Meanings } from '#search/thesaurus/meanings.ts'
import { FacetCounter } from './facets.ts'
import { weighFulfilling } from './fact-filters.ts'
import type { Filter } from './filters.ts'
import { type Limits, limitsOf } from './limits.ts'
import {
  bestOwn,
  browse,
  dropPassing,
  keepKinds,
  keepShown,
  liftFull,
  slotsAmong,
  type Term,
  type WeightedTerm,
  weighKinds,
} from './matching.ts'
import { firstOf, type Ranked } from './ordering.ts'
import { Promoted } from './promoted.ts'
import { Readings, type Saying } from './readings.ts'
import type { Scratch } from './scratch.ts'
import { weighSections } from './sections.ts'
import type { WordMatches } from './word-matches.ts'

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

const isTime = ({ facts }: ReadFact): boolean => facts.maxMinutes !== undefined

const noneMissing: Said = { match: 'all', missingWords: [] }

/** The words of limits that results are not held to are missing like other words. */
function withUnheld({ match, missingWords }: Said, { unheld }: Limits): Said {
  if (unheld.length === 0) return { match, missingWords }
  return { match: 'most', missingWords: [...missingWords, ...unheld] }
}

/** How much of the words a document must have where none has all: of two or three one, of six two. */
export const MOST_SHARE = 0.3
export const NUMBER_WEIGHT = 0.4
const ROUNDING = 1e-9
/** What documents with all words are worth at least, as a share of their rarity, to be alone: words here and there in a text are less. */
const WEAK = 2.4
const SAID = 1.3
/** Where few things keep a limit, pages that list or explain such things follow them. */
const BESIDE = 0.01
/** What is enough only by its weight comes between. */
const BY_WEIGHT = 0.1
const RECIPES = 2
const PAGES = 4
/** A recipe says how long it takes, a product only that it is quick. */
const TIMED = 2
/** What declares all that was asked comes before what only speaks of it. */
const DECLARED = 20
/** If fewer documents than this have all words of several, those with most of them follow, in the order of relevance. */
export const FEW = 10

/** Nobody mistypes a longer query and wants it corrected. */
const MAX_CORRECTED_LENGTH = 100

/** Content groups are numbered from 1 on; 0 stands for all. */
const GROUPS = 5

type Said = Pick<Understanding, 'match' | 'missingWords'>

/** Collects the documents of all places. */
class Search {
  readonly #places: readonly Place[]
  readonly #query: SearchQuery
  readonly #limits: Limits
  readonly #scratch: Scratch
  #counter: FacetCounter
  readonly #ranked: (Ranked & Place)[] = []
  readonly #groupCounts = new Uint32Array(GROUPS)
  readonly #promoted: Promoted
  #hasBeside = false
  #fitting = 0
  #totalCount = 0

  constructor(places: readonly Place[], query: SearchQuery, limits: Limits, scratch: Scratch) {
    this.#places = places
    this.#query = query
    this.#limits = limits
    this.#scratch = scratch
    this.#counter = new FacetCounter(query)
    this.#promoted = new Promoted(places, query)
  }

  /** Whether nothing fits, whatever facets are selected. */
  get isEmpty(): boolean {
    return this.#fitting === 0
  }

  /** Whether pages that list or explain may follow what keeps the limits. */
  get hasFew(): boolean {
    return this.#fitting > 0 && this.#fitting < FEW && this.#query.sortOrder === 0
  }

  /** Documents with all words or, if there is none, those with most of them. */
  takeMatches(
    { words, slots, terms, contentGroups, isAsked, isForHelp, isForPlace }: Read,
    matches: WordMatches,
    intent: readonly Saying[],
    hasBeside = false,
  ): Said {
    this.#hasBeside = hasBeside
    this.#forget()
    const all: Said = { match: 'all', missingWords: [] }
    if (slots.length === 0) {
      if (this.#limits.read.length > 0) this.takeAll(contentGroups, intent)
      return all
    }
    const documents = this.#places.reduce((sum, { scope: { from, to } }) => sum + to - from, 0)
    const weighted = terms.map((each, slot) => {
      const length = each.reduce((sum, term) => sum + term.length, 0)
      const having = each.reduce((sum, term) => sum + term.having, 0)
      const [typed] = (slots[slot] as Slot).typed
      const sharing = slots.filter((other) => other.typed[0] === typed).length
      // A size beside a word says which of several things, not what.
      const weight = slots.length > 1 && hasDigit(typed ?? '') ? NUMBER_WEIGHT : 1
      const share = (weight * (slots[slot] as Slot).typed.length) / sharing
      const together = (other: Slot) => (slots[slot] as Slot).isOfPhrase && other.isOfPhrase && other.typed[0] === typed
      const needed = slots.reduce((bits, other, at) => (at === slot || together(other) ? bits | (1 << at) : bits), 0)
      return { slot, length, needed, rarity: weight * rarity(documents, having), share, each }
    })
    const termsIn = (at: number): WeightedTerm[] =>
      weighted.map(({ slot, needed, rarity, share, each }) => ({ ...(each[at] as Term), slot, needed, rarity, share }))
    // The rarest word first, because the others are then looked up only in what is left.
    weighted.sort((one, other) => one.length - other.length)
    const rarityOfAll = weighted.reduce((sum, { rarity }) => sum + rarity, 0)
    const kinds = {
      contentGroups,
      isAsked,
      isForHelp,
      isForPlace,
      rarity: rarityOfAll,
      words: words.length,
      slots: slots.length,
    }
    let best = 0
    const strongOfAll = WEAK * rarityOfAll
    // What is enough by its weight is no reason to leave out what says so.
    const isByWeight = hasBeside && this.#limits.facts.people !== undefined
    const takeAllWords = (least: number) =>
      this.take((place, filter, at) => {
        const { segment, lexicon } = place
        const all = matches.all(place, at, termsIn(at), filter)
        if (lexicon) weighSections(segment, lexicon, termsIn(at), all, this.#scratch)
        const count = least > 0 ? dropPassing(segment, least, all, this.#scratch) : all
        best = Math.max(best, bestOwn(segment, count, this.#scratch))
        weighKinds(segment, kinds, count, this.#scratch)
        weighFulfilling(segment, this.#limits.wishes, count, this.#scratch)
        this.#weighSaid(segment, count, at)
        return count
      })
    if (weighted.every(({ length }) => length > 0)) {
      takeAllWords(0)
      // Beside what a limit leaves, a product that only mentions the thing is no answer.
      if (this.#limits.read.length > 0 && best >= strongOfAll && !isByWeight) {
        this.#forget()
        takeAllWords(strongOfAll)
      }
    }
    const hasOwn = best > 0
    const isWeak = best < strongOfAll
    const isFull = hasOwn && !isWeak
    // That only pages which list others have all words says little: what they list comes first.
    const isEnough = this.#fitting >= FEW || this.#query.sortOrder !== 0
    if (slots.length === 1 || (isFull && isEnough)) return all
    this.#forget()

    const most = (place: Place, filter: Filter, at: number, least: number) =>
      matches.most(place, at, termsIn(at), least, filter)
    const mostOfAll = () => {
      let mostHad = 0
      for (const [at, place] of this.#places.entries()) {
        this.#scratch.makeRoomFor(place.segment.count)
        const count = most(place, this.#limits.filterIn(place, at, this.#hasBeside), at, ROUNDING)
        mostHad = Math.max(mostHad, slotsAmong(count, termsIn(at), this.#scratch).most)
      }
      return mostHad
    }
    let mostHad = mostOfAll()
    if (mostHad === 0) {
      // Where nothing has a whole phrase, one word of it is better than nothing.
      for (const each of weighted) each.needed = 1 << each.slot
      mostHad = mostOfAll()
    }
    if (mostHad === 0) return all
    const least = Math.min(mostHad, MOST_SHARE * weighted.reduce((sum, { share }) => sum + share, 0)) - ROUNDING
    const strong = isFull ? strongOfAll : Number.POSITIVE_INFINITY
    let had = 0
    this.take((place, filter, at) => {
      const count = most(place, filter, at, least)
      had |= slotsAmong(count, termsIn(at), this.#scratch).any
      if (place.lexicon) weighSections(place.segment, place.lexicon, termsIn(at), count, this.#scratch)
      liftFull(place.segment, termsIn(at), strong, count, this.#scratch)
      weighKinds(place.segment, kinds, count, this.#scratch)
      weighFulfilling(place.segment, this.#limits.wishes, count, this.#scratch)
      this.#weighSaid(place.segment, count, at)
      return count
    })
    if (isFull) return all
    return { match: 'most', missingWords: missingOf(words, slots, (slot) => (had & (1 << slot)) !== 0) }
  }

  /** Everything that passes the filters, of all kinds or of some. */
  takeAll(contentGroups: ReadonlySet<number> = new Set(), intent: readonly Saying[] = []): void {
    const isMeant = (kind: number) => contentGroups.size === 0 || contentGroups.has(groupOf(kind))
    const { found, total } = this.#scratch
    const isNamed = this.#limits.read.length > 0
    this.take(({ segment, scope }, filter, at) => {
      const all = browse(scope, filter, this.#scratch)
      const count = keepKinds(segment, isMeant, all, this.#scratch)
      if (!isNamed) return count
      const meant = (number: number) =>
        groupOf(segment.kinds[number] as number) === PAGES ? (intent[at]?.get(number) ?? 0) : 0
      for (const number of found.subarray(0, count)) total[number] = 1 + this.#limits.saidBy(number, at) + meant(number)
      weighFulfilling(segment, this.#limits.facts, count, this.#scratch, DECLARED)
      return count
    }, !isNamed)
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

  #forget(): void {
    this.#counter = new FacetCounter(this.#query)
    this.#ranked.length = 0
    this.#promoted.forget()
    this.#groupCounts.fill(0)
    this.#fitting = 0
    this.#totalCount = 0
  }

  /** Takes in what `find` finds in each place, and says how much it is. */
  take(find: (place: Place, filter: Filter, at: number) => number, isBrowsing = false): void {
    const { sortOrder, from, count, shownGroup = 0 } = this.#query
    for (const [at, place] of this.#places.entries()) {
      const { segment, scope } = place
      this.#scratch.makeRoomFor(segment.count)
      const fitting = find(place, this.#limits.filterIn(place, at, this.#hasBeside), at)
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
  }

  result(): Pick<Found, 'ids' | 'totalCount' | 'facets' | 'groupCounts'> {
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

/** The words that no result has. Of a phrase that counts only whole (`ohne Knochen`) all are one. */
function missingOf(words: readonly QueryWord[], slots: readonly Slot[], isHad: (slot: number) => boolean): string[] {
  const spelled = (typed: string) => words.find(({ whole }) => whole === typed)?.spelled ?? []
  const missing = slots.flatMap(({ typed, isOfPhrase }, slot) => {
    if (isHad(slot)) return []
    if (isOfPhrase) return typed.flatMap(spelled).join(' ')
    const own = typed[slot - slots.findIndex((other) => other.typed === typed)]
    return (typed.length > 1 && own !== undefined ? [own] : typed).flatMap(spelled)
  })
  return [...new Set(missing)]
}

function compareRanked(one: Ranked & Place, other: Ranked & Place): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  if (one.segment === other.segment) return one.number - other.number
  return (
    collators[one.scope.language].compare(titleAt(one.segment, one.number), titleAt(other.segment, other.number)) ||
    (one.segment.ids[one.number] as number) - (other.segment.ids[other.number] as number)
  )
}
