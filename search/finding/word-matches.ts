import type { Place } from '#search/query/read-query.ts'
import type { Filter } from './filters.ts'
import { keepMost, match, type WeightedTerm, weighMost } from './matching.ts'
import type { Scratch } from './scratch.ts'

/** Documents with the score of their words and, where not all words are demanded, the slots that they have. */
type Kept = { numbers: Uint32Array; totals: Float64Array; slots: Uint32Array }

const everything: Filter = (_, count) => count

/**
 * What has the words of one reading of a query. `isForSeveral`: it is looked for once and kept, because several filters are tried on it. Each
 * method writes what passes the filter to `scratch`, and returns its number.
 */
export class WordMatches {
  readonly #scratch: Scratch
  readonly #isForSeveral: boolean
  readonly #all = new Map<number, Kept>()
  readonly #most = new Map<number, Kept>()

  constructor(scratch: Scratch, isForSeveral: boolean) {
    this.#scratch = scratch
    this.#isForSeveral = isForSeveral
  }

  /** The documents of a place that have all words. */
  all({ segment, scope, lexicon }: Place, at: number, terms: readonly WeightedTerm[], filter: Filter): number {
    if (!lexicon) return 0
    if (!this.#isForSeveral) return match(segment, scope, lexicon, terms, filter, this.#scratch)
    const kept = this.#all.get(at) ?? this.#keep(match(segment, scope, lexicon, terms, everything, this.#scratch))
    this.#all.set(at, kept)
    return filter(this.#scratch.found, this.#restore(kept))
  }

  /** The documents of a place that have at least so much of the words. */
  most(
    { segment, scope, lexicon }: Place,
    at: number,
    terms: readonly WeightedTerm[],
    least: number,
    filter: Filter,
  ): number {
    if (!lexicon) return 0
    if (!this.#isForSeveral || !this.#most.has(at)) {
      const count = weighMost(segment, scope, lexicon, terms, this.#scratch)
      if (this.#isForSeveral) this.#most.set(at, this.#keep(count))
      return keepMost(terms, least, count, filter, this.#scratch)
    }
    return keepMost(terms, least, this.#restore(this.#most.get(at) as Kept), filter, this.#scratch)
  }

  #keep(count: number): Kept {
    const { found, total, slots } = this.#scratch
    const numbers = found.slice(0, count)
    const totals = Float64Array.from(numbers, (number) => total[number] as number)
    return { numbers, totals, slots: numbers.map((number) => slots[number] as number) }
  }

  #restore({ numbers, totals, slots }: Kept): number {
    const { found, total, slots: own } = this.#scratch
    found.set(numbers)
    for (const [at, number] of numbers.entries()) {
      total[number] = totals[at] as number
      own[number] = slots[at] as number
    }
    return numbers.length
  }
}
