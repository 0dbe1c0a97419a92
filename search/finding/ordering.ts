import type { Segment } from '#search/index/segment.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { compiledAlone } from './compiled-alone.ts'
import type { Scratch } from './scratch.ts'

export type Ranked = { key: number; number: number }

/** The sort values by document number, and whether the largest comes first. */
type Order = { values: Float64Array; isFalling: boolean }

/** Undefined if only titles decide. Without words there is no score: see `worthUnasked`. */
function orderOf(
  { dates, likes, prices, unasked }: Segment,
  sortOrder: SearchQuery['sortOrder'],
  worth?: Float64Array,
): Order | undefined {
  switch (sortOrder) {
    case 1:
      return undefined
    case 2:
      return { values: dates, isFalling: true }
    case 3:
      return { values: likes, isFalling: true }
    case 4:
      return { values: prices, isFalling: false }
    case 5:
      return { values: prices, isFalling: true }
    default:
      return { values: worth ?? unasked, isFalling: true }
  }
}

/** The first `most` of the `count` matches, without sorting the others. Ties are ordered by title. */
export function firstOf(
  segment: Segment,
  { sortOrder, isBrowsing }: { sortOrder: SearchQuery['sortOrder']; isBrowsing: boolean },
  scratch: Scratch,
  count: number,
  most: number,
): Ranked[] {
  if (most === 0) return []
  const { found, total, keys } = scratch
  const order = orderOf(segment, sortOrder, isBrowsing ? undefined : total)
  if (order) writeKeys(order, found, count, keys)
  else keys.fill(0, 0, count)
  return smallest(found, keys, count, most)
}

/** Documents without a price come last in both directions. */
const writeKeys = compiledAlone(function writeKeys(
  { values, isFalling }: Order,
  found: Uint32Array,
  count: number,
  keys: Float64Array,
): void {
  const sign = isFalling ? -1 : 1
  for (let at = 0; at < count; at++) {
    const value = values[found[at] as number] as number
    keys[at] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value
  }
})

const smallest = compiledAlone(function smallest(
  found: Uint32Array,
  foundKeys: Float64Array,
  count: number,
  most: number,
): Ranked[] {
  const size = Math.min(most, count)
  if (size <= 0) return []
  // A heap with the worst of the kept documents on top.
  const keys = new Float64Array(size)
  const numbers = new Uint32Array(size)
  for (let at = 0; at < size; at++) rise(at, foundKeys[at] as number, found[at] as number)
  let lastKey = keys[0] as number
  let lastNumber = numbers[0] as number
  for (let at = size; at < count; at++) {
    const key = foundKeys[at] as number
    if (key > lastKey) continue
    const number = found[at] as number
    if (key === lastKey && number > lastNumber) continue
    sink(key, number)
    lastKey = keys[0] as number
    lastNumber = numbers[0] as number
  }
  const ranked = Array.from(numbers, (number, place) => ({ key: keys[place] as number, number }))
  return ranked.sort((one, other) => one.key - other.key || one.number - other.number)

  function isLater(key: number, number: number, place: number): boolean {
    return key > (keys[place] as number) || (key === keys[place] && number > (numbers[place] as number))
  }

  function put(place: number, key: number, number: number): void {
    keys[place] = key
    numbers[place] = number
  }

  function rise(from: number, key: number, number: number): void {
    let place = from
    while (place > 0) {
      const above = (place - 1) >>> 1
      if (!isLater(key, number, above)) break
      put(place, keys[above] as number, numbers[above] as number)
      place = above
    }
    put(place, key, number)
  }

  function sink(key: number, number: number): void {
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= size) break
      const other = below + 1
      if (other < size && isLater(keys[other] as number, numbers[other] as number, below)) below = other
      if (isLater(key, number, below)) break
      put(place, keys[below] as number, numbers[below] as number)
      place = below
    }
    put(place, key, number)
  }
})
