import { collators } from './collators.ts'
import { type Expansion, longerWords, meantWords, sameWords } from './expansion.ts'
import { FacetCounter } from './facets.ts'
import { filterOf } from './filters.ts'
import type { Lexicon } from './lexicon.ts'
import { browse, isAlive, match, type Term, termOf } from './matching.ts'
import { firstOf, type Ranked } from './ordering.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import type { Scratch } from './scratch.ts'
import type { Correction, SearchQuery, SearchResult } from './search-query.ts'
import { type Scope, type Segment, scopeOf, titleAt } from './segment.ts'
import { rarity } from './weights.ts'

/** The part of a segment that a query searches. */
type Place = { segment: Segment; scope: Scope; lexicon: Lexicon | undefined }

const nothingSaid: Pick<SearchResult, 'synonyms' | 'match' | 'missingWords'> = {
  synonyms: [],
  match: 'all',
  missingWords: [],
}

/** Runs a query on all segments. No two segments may have the same document. */
export function findIn(segments: readonly Segment[], query: SearchQuery, scratch: Scratch): SearchResult {
  const { language, site, q } = query
  const places = segments.flatMap((segment): Place[] => {
    const scope = scopeOf(segment, language, site)
    return scope && scope.to > scope.from ? [{ segment, scope, lexicon: segment.lexicons[language] }] : []
  })
  const counter = new FacetCounter(query)
  const corrections: Correction[] = []
  const isBrowsing = q.trim() === ''
  const words = isBrowsing ? [] : queryWords(q, language)
  const terms = termsOf(places, words, corrections)
  const isEmpty = !isBrowsing && (words.length === 0 || terms.some((each) => each.every(({ length }) => length === 0)))
  if (isEmpty) return { ...nothingSaid, ids: [], totalCount: 0, facets: counter.counts(), corrections: [] }

  const documents = places.reduce((sum, { scope: { from, to } }) => sum + to - from, 0)
  // The rarest word first, because the others are then looked up only in what is left.
  const weighted = terms
    .map((each) => ({ each, length: each.reduce((sum, { length }) => sum + length, 0) }))
    .sort((one, other) => one.length - other.length)
    .map(({ each, length }) => each.map((term) => ({ ...term, rarity: rarity(documents, length) })))

  const end = query.from + query.count
  let totalCount = 0
  const ranked: (Ranked & Place)[] = []
  for (const [at, place] of places.entries()) {
    const { segment, scope, lexicon } = place
    scratch.makeRoomFor(segment.count)
    const filter = filterOf(segment, query)
    const own = weighted.map((each) => each[at] as (typeof each)[number])
    const fitting = isBrowsing
      ? browse(scope, filter, scratch)
      : lexicon
        ? match(segment, scope, lexicon, own, filter, scratch)
        : 0
    const count = counter.take(segment, scope, scratch, fitting)
    totalCount += count
    const order = { sortOrder: query.sortOrder, isBrowsing }
    for (const each of firstOf(segment, order, scratch, count, end)) ranked.push({ ...each, ...place })
  }
  if (places.length > 1) ranked.sort(compareRanked)
  const ids = ranked.slice(query.from, end).map(({ segment, number }) => segment.ids[number] as number)
  return { ...nothingSaid, ids, totalCount, facets: counter.counts(), corrections }
}

/** Expands each word in each place. A typing error is assumed only if no document matches otherwise. */
function termsOf(places: readonly Place[], words: readonly QueryWord[], corrections: Correction[]): Term[][] {
  const terms: Term[][] = []
  for (const word of words) {
    const expand = (expansionIn: (lexicon: Lexicon) => Expansion): Term[] =>
      places.map(({ lexicon, scope }) =>
        lexicon ? termOf(lexicon, expansionIn(lexicon), scope) : { lists: [], length: 0 },
      )
    const isFound = (term: readonly Term[]) =>
      places.some(({ segment, lexicon }, at) => lexicon && isAlive(term[at] as Term, segment, lexicon))

    let term = expand((lexicon) =>
      word.isLast ? joined(sameWords(lexicon, word), longerWords(lexicon, word)) : sameWords(lexicon, word),
    )
    if (!isFound(term)) {
      const meant = new Set<string>()
      term = expand((lexicon) => meantWords(lexicon, word, meant))
      corrections.push({ typed: word.whole, words: [...meant].sort() })
    }
    terms.push(term)
    if (!isFound(term)) break
  }
  return terms
}

/** The better grade of each word. */
function joined(one: Expansion, other: Expansion): Expansion {
  const both = new Map(other)
  for (const [word, grade] of one) both.set(word, Math.min(grade, both.get(word) ?? grade))
  return both
}

function compareRanked(one: Ranked & Place, other: Ranked & Place): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  if (one.segment === other.segment) return one.number - other.number
  return (
    collators[one.scope.language].compare(titleAt(one.segment, one.number), titleAt(other.segment, other.number)) ||
    (one.segment.ids[one.number] as number) - (other.segment.ids[other.number] as number)
  )
}
