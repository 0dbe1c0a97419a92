import { groupOf } from '#search/index/kinds.ts'
import type { Scope } from '#search/index/segment.ts'
import { ranksOf, worthAt } from '#search/query/weights.ts'
import { compiledAlone } from './compiled-alone.ts'

// The hot loops of a search. `best` has, by document number, the best rank with which a document matches the current word.

/** The posting list of one word within a scope: its range in the postings, and the grade of the match. */
export type List = { from: number; to: number; grade: number }

/** From this number of documents on, collecting them afterwards by `gather` is faster. */
export const weigh = compiledAlone(function weigh(
  postings: Uint32Array,
  { from, to, grade }: List,
  best: Uint16Array,
): void {
  const ranks = ranksOf[grade] as Uint16Array
  for (let at = from; at < to; at++) {
    const posting = postings[at] as number
    const number = posting >>> 8
    const rank = ranks[posting & 255] as number
    if (rank > (best[number] as number)) best[number] = rank
  }
})

/** In document order, so that all later loops read memory sequentially. */
export const gather = compiledAlone(function gather(
  { from, to }: Scope,
  best: Uint16Array,
  found: Uint32Array,
): number {
  let end = 0
  for (let number = from; number < to; number++) if (best[number] !== 0) found[end++] = number
  return end
})

export const collect = compiledAlone(function collect(
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
    if (rank === 0) continue
    if (known === 0) found[end++] = number
    if (rank > known) best[number] = rank
  }
  return end
})

export const mark = compiledAlone(function mark(
  found: Uint32Array,
  count: number,
  having: Uint32Array,
  stamp: number,
): void {
  for (let at = 0; at < count; at++) having[found[at] as number] = stamp
})

/** Only of documents that have the stamp. */
export const scan = compiledAlone(function scan(
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

/** For few documents and a long list: searches for each document. */
export const seek = compiledAlone(function seek(
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

export const score = compiledAlone(function score(
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

/** Drops the documents without the word, and returns the number of the others. */
export const scoreAgain = compiledAlone(function scoreAgain(
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

/** Adds the documents to the counts of their content groups; at 0 all of them. */
export const countGroups = compiledAlone(function countGroups(
  found: Uint32Array,
  count: number,
  kinds: Uint8Array,
  counts: Uint32Array,
): void {
  counts[0] = (counts[0] as number) + count
  for (let at = 0; at < count; at++) {
    const group = groupOf(kinds[found[at] as number] as number)
    counts[group] = (counts[group] as number) + 1
  }
})

/** Adds what one word of several is worth, and notes which documents have it. */
export const scoreOneOf = compiledAlone(function scoreOneOf(
  { from, to }: Scope,
  best: Uint16Array,
  lengths: Uint8Array,
  { rarity, slot }: { rarity: number; slot: number },
  total: Float64Array,
  slots: Uint32Array,
): void {
  for (let number = from; number < to; number++) {
    const rank = best[number] as number
    if (rank === 0) continue
    total[number] = (total[number] as number) + rarity * worthAt(rank, lengths[number] as number)
    slots[number] = (slots[number] as number) | (1 << slot)
    best[number] = 0
  }
})

/** Multiplies the scores of documents by what their kind is worth. Those of at least `least` have the words in their title. */
export const scoreKinds = compiledAlone(function scoreKinds(
  found: Uint32Array,
  count: number,
  kinds: Uint8Array,
  titleWords: Uint8Array,
  by: {
    titled: Float64Array
    mentioned: Float64Array
    least: number
    exact: number
    words: number
    slots: number
    perTitle: number
    dense: number
    whole: number
    section: number
  },
  total: Float64Array,
): void {
  const { titled, mentioned, least, exact, words, slots, perTitle, dense, whole, section } = by
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const worth = total[number] as number
    const kind = kinds[number] as number
    const length = titleWords[number] as number
    const density = 1 + dense * Math.min(1, (Math.min(1, worth / perTitle) * slots) / length)
    if (worth < least || length > section) total[number] = worth * density * (mentioned[kind] as number)
    else total[number] = worth * density * (titled[kind] as number) * (worth >= exact && length <= words ? whole : 1)
  }
})

/** The first place of a document that is not before `number`. Nearby places are tried first. */
export function placeOf(postings: Uint32Array, from: number, to: number, number: number): number {
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
