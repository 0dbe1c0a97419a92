import type { ReadFact } from '#search/facts/facts.ts'
import { nearestQuery, type Place, type Read, type ReadSetting, readQuery } from '#search/query/read-query.ts'
import { match, type Term } from './matching.ts'
import type { Scratch } from './scratch.ts'
import { WordMatches } from './word-matches.ts'

/** What the words of a limit are worth in the documents of a place that have them. */
export type Saying = ReadonlyMap<number, number>

/** What the words of a query mean and where they stand. Read once, however many filters are tried on it. */
export class Readings {
  readonly #places: readonly Place[]
  readonly #setting: ReadSetting
  readonly #scratch: Scratch
  readonly #isForSeveral: boolean
  readonly #read = new Map<string, { read: Read; matches: WordMatches }>()
  readonly #nearest = new Map<Read, string | undefined>()
  readonly #said = new Map<string, Saying[]>()

  constructor(places: readonly Place[], setting: ReadSetting, scratch: Scratch, isForSeveral: boolean) {
    this.#places = places
    this.#setting = setting
    this.#scratch = scratch
    this.#isForSeveral = isForSeveral
  }

  factsIn(q: string): ReadFact[] {
    return this.#setting.meanings.factsIn(q)
  }

  /** Whether words say nothing but what kind of page is meant. */
  isOnlyIntent(q: string): boolean {
    const { slots, contentGroups } = this.of(q, true).read
    return slots.length === 0 && contentGroups.size > 0
  }

  /** `mayBeBare`: words of intent may be all that it has. */
  of(q: string, mayBeBare: boolean): { read: Read; matches: WordMatches } {
    const key = `${mayBeBare} ${q}`
    const known = this.#read.get(key) ?? {
      read: readQuery(this.#places, q, { ...this.#setting, mayBeBare }),
      matches: new WordMatches(this.#scratch, this.#isForSeveral),
    }
    this.#read.set(key, known)
    return known
  }

  /** The query in the nearest spelling: see `nearestQuery`. */
  nearest(q: string, mayBeBare: boolean): string | undefined {
    const { read } = this.of(q, mayBeBare)
    if (!this.#nearest.has(read)) this.#nearest.set(read, nearestQuery(this.#places, q, read))
    return this.#nearest.get(read)
  }

  /** By place the documents that have the words of a limit. */
  saying({ typed }: Pick<ReadFact, 'typed'>): Saying[] {
    const known = this.#said.get(typed) ?? this.#findSaying(typed)
    this.#said.set(typed, known)
    return known
  }

  #findSaying(typed: string): Saying[] {
    const { terms, slots, corrections } = readQuery(this.#places, typed, this.#setting)
    const isGuess = corrections.length > 0
    const scratch = this.#scratch
    return this.#places.map(({ segment, scope, lexicon }, at) => {
      if (!lexicon || slots.length === 0 || isGuess) return new Map()
      scratch.makeRoomFor(segment.count)
      const own = terms.map((each, slot) => ({ ...(each[at] as Term), slot, share: 1, rarity: 1, needed: 1 << slot }))
      if (own.some(({ length }) => length === 0)) return new Map()
      const count = match(segment, scope, lexicon, own, (_, all) => all, scratch)
      return new Map(
        Array.from(scratch.found.subarray(0, count), (number) => [number, scratch.total[number] as number]),
      )
    })
  }
}
