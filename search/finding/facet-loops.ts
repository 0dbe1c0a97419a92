import { bitCount, hasBit, setBit } from '#search/arrays/bits.ts'
import type { Lists, Scope, SegmentTags } from '#search/index/segment.ts'
import { compiledAlone } from './compiled-alone.ts'

// The hot loops of facet counting.

/** Counts the tags of all matches. */
export const countTags = compiledAlone(function countTags(
  { starts, values }: Lists,
  found: Uint32Array,
  count: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const to = starts[number + 1] as number
    for (let place = starts[number] as number; place < to; place++) {
      const tag = values[place] as number
      counts[tag] = (counts[tag] as number) + 1
    }
  }
})

/** For each tag its category if it is chosen, or if it is counted and another of its category is chosen; else 0. */
type Categories = { chosen: Uint16Array; counted: Uint16Array; wanted: number }

/** Counts the tags of documents that match all selected categories, or all but one. Keeps those that match all, and returns their number. */
export const judge = compiledAlone(function judge(
  { starts, values }: Lists,
  found: Uint32Array,
  count: number,
  { chosen, counted, wanted }: Categories,
  counts: Uint32Array,
): number {
  // By category, the last document that was seen to fit it.
  const seen = new Int32Array(wanted + 1).fill(-1)
  const all = (wanted * (wanted + 1)) / 2
  let kept = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const from = starts[number] as number
    const to = starts[number + 1] as number
    let fitting = 0
    let sum = 0
    for (let place = from; place < to; place++) {
      const category = chosen[values[place] as number] as number
      if (category === 0 || seen[category] === at) continue
      seen[category] = at
      fitting++
      sum += category
    }
    if (fitting === wanted) found[kept++] = number
    if (fitting < wanted - 1) continue
    // The category that it fails, or 0 for none.
    const failed = all - sum
    for (let place = from; place < to; place++) {
      const tag = values[place] as number
      if (failed === 0 || counted[tag] === failed) counts[tag] = (counts[tag] as number) + 1
    }
  }
  return kept
})

export const setBits = compiledAlone(function setBits(bits: Uint32Array, found: Uint32Array, count: number): void {
  for (let at = 0; at < count; at++) setBit(bits, found[at] as number)
})

/** Sets the bits of the documents that have a tag. */
export const addTag = compiledAlone(function addTag(
  { rows, bits, ofRareTag: { starts, values } }: SegmentTags,
  tag: number,
  target: Uint32Array,
): void {
  const row = rows[tag] as number
  if (row < 0) {
    for (let at = starts[tag] as number; at < (starts[tag + 1] as number); at++) setBit(target, values[at] as number)
    return
  }
  const start = row * target.length
  for (let at = 0; at < target.length; at++) target[at] = (target[at] as number) | (bits[start + at] as number)
})

export const shared = compiledAlone(function shared(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one.length)
  for (let at = 0; at < one.length; at++) both[at] = (one[at] as number) & (other[at] as number)
  return both
})

/** How many documents of a scope have a frequent tag and a bit. */
export const countShared = compiledAlone(function countShared(
  tagBits: Uint32Array,
  start: number,
  bits: Uint32Array,
  { from, to }: Scope,
): number {
  let count = 0
  const end = (to + 31) >>> 5
  for (let at = from >>> 5; at < end; at++) {
    const both = (bits[at] as number) & (tagBits[start + at] as number)
    if (both !== 0) count += bitCount(both)
  }
  return count
})

/** How many documents have a rare tag and a bit. */
export const countRare = compiledAlone(function countRare(
  { ofRareTag: { starts, values } }: SegmentTags,
  tag: number,
  bits: Uint32Array,
): number {
  let count = 0
  for (let at = starts[tag] as number; at < (starts[tag + 1] as number); at++) {
    if (hasBit(bits, values[at] as number)) count++
  }
  return count
})

export const keepFitting = compiledAlone(function keepFitting(
  found: Uint32Array,
  count: number,
  fitting: Uint32Array,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (hasBit(fitting, number)) found[kept++] = number
  }
  return kept
})
