import { bitCount, bitsFor, hasBit, setBit } from './bits.ts'
import { compiledAlone } from './compiled-alone.ts'
import type { FacetCount, Question } from './question.ts'
import type { Scratch } from './scratch.ts'
import type { Lists, Scope, Segment, SegmentTags } from './segment.ts'

/** Where more than this share of a scope fits, counting by bits is faster than looking at the tags of each document. */
const MANY = 0.3

/** In how many chosen categories at most bits are worth their memory. */
const FEW_CATEGORIES = 4

/**
 * Counts the tags of what was found, over all segments. A category is counted under every filter but its own: a document that
 * fails one category alone counts for that category's tags, one that fails none for all, others for none.
 */
export class FacetCounter {
  readonly #question: Pick<Question, 'facetTags' | 'facetCategories'>
  /** For each tag that is counted the number of its category, from 1 on, if a tag of it is chosen, else 0. */
  readonly #counted = new Map<number, number>()
  /** For each tag that is chosen the number of its category. */
  readonly #chosen = new Map<number, number>()
  readonly #chosenCategories: number
  readonly #counts = new Map<number, number>()

  constructor(question: Pick<Question, 'facetTags' | 'facetCategories'>) {
    this.#question = question
    const categoryOf = new Map<number, number>()
    for (const [place, { tagIds }] of question.facetCategories.entries()) {
      for (const tag of tagIds) if (!categoryOf.has(tag)) categoryOf.set(tag, place)
    }
    const numbers = new Map<number, number>()
    const NAMELESS = -1
    for (const tag of question.facetTags) {
      const category = categoryOf.get(tag) ?? NAMELESS
      if (!numbers.has(category)) numbers.set(category, numbers.size + 1)
      this.#chosen.set(tag, numbers.get(category) as number)
    }
    this.#chosenCategories = numbers.size
    for (const [tag, category] of categoryOf) this.#counted.set(tag, numbers.get(category) ?? 0)
  }

  /** Counts the first `count` that were found, keeps those that fit the chosen tags, and says how many. */
  take(segment: Segment, scope: Scope, scratch: Scratch, count: number): number {
    if (count === 0 || (this.#chosenCategories === 0 && this.#counted.size === 0)) return count
    const isMany = count > MANY * (scope.to - scope.from) && this.#chosenCategories <= FEW_CATEGORIES
    return isMany ? this.#takeByBits(segment, scope, scratch, count) : this.#takeOneByOne(segment, scratch, count)
  }

  counts(): FacetCount[] {
    const chosen = new Set(this.#question.facetTags)
    return this.#question.facetCategories.map(({ id, tagIds }) => ({
      id,
      tags: tagIds.map((tag) => ({ id: tag, count: this.#counts.get(tag) ?? 0, selected: chosen.has(tag) })),
    }))
  }

  #takeOneByOne({ tags }: Segment, { found }: Scratch, count: number): number {
    const counts = new Uint32Array(tags.ids.length)
    let kept = count
    if (this.#chosenCategories === 0) countTags(tags.ofDocument, found, count, counts)
    else {
      const chosen = Uint16Array.from(tags.ids, (tag) => this.#chosen.get(tag) ?? 0)
      const counted = Uint16Array.from(tags.ids, (tag) => this.#counted.get(tag) ?? 0)
      kept = judge(tags.ofDocument, found, count, { chosen, counted, wanted: this.#chosenCategories }, counts)
    }
    for (const [place, tag] of tags.ids.entries()) this.#add(tag, counts[place] as number)
    return kept
  }

  #takeByBits({ tags, count: documents }: Segment, scope: Scope, { found }: Scratch, count: number): number {
    const all = bitsFor(documents)
    setBits(all, found, count)
    const chosen = this.#chosenBits(tags, documents)
    // By the number of a category what fits all others that are chosen, at 0 what fits all.
    const fitting = [-1, ...chosen.keys()].map((but) =>
      chosen.reduce((bits, other, category) => (category === but ? bits : shared(bits, other)), all),
    )
    const width = all.length
    for (const [place, tag] of tags.ids.entries()) {
      const category = this.#counted.get(tag)
      if (category === undefined) continue
      const bits = fitting[category] as Uint32Array
      const row = tags.rows[place] as number
      this.#add(tag, row < 0 ? countRare(tags, place, bits) : countShared(tags.bits, row * width, bits, scope))
    }
    return chosen.length === 0 ? count : keepFitting(found, count, fitting[0] as Uint32Array)
  }

  /** By the chosen categories, the documents that have one of the chosen tags. */
  #chosenBits(tags: SegmentTags, documents: number): Uint32Array[] {
    const chosen = Array.from({ length: this.#chosenCategories }, () => bitsFor(documents))
    for (const [place, tag] of tags.ids.entries()) {
      const category = this.#chosen.get(tag)
      if (category !== undefined) addTag(tags, place, chosen[category - 1] as Uint32Array)
    }
    return chosen
  }

  #add(tag: number, count: number): void {
    if (count > 0 && this.#counted.has(tag)) this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + count)
  }
}

const countTags = compiledAlone(function countTags(
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

const judge = compiledAlone(function judge(
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

const setBits = compiledAlone(function setBits(bits: Uint32Array, found: Uint32Array, count: number): void {
  for (let at = 0; at < count; at++) setBit(bits, found[at] as number)
})

/** Sets the bits of the documents that have a tag. */
const addTag = compiledAlone(function addTag(
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

const shared = compiledAlone(function shared(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one.length)
  for (let at = 0; at < one.length; at++) both[at] = (one[at] as number) & (other[at] as number)
  return both
})

const countShared = compiledAlone(function countShared(
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

const countRare = compiledAlone(function countRare(
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

const keepFitting = compiledAlone(function keepFitting(
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
