import type { Place, Read } from '#search/query/read-query.ts'
import type { Slot } from '#search/query/slots.ts'
import { rarity } from '#search/query/weights.ts'
import { hasDigit } from '#search/query/word-shape.ts'
import type { Term, WeightedTerm } from './matching.ts'

/** A size beside a word says which of several things, not what. */
export const NUMBER_WEIGHT = 0.4

/** A slot with its term in each place, and with what it weighs beside the others. `length`: of all its posting lists. */
export type WeighedSlot = Omit<WeightedTerm, keyof Term> & { length: number; terms: readonly Term[] }

/** The slots of a query, the rarest first, because the others are then looked up only in what is left. */
export function weighedSlots(places: readonly Place[], { slots, terms }: Pick<Read, 'slots' | 'terms'>): WeighedSlot[] {
  const documents = places.reduce((sum, { scope: { from, to } }) => sum + to - from, 0)
  const weighed = slots.map((slot, at): WeighedSlot => {
    const own = terms[at] as Term[]
    const [typed = ''] = slot.typed
    const weight = slots.length > 1 && hasDigit(typed) ? NUMBER_WEIGHT : 1
    const having = own.reduce((sum, term) => sum + term.having, 0)
    return {
      slot: at,
      length: own.reduce((sum, term) => sum + term.length, 0),
      needed: neededWith(slots, at),
      rarity: weight * rarity(documents, having),
      share: (weight * slot.typed.length) / slots.filter((other) => other.typed[0] === slot.typed[0]).length,
      terms: own,
    }
  })
  return weighed.sort((one, other) => one.length - other.length)
}

/** The slots in one place. */
export const termsIn = (weighed: readonly WeighedSlot[], at: number): WeightedTerm[] =>
  weighed.map(({ slot, needed, rarity, share, terms }) => ({ ...(terms[at] as Term), slot, needed, rarity, share }))

/** The bits of the slots without which one says nothing: those of its phrase. */
function neededWith(slots: readonly Slot[], at: number): number {
  const { isOfPhrase, typed } = slots[at] as Slot
  const isTogether = (other: Slot) => isOfPhrase && other.isOfPhrase && other.typed[0] === typed[0]
  return slots.reduce((bits, other, place) => (place === at || isTogether(other) ? bits | (1 << place) : bits), 0)
}
