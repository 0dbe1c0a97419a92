import { bitCount, bitsFor, hasBit, setBit } from './bits.ts'
import type { FacetCount, Question } from './question.ts'
import type { Scratch } from './scratch.ts'
import type { Scope, Segment } from './segment.ts'

/** Where more than this share of a scope fits, counting by bits is faster than looking at the tags of each document. */
const MANY = 0.3

/** In how many categories at most bits are worth their memory. */
const FEW_CATEGORIES = 4

const SEVERAL = 2 ** 16 - 1
const NOT_COUNTED = -1

/**
 * Counts the tags of what was found, over all segments. A category is counted under every filter but its own: a document that
 * fails one category alone counts for that category's tags, one that fails none for all, others for none. For this `missing`
 * says for each document 0 for none, the number of the chosen category, from 1 on, that it fails alone, or `SEVERAL`.
 */
export class FacetCounter {
  readonly #question: Pick<Question, 'facetTags' | 'facetCategories'>
  /** For each tag that is counted the number of its category if a tag of it is chosen, else 0. */
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
    this.#judge(segment, scratch, count)
    if (this.#counted.size > 0 && count > 0) {
      const isMany = count > MANY * (scope.to - scope.from) && this.#chosenCategories <= FEW_CATEGORIES
      if (isMany) this.#countByBits(segment, scope, scratch, count)
      else this.#countOneByOne(segment, scratch, count)
    }
    return this.#chosenCategories === 0 ? count : keepFitting(scratch, count)
  }

  counts(): FacetCount[] {
    const chosen = new Set(this.#question.facetTags)
    return this.#question.facetCategories.map(({ id, tagIds }) => ({
      id,
      tags: tagIds.map((tag) => ({ id: tag, count: this.#counts.get(tag) ?? 0, selected: chosen.has(tag) })),
    }))
  }

  #judge({ tags }: Segment, { found, missing }: Scratch, count: number): void {
    const wanted = this.#chosenCategories
    if (wanted === 0) {
      missing.fill(0, 0, count)
      return
    }
    const categories = Uint16Array.from(tags.ids, (tag) => this.#chosen.get(tag) ?? 0)
    const { starts, values } = tags.ofDocument
    // By category, the last document that was seen to fit it.
    const seen = new Int32Array(wanted + 1).fill(-1)
    const all = (wanted * (wanted + 1)) / 2
    for (let at = 0; at < count; at++) {
      const number = found[at] as number
      let fitting = 0
      let sum = 0
      for (let place = starts[number] as number; place < (starts[number + 1] as number); place++) {
        const category = categories[values[place] as number] as number
        if (category === 0 || seen[category] === at) continue
        seen[category] = at
        fitting++
        sum += category
      }
      missing[at] = fitting === wanted ? 0 : fitting === wanted - 1 ? all - sum : SEVERAL
    }
  }

  #countOneByOne({ tags }: Segment, { found, missing }: Scratch, count: number): void {
    const categories = Int32Array.from(tags.ids, (tag) => this.#counted.get(tag) ?? NOT_COUNTED)
    const counts = new Uint32Array(tags.ids.length)
    const { starts, values } = tags.ofDocument
    for (let at = 0; at < count; at++) {
      const failed = missing[at] as number
      if (failed === SEVERAL) continue
      const number = found[at] as number
      for (let place = starts[number] as number; place < (starts[number + 1] as number); place++) {
        const tag = values[place] as number
        const category = categories[tag] as number
        if (category !== NOT_COUNTED && (failed === 0 || failed === category)) counts[tag] = (counts[tag] as number) + 1
      }
    }
    for (const [place, tag] of tags.ids.entries()) this.#add(tag, counts[place] as number)
  }

  #countByBits({ tags, count: documents }: Segment, scope: Scope, { found, missing }: Scratch, count: number): void {
    const width = bitsFor(documents).length
    const fitting = Array.from({ length: this.#chosenCategories + 1 }, () => new Uint32Array(width))
    for (let at = 0; at < count; at++) {
      const failed = missing[at] as number
      if (failed === 0) for (const bits of fitting) setBit(bits, found[at] as number)
      else if (failed !== SEVERAL) setBit(fitting[failed] as Uint32Array, found[at] as number)
    }
    for (const [place, tag] of tags.ids.entries()) {
      const category = this.#counted.get(tag)
      if (category === undefined) continue
      const bits = fitting[category] as Uint32Array
      const row = tags.rows[place] as number
      this.#add(tag, row < 0 ? countRare(tags, place, bits) : countShared(tags.bits, row * width, bits, scope))
    }
  }

  #add(tag: number, count: number): void {
    if (count > 0) this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + count)
  }
}

function countShared(tagBits: Uint32Array, start: number, bits: Uint32Array, { from, to }: Scope): number {
  let count = 0
  const end = (to + 31) >>> 5
  for (let at = from >>> 5; at < end; at++) {
    const shared = (bits[at] as number) & (tagBits[start + at] as number)
    if (shared !== 0) count += bitCount(shared)
  }
  return count
}

function countRare({ ofRareTag: { starts, values } }: Segment['tags'], tag: number, bits: Uint32Array): number {
  let count = 0
  for (let at = starts[tag] as number; at < (starts[tag + 1] as number); at++) {
    if (hasBit(bits, values[at] as number)) count++
  }
  return count
}

function keepFitting(scratch: Scratch, count: number): number {
  const { found, missing } = scratch
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (missing[at] === 0) found[end++] = number
    else {
      scratch.having[number] = 0
      scratch.total[number] = 0
    }
  }
  return end
}
