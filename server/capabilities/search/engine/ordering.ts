import type { Question } from './question.ts'
import type { Segment } from './segment.ts'

/** By what documents are ordered, the smallest first; equals by their titles. */
export type KeyOf = (number: number) => number

/** Those that have no price come last, whether prices rise or fall. */
export function keyOf(segment: Segment, sortOrder: Question['sortOrder'], worth: Float32Array | undefined): KeyOf {
  const { dates, likes, prices } = segment
  const newest: KeyOf = (number) => -(dates[number] as number)
  const priced = (number: number, sign: number) => {
    const price = prices[number] as number
    return Number.isNaN(price) ? Number.POSITIVE_INFINITY : sign * price
  }
  switch (sortOrder) {
    case 1:
      return () => 0
    case 2:
      return newest
    case 3:
      return (number) => -(likes[number] as number)
    case 4:
      return (number) => priced(number, 1)
    case 5:
      return (number) => priced(number, -1)
    default:
      return worth ? (number) => -(worth[number] as number) : newest
  }
}

/** The first `most` of the documents in their order, without ordering the others. */
export function firstOf(found: Uint32Array, count: number, most: number, keyOf: KeyOf): Ranked[] {
  const size = Math.min(most, count)
  if (size <= 0) return []
  // A heap with the last of those that are kept on top.
  const keys = new Float64Array(size)
  const numbers = new Uint32Array(size)
  let kept = 0
  const isLater = (key: number, number: number, place: number) =>
    key > (keys[place] as number) || (key === keys[place] && number > (numbers[place] as number))
  const put = (place: number, key: number, number: number) => {
    keys[place] = key
    numbers[place] = number
  }
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const key = keyOf(number)
    if (kept < size) rise(kept++, key, number)
    else if (!isLater(key, number, 0)) sink(key, number)
  }
  const ranked = Array.from(numbers, (number, place) => ({ key: keys[place] as number, number }))
  return ranked.sort((one, other) => one.key - other.key || one.number - other.number)

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
}

export type Ranked = { key: number; number: number }
