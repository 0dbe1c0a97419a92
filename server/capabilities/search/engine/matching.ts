import { hasBit } from './bits.ts'
import type { Expansion } from './expansion.ts'
import type { Passes } from './filters.ts'
import type { Lexicon } from './lexicon.ts'
import type { Scratch } from './scratch.ts'
import type { Scope, Segment } from './segment.ts'
import { worthOf } from './weights.ts'

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

/** Finds the documents that have all words and pass, into `scratch`, with what they are worth. Says how many. */
export function match(
  { lengths }: Segment,
  scope: Scope,
  { postings }: Lexicon,
  terms: readonly (Term & { rarity: number })[],
  passes: Passes | undefined,
  scratch: Scratch,
): number {
  const { found, having, total, best } = scratch
  let count = 0
  for (const [turn, { lists, length, rarity }] of terms.entries()) {
    if (turn === 0 && length > DENSE * (scope.to - scope.from)) {
      for (const list of lists) weigh(list)
      count = gather(rarity)
      if (count === 0) break
      continue
    }
    if (turn === 0) {
      for (const list of lists) count = takeAll(list, count)
    } else if (length > 16 * count) {
      found.subarray(0, count).sort()
      for (const list of lists) seek(list, count)
    } else {
      for (const list of lists) scan(list, turn)
    }
    count = keep(turn, count, rarity)
    if (count === 0) break
  }
  return count

  function takeAll({ from, to, grade }: List, before: number): number {
    const worth = worthOf[grade] as Float32Array
    let end = before
    for (let at = from; at < to; at++) {
      const posting = postings[at] as number
      const number = posting >>> 8
      const value = worth[((lengths[number] as number) << 8) | (posting & 255)] as number
      const known = best[number] as number
      if (known === 0) found[end++] = number
      if (value > known) best[number] = value
    }
    return end
  }

  /** For so many documents that it is faster to find out afterwards which they are. */
  function weigh({ from, to, grade }: List): void {
    const worth = worthOf[grade] as Float32Array
    for (let at = from; at < to; at++) {
      const posting = postings[at] as number
      const number = posting >>> 8
      const value = worth[((lengths[number] as number) << 8) | (posting & 255)] as number
      if (value > (best[number] as number)) best[number] = value
    }
  }

  /** In the order of documents, so that everything after it goes through memory from one end to the other. */
  function gather(rarity: number): number {
    let end = 0
    for (let number = scope.from; number < scope.to; number++) {
      const value = best[number] as number
      if (value === 0) continue
      best[number] = 0
      if (passes && !passes(number)) continue
      having[number] = 1
      total[number] = rarity * value
      found[end++] = number
    }
    return end
  }

  function scan({ from, to, grade }: List, turn: number): void {
    const worth = worthOf[grade] as Float32Array
    for (let at = from; at < to; at++) {
      const posting = postings[at] as number
      const number = posting >>> 8
      if (having[number] !== turn) continue
      const value = worth[((lengths[number] as number) << 8) | (posting & 255)] as number
      if (value > (best[number] as number)) best[number] = value
    }
  }

  /** For few documents and a long list: looks for each. */
  function seek({ from, to, grade }: List, count: number): void {
    const worth = worthOf[grade] as Float32Array
    let low = from
    for (let at = 0; at < count && low < to; at++) {
      const number = found[at] as number
      low = placeOf(postings, low, to, number)
      if (low === to) return
      const posting = postings[low] as number
      if (posting >>> 8 !== number) continue
      const value = worth[((lengths[number] as number) << 8) | (posting & 255)] as number
      if (value > (best[number] as number)) best[number] = value
    }
  }

  /** Drops those without the word, and at first those that do not pass. */
  function keep(turn: number, before: number, rarity: number): number {
    let end = 0
    for (let at = 0; at < before; at++) {
      const number = found[at] as number
      const value = best[number] as number
      best[number] = 0
      if (value > 0 && (turn > 0 || !passes || passes(number))) {
        having[number] = turn + 1
        total[number] = (total[number] as number) + rarity * value
        found[end++] = number
      } else {
        having[number] = 0
        total[number] = 0
      }
    }
    return end
  }
}

/** Everything in the scope that passes. */
export function browse({ from, to }: Scope, passes: Passes | undefined, { found }: Scratch): number {
  let count = 0
  for (let number = from; number < to; number++) if (!passes || passes(number)) found[count++] = number
  return count
}

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
