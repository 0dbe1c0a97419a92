import { bitsFor } from '#search/arrays/bits.ts'
import type { Scope, Segment, SegmentTags } from '#search/index/segment.ts'
import type { FacetCount, SearchQuery } from '#search/search-query.ts'
import { addTag, countRare, countShared, countTags, judge, keepFitting, setBits, shared } from './facet-loops.ts'
import type { Scratch } from './scratch.ts'

/** If more than this share of a scope matches, counting by bitmaps is faster than reading the tags of each document. */
const BITMAP_SHARE = 0.3

/** With more selected categories, bitmaps take too much memory. */
const MAX_BITMAP_CATEGORIES = 4

/**
 * Counts the tags of the matches over all segments. A category is counted under every filter but its own: a document that fails only
 * one category counts for the tags of that category, one that fails none counts for all, others count for none.
 */
export class FacetCounter {
  readonly #query: Pick<SearchQuery, 'facetTags' | 'facetCategories'>
  /** For each counted tag the number of its category, from 1 on, if the category has a selected tag; else 0. */
  readonly #counted = new Map<number, number>()
  /** For each selected tag the number of its category. */
  readonly #chosen = new Map<number, number>()
  readonly #chosenCategories: number
  readonly #counts = new Map<number, number>()

  constructor(query: Pick<SearchQuery, 'facetTags' | 'facetCategories'>) {
    this.#query = query
    const categoryOf = new Map<number, number>()
    for (const [place, { tagIds }] of query.facetCategories.entries()) {
      for (const tag of tagIds) if (!categoryOf.has(tag)) categoryOf.set(tag, place)
    }
    const numbers = new Map<number, number>()
    const NAMELESS = -1
    for (const tag of query.facetTags) {
      const category = categoryOf.get(tag) ?? NAMELESS
      if (!numbers.has(category)) numbers.set(category, numbers.size + 1)
      this.#chosen.set(tag, numbers.get(category) as number)
    }
    this.#chosenCategories = numbers.size
    for (const [tag, category] of categoryOf) this.#counted.set(tag, numbers.get(category) ?? 0)
  }

  forget(): void {
    this.#counts.clear()
  }

  /** Counts the tags of the first `count` matches, keeps those that match the selected tags, and returns their number. */
  take(segment: Segment, scope: Scope, scratch: Scratch, count: number): number {
    if (count === 0 || (this.#chosenCategories === 0 && this.#counted.size === 0)) return count
    const isMany = count > BITMAP_SHARE * (scope.to - scope.from) && this.#chosenCategories <= MAX_BITMAP_CATEGORIES
    return isMany ? this.#takeByBits(segment, scope, scratch, count) : this.#takeOneByOne(segment, scratch, count)
  }

  counts(): FacetCount[] {
    const chosen = new Set(this.#query.facetTags)
    return this.#query.facetCategories.map(({ id, tagIds }) => ({
      id,
      tags: tagIds.map((tag) => ({ id: tag, count: this.#counts.get(tag) ?? 0, selected: chosen.has(tag) })),
    }))
  }

  #takeOneByOne({ tags }: Segment, { found }: Scratch, count: number): number {
    const counts = new Uint32Array(tags.ids.length)
    let kept = count
    if (this.#chosenCategories === 0) countTags(tags.ofDocument, found, count, counts)
    else {
      const chosen = categoriesOf(tags, this.#chosen)
      const counted = categoriesOf(tags, this.#counted)
      kept = judge(tags.ofDocument, found, count, { chosen, counted, wanted: this.#chosenCategories }, counts)
    }
    for (let place = 0; place < counts.length; place++) this.#add(tags.ids[place] as number, counts[place] as number)
    return kept
  }

  #takeByBits({ tags, count: documents }: Segment, scope: Scope, { found }: Scratch, count: number): number {
    const all = bitsFor(documents)
    setBits(all, found, count)
    const chosen = this.#chosenBits(tags, documents)
    // By category number: the documents that match all other selected categories; at 0 those that match all.
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

  /** By selected category: the documents with one of its selected tags. */
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

/** By the place of a tag the number of its category; 0 if it has none. */
function categoriesOf({ ids }: SegmentTags, numbers: ReadonlyMap<number, number>): Uint16Array {
  const categories = new Uint16Array(ids.length)
  for (let place = 0; place < ids.length; place++) categories[place] = numbers.get(ids[place] as number) ?? 0
  return categories
}
