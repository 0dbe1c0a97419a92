import { hasBit } from '#search/arrays/bits.ts'
import { groupOf } from '#search/index/kinds.ts'
import { numberOf, type Segment } from '#search/index/segment.ts'
import type { Place } from '#search/query/read-query.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { filterOf } from './filters.ts'
import type { Scratch } from './scratch.ts'

type Wanted = { id: number; place: number; segment: Segment; number: number }

/** The documents that come first whatever the words find, as long as they pass the filters. Those that are gone are left out. */
export class Promoted {
  readonly #query: SearchQuery
  readonly #wanted: readonly Wanted[]
  /** The ids that the words have found, too, and of these the ones that are shown under all filters. */
  readonly #matched = new Set<number>()
  readonly #shown = new Set<number>()

  constructor(places: readonly Place[], query: SearchQuery) {
    this.#query = query
    const ids = query.sortOrder === 0 ? (query.promoted ?? []) : []
    this.#wanted = ids.flatMap((id) => {
      const place = places.findIndex(({ segment, scope: { from, to } }) => {
        const number = numberOf(segment, id)
        return number >= from && number < to && !hasBit(segment.dead, number)
      })
      const { segment } = places[place] ?? {}
      return segment ? [{ id, place, segment, number: numberOf(segment, id) }] : []
    })
  }

  get size(): number {
    return this.#wanted.length
  }

  forget(): void {
    this.#matched.clear()
    this.#shown.clear()
  }

  /** Tells what the words have found in a place, before a group or facets are chosen among it. */
  noteMatched(place: number, scratch: Scratch, count: number): void {
    this.#note(this.#matched, place, scratch, count)
  }

  /** Tells what is left of it. */
  noteShown(place: number, scratch: Scratch, count: number): void {
    this.#note(this.#shown, place, scratch, count)
  }

  #note(ids: Set<number>, place: number, { found }: Scratch, count: number): void {
    for (const wanted of this.#wanted) {
      if (wanted.place === place && found.subarray(0, count).includes(wanted.number)) ids.add(wanted.id)
    }
  }

  /** The ids that come first, and the groups of those that the words have not found: they are counted in addition. */
  first(scratch: Scratch): { ids: number[]; addedGroups: number[] } {
    const { shownGroup = 0, facetTags, facts = {} } = this.#query
    const isNarrowed = facetTags.length > 0 || Object.keys(facts).length > 0
    const added = this.#wanted.filter(
      (wanted) => !this.#matched.has(wanted.id) && !isNarrowed && this.#passes(wanted, scratch),
    )
    const isShown = (wanted: Wanted) =>
      this.#shown.has(wanted.id) || (added.includes(wanted) && (shownGroup === 0 || groupIn(wanted) === shownGroup))
    return { ids: this.#wanted.filter(isShown).map(({ id }) => id), addedGroups: added.map(groupIn) }
  }

  #passes({ segment, number }: Wanted, scratch: Scratch): boolean {
    scratch.makeRoomFor(segment.count)
    scratch.found[0] = number
    return filterOf(segment, this.#query)(scratch.found, 1) === 1
  }
}

const groupIn = ({ segment: { kinds }, number }: Wanted): number => groupOf(kinds[number] as number)
