import { type Facts, joinedFacts, type ReadFact } from '#search/facts/facts.ts'
import { ASIDE, groupOf } from '#search/index/kinds.ts'
import type { Scope, Segment } from '#search/index/segment.ts'
import type { Place } from '#search/query/read-query.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { factFilter, knowsFacts, withinReach } from './fact-filters.ts'
import { type Filter, filterOf } from './filters.ts'
import type { Readings } from './readings.ts'

/** What a query is held to besides its words. */
export type Limits = {
  /** The limits that its words named. */
  read: readonly ReadFact[]
  /** What documents need not fulfil: those that do come first. */
  wishes: Facts
  /** All limits together. */
  facts: Facts
  /** The query without limits and wishes. */
  rest: string
  /** The words of limits that the results are not held to, because the site, or nothing that fits, knows of them. */
  unheld: readonly string[]
  /** How quick a document is among those that a wish for something quick leaves: 1 at once, 0 just quick enough. */
  quicknessOf: (segment: Segment, number: number) => number
  /** What the words of the limits are worth in a document of a place, which then says what it declares; 0 if it has none. */
  saidBy: (number: number, at: number) => number
  /** The filter of a place. `hasBeside`: pages that declare nothing stay, too. */
  filterIn: (place: Place, at: number, hasBeside?: boolean) => Filter
  /** Whether a document is neither held to the limits nor speaks of them. */
  isBeside: (segment: Segment, number: number, at: number) => boolean
  /** Whether only its weight says that it is enough. */
  isUndeclared: (segment: Segment, number: number, at: number) => boolean
}

const PRODUCTS = 1
const RECIPES = 2
const OTHER_PAGES = 4

/**
 * Reads the limits of a query. One that no document of the site knows anything of is no limit: its words are searched for, if any
 * document has them. `isLifted`: limits that nothing can be held to are none either.
 */
export function limitsOf(
  places: readonly Place[],
  query: SearchQuery,
  readings: Readings,
  isLifted: (facts: Facts) => boolean = () => false,
): Limits {
  const all = readings.factsIn(query.q)
  const isKnown = ({ facts }: ReadFact) => places.some(({ segment, scope }) => knowsFacts(segment, scope, facts))
  const isSaid = (fact: ReadFact) => readings.saying(fact).some(({ size }) => size > 0)
  const named = all.flatMap((fact) => (isKnown(fact) && !isLifted(fact.facts) ? withReach(places, fact) : []))
  const others = all.filter((fact) => !fact.isWish && !named.includes(fact))
  const unsaid = others.filter((fact) => (isKnown(fact) ? isLifted(fact.facts) : !isSaid(fact)))
  const isAnythingLeft = without(query.q, [...named, ...unsaid]) !== ''
  const dropped = isAnythingLeft ? unsaid : []
  const unheld = dropped.map(({ typed }) => typed)
  const limiting = named.filter(({ isWish }) => !isWish)
  // Who types a wish alone, or with no more than what kind of page is meant, wants only what fulfils it.
  const beside = named.length === limiting.length ? query.q : without(query.q, named)
  const isAlone = limiting.length === 0 && (beside === '' || (named.length > 0 && readings.isOnlyIntent(beside)))
  const wished = isAlone ? [] : named.filter(({ isWish }) => isWish)
  const read = isAlone ? named : limiting
  const wishes = joinedFacts([...wished, ...dropped].map(({ facts, isWish }) => (isWish ? facts : enoughFor(facts))))
  const asked = query.facts ? [query.facts] : []
  const facts = joinedFacts([...asked, ...read.map((each) => each.facts)])
  if (Object.keys(facts).length === 0)
    return {
      read: [],
      wishes,
      facts,
      rest: without(query.q, [...wished, ...dropped]),
      unheld,
      quicknessOf: () => 0,
      saidBy: () => 0,
      isBeside: () => false,
      isUndeclared: () => false,
      filterIn: ({ segment }) => filterOf(segment, query),
    }
  const said = read.map((each) => readings.saying(each))
  const othersIn = (segment: Segment, place: number, at: number) => {
    const isSmallPrint = (number: number) => ((segment.kinds[number] as number) & ASIDE) !== 0
    const mayStay = (number: number) =>
      !isSmallPrint(number) && (isForPeople(read[place]?.facts ?? {}) || !isThing(segment, number))
    return new Set([...(said[place]?.[at]?.keys() ?? [])].filter(mayStay))
  }
  const saidBy = (number: number, at: number) => said.reduce((sum, each) => sum + (each[at]?.get(number) ?? 0), 0)
  return {
    read,
    wishes,
    facts,
    rest: without(query.q, [...named, ...dropped]),
    unheld,
    quicknessOf: ({ minutes }, number) => {
      const own = minutes[number] as number
      return isAlone && facts.maxMinutes !== undefined && own > 0 ? 1 - own / facts.maxMinutes : 0
    },
    saidBy,
    isBeside: (segment, number, at) => isPage(segment, number) && saidBy(number, at) === 0,
    isUndeclared: (segment, number, at) =>
      facts.people !== undefined &&
      isThing(segment, number) &&
      segment.portions[number] === 0 &&
      saidBy(number, at) === 0,
    filterIn: ({ segment, scope }, at, hasBeside = false) => {
      const beside = hasBeside ? [...pagesIn(segment, scope), ...enoughIn(segment, scope, enoughFor(facts))] : []
      const steps = [filterOf(segment, query), ...asked.map((each) => factFilter(segment, each, new Set()))]
      for (const [place, { facts }] of read.entries())
        steps.push(factFilter(segment, facts, new Set([...othersIn(segment, place, at), ...beside])))
      return (found, count) => steps.reduce((left, step) => step(found, left), count)
    },
  }
}

const withReach = (places: readonly Place[], fact: ReadFact): ReadFact =>
  fact.isWish ? { ...fact, facts: withinReach(places, fact.facts) } : fact

/**
 * Products and recipes declare facts. Other pages with the words of a limit explain it, such as answers about `gluteeniton`; and what is
 * sold for a number of people says so in words: `tarjotin kahdeksalle`.
 */
function isThing({ kinds }: Segment, number: number): boolean {
  const kind = groupOf(kinds[number] as number)
  return kind === PRODUCTS || kind === RECIPES
}

/** Pages that declare nothing and are more than small print. */
const isPage = ({ kinds }: Segment, number: number): boolean => {
  const kind = kinds[number] as number
  return groupOf(kind) === OTHER_PAGES && (kind & ASIDE) === 0
}

function pagesIn(segment: Segment, { from, to }: Scope): number[] {
  const pages: number[] = []
  for (let number = from; number < to; number++) if (isPage(segment, number)) pages.push(number)
  return pages
}

/** What an eater is served, in grams. */
const SERVING = { least: 150, most: 350 }

/** What is enough for people, by its weight. */
const enoughFor = ({ people }: Facts): Facts =>
  people === undefined ? {} : { minGrams: SERVING.least * people, maxGrams: SERVING.most * people }

function enoughIn(segment: Segment, { from, to }: Scope, facts: Facts): Uint32Array {
  if (Object.keys(facts).length === 0) return new Uint32Array()
  const all = Uint32Array.from({ length: to - from }, (_, at) => from + at)
  return all.subarray(0, factFilter(segment, facts, new Set())(all, all.length))
}

export const isTime = ({ facts }: ReadFact): boolean => facts.maxMinutes !== undefined

const isForPeople = ({ people }: Facts): boolean => people !== undefined

function without(q: string, read: readonly ReadFact[]): string {
  return read.reduce((left, { typed }) => left.replace(typed, ' '), q).trim()
}
