import { hasBit } from './bits.ts'
import { compiledAlone } from './compiled-alone.ts'
import type { Expansion } from './expansion.ts'
import type { Filter } from './filters.ts'
import type { Lexicon } from './lexicon.ts'
import type { Scratch } from './scratch.ts'
import type { Scope, Segment } from './segment.ts'
import { ranksOf, worthAt } from './weights.ts'

/** A word of a question in one segment: the lists of its documents within the scope. */
export type Term = { lists: List[]; length: number }
type List = { from: number; to: number; grade: number }

export function termOf(lexicon: Lexicon, expansion: Expansion, { from, to }: Scope): Term {
  const lists: List[] = []
  let length = 0
  for (const [word, grade] of expansion) {
    const start = lexicon.postingStarts[word] as number
    const end = lexicon.postingStarts[word + 1] as number
    const first = placeOf(lexicon.postings, start, end, from)
    const last = placeOf(lexicon.postings, first, end, to)
    if (first === last) continue
    lists.push({ from: first, to: last, grade })
    length += last - first
  }
  return { lists, length }
}

/** Whether a document that lives has the word. */
export function isAlive({ lists }: Term, { dead, deadCount }: Segment, { postings }: Lexicon): boolean {
  if (deadCount === 0) return lists.length > 0
  return lists.some(({ from, to }) => {
    for (let at = from; at < to; at++) if (!hasBit(dead, (postings[at] as number) >>> 8)) return true
    return false
  })
}

/** Where a word has more than this share of a scope, looking at each document of the scope is faster than at those that have it. */
const DENSE = 1 / 8

/** In a list of so many times more documents than are left, looking for each of these is faster. */
const LONG = 16

/** Finds the documents that have all words and pass the filter, into `scratch`, with what they are worth. Says how many. */
export function match(
  { lengths }: Segment,
  scope: Scope,
  { postings }: Lexicon,
  terms: readonly (Term & { rarity: number })[],
  filter: Filter,
  scratch: Scratch,
): number {
  const { found, having, total, best } = scratch
  let count = 0
  for (const [turn, { lists, length, rarity }] of terms.entries()) {
    if (turn === 0) {
      count = findFirst(postings, lists, length, scope, scratch)
      score(found, count, best, lengths, rarity, total)
      count = filter(found, count)
    } else {
      const isLong = ({ from, to }: List) => to - from > LONG * count
      const stamp = scratch.nextStamp()
      mark(found, count, having, stamp)
      if (lists.some(isLong)) found.subarray(0, count).sort()
      for (const list of lists) {
        if (isLong(list)) seek(postings, list, found, count, best)
        else scan(postings, list, having, stamp, best)
      }
      count = scoreAgain(found, count, best, lengths, rarity, total)
    }
    if (count === 0) break
  }
  return count
}

/** Everything in the scope that passes the filter. */
export function browse({ from, to }: Scope, filter: Filter, { found }: Scratch): number {
  for (let number = from, at = 0; number < to; number++) found[at++] = number
  return filter(found, to - from)
}

// Each loop is a function of its own: what takes the time is then compiled by itself, however questions differ.

function findFirst(postings: Uint32Array, lists: readonly List[], length: number, scope: Scope, scratch: Scratch) {
  const { found, best } = scratch
  if (length > DENSE * (scope.to - scope.from)) {
    for (const list of lists) weigh(postings, list, best)
    return gather(scope, best, found)
  }
  let count = 0
  for (const list of lists) count = collect(postings, list, best, found, count)
  return count
}

/** For so many documents that it is faster to find out afterwards which they are. */
const weigh = compiledAlone(function weigh(postings: Uint32Array, { from, to, grade }: List, best: Uint16Array): void {
  const ranks = ranksOf[grade] as Uint16Array
  for (let at = from; at < to; at++) {
    const posting = postings[at] as number
    const number = posting >>> 8
    const rank = ranks[posting & 255] as number
    if (rank > (best[number] as number)) best[number] = rank
  }
})

/** In the order of documents, so that everything after it goes through memory from one end to the other. */
const gather = compiledAlone(function gather({ from, to }: Scope, best: Uint16Array, found: Uint32Array): number {
  let end = 0
  for (let number = from; number < to; number++) if (best[number] !== 0) found[end++] = number
  return end
})

const collect = compiledAlone(function collect(
  postings: Uint32Array,
  { from, to, grade }: List,
  best: Uint16Array,
  found: Uint32Array,
  count: number,
) {
  const ranks = ranksOf[grade] as Uint16Array
  let end = count
  for (let at = from; at < to; at++) {
    const posting = postings[at] as number
    const number = posting >>> 8
    const rank = ranks[posting & 255] as number
    const known = best[number] as number
    if (known === 0) found[end++] = number
    if (rank > known) best[number] = rank
  }
  return end
})

const mark = compiledAlone(function mark(found: Uint32Array, count: number, having: Uint32Array, stamp: number): void {
  for (let at = 0; at < count; at++) having[found[at] as number] = stamp
})

/** Only of documents that have the stamp. */
const scan = compiledAlone(function scan(
  postings: Uint32Array,
  { from, to, grade }: List,
  having: Uint32Array,
  stamp: number,
  best: Uint16Array,
) {
  const ranks = ranksOf[grade] as Uint16Array
  for (let at = from; at < to; at++) {
    const posting = postings[at] as number
    const number = posting >>> 8
    if (having[number] !== stamp) continue
    const rank = ranks[posting & 255] as number
    if (rank > (best[number] as number)) best[number] = rank
  }
})

/** For few documents and a long list: looks for each. */
const seek = compiledAlone(function seek(
  postings: Uint32Array,
  { from, to, grade }: List,
  found: Uint32Array,
  count: number,
  best: Uint16Array,
) {
  const ranks = ranksOf[grade] as Uint16Array
  let low = from
  for (let at = 0; at < count && low < to; at++) {
    const number = found[at] as number
    low = placeOf(postings, low, to, number)
    if (low === to) return
    const posting = postings[low] as number
    if (posting >>> 8 !== number) continue
    const rank = ranks[posting & 255] as number
    if (rank > (best[number] as number)) best[number] = rank
  }
})

const score = compiledAlone(function score(
  found: Uint32Array,
  count: number,
  best: Uint16Array,
  lengths: Uint8Array,
  rarity: number,
  total: Float64Array,
): void {
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    total[number] = rarity * worthAt(best[number] as number, lengths[number] as number)
    best[number] = 0
  }
})

/** Drops those without the word, and says how many are left. */
const scoreAgain = compiledAlone(function scoreAgain(
  found: Uint32Array,
  count: number,
  best: Uint16Array,
  lengths: Uint8Array,
  rarity: number,
  total: Float64Array,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const rank = best[number] as number
    if (rank === 0) continue
    total[number] = (total[number] as number) + rarity * worthAt(rank, lengths[number] as number)
    best[number] = 0
    found[end++] = number
  }
  return end
})

/** The first place of a document that is not before `number`. Nearby places are tried first. */
function placeOf(postings: Uint32Array, from: number, to: number, number: number): number {
  let low = from
  let step = 1
  while (low + step < to && (postings[low + step] as number) >>> 8 < number) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, to)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] as number) >>> 8 < number) low = middle + 1
    else high = middle
  }
  return low
}
