export type Random = {
  /** From 0 up to, but not including, `end`. */
  below(end: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** The same numbers in the same order for the same seed, everywhere (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] }
}
