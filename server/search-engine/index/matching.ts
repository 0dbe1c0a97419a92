import { hasBit } from './bits.ts'
import type { Expansion } from './expansion.ts'
import type { Filter } from './filters.ts'
import type { Lexicon } from './lexicon.ts'
import { collect, gather, type List, mark, placeOf, scan, score, scoreAgain, seek, weigh } from './matching-loops.ts'
import type { Scratch } from './scratch.ts'
import type { Scope, Segment } from './segment.ts'

/** A word of a query in one segment: its posting lists within the scope. */
export type Term = { lists: List[]; length: number }

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

/** Whether a live document has the word. */
export function isAlive({ lists }: Term, { dead, deadCount }: Segment, { postings }: Lexicon): boolean {
  if (deadCount === 0) return lists.length > 0
  return lists.some(({ from, to }) => {
    for (let at = from; at < to; at++) if (!hasBit(dead, (postings[at] as number) >>> 8)) return true
    return false
  })
}

/** If a word has more than this share of a scope, a scan of the scope is faster than its posting lists. */
const DENSE_SHARE = 1 / 8

/** If a list is longer than the remaining documents by this factor, a search for each of these is faster than a scan. */
const SEEK_FACTOR = 16

/** Writes the documents that match all words and the filter to `scratch`, with their scores. Returns their number. */
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
      const isLong = ({ from, to }: List) => to - from > SEEK_FACTOR * count
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

function findFirst(postings: Uint32Array, lists: readonly List[], length: number, scope: Scope, scratch: Scratch) {
  const { found, best } = scratch
  if (length > DENSE_SHARE * (scope.to - scope.from)) {
    for (const list of lists) weigh(postings, list, best)
    return gather(scope, best, found)
  }
  let count = 0
  for (const list of lists) count = collect(postings, list, best, found, count)
  return count
}
