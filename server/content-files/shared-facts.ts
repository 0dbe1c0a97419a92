import { isDeepStrictEqual } from 'node:util'
import { factsOf, type ItemKind } from './content-set.ts'

type Fields = Record<string, unknown>

/**
 * Takes out of an item's fields in several languages what is a fact and the same in all of them. An item in one language keeps
 * all of its own.
 */
export function takeSharedFacts(kind: ItemKind, versions: readonly Fields[]): { shared: Fields; own: Fields[] } {
  const [first = {}, ...others] = versions
  const facts = factsOf[kind].filter(
    (fact) =>
      others.length > 0 && fact in first && others.every((other) => isDeepStrictEqual(other[fact], first[fact])),
  )
  return {
    shared: Object.fromEntries(facts.map((fact) => [fact, first[fact]])),
    own: versions.map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => !facts.includes(field))),
    ),
  }
}
