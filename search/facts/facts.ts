import { type FreeOf, freeOfNames } from '#contract/search/free-of.ts'

/** Limits that documents are held to by what they declare. A document that does not declare it never passes. */
export type Facts = {
  maxMinutes?: number
  /** In the unit of the documents' prices. */
  maxPrice?: number
  maxGrams?: number
  minGrams?: number
  /** For about this number of people. */
  people?: number
  freeOf?: readonly FreeOf[]
}

/** A limit that a question names, in the visitor's words. */
export type ReadFact = {
  facts: Facts
  /** As typed: `alle 30 min`. */
  typed: string
  /** The question without it. */
  without: string
  /** A wish such as `nopea`: what fulfils it comes first. */
  isWish: boolean
}

export const bitsOf = (names: readonly FreeOf[]): number =>
  names.reduce((bits, name) => bits | (1 << freeOfNames.indexOf(name)), 0)

/** All limits together: the stricter of two of a kind. */
export function joinedFacts(all: readonly Facts[]): Facts {
  const joined: Facts = {}
  const stricter = (one: number | undefined, other: number) => (one === undefined ? other : Math.min(one, other))
  for (const { maxMinutes, maxPrice, maxGrams, minGrams, people, freeOf = [] } of all) {
    if (maxMinutes !== undefined) joined.maxMinutes = stricter(joined.maxMinutes, maxMinutes)
    if (maxPrice !== undefined) joined.maxPrice = stricter(joined.maxPrice, maxPrice)
    if (maxGrams !== undefined) joined.maxGrams = stricter(joined.maxGrams, maxGrams)
    if (minGrams !== undefined) joined.minGrams = Math.max(joined.minGrams ?? 0, minGrams)
    if (people !== undefined) joined.people = people
    if (freeOf.length > 0) joined.freeOf = [...new Set([...(joined.freeOf ?? []), ...freeOf])]
  }
  return joined
}
