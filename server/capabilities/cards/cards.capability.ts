import type { Capability } from '#server/capability.ts'
import type { Reads } from '#web/blocks/define-block.ts'
import { loadCategory } from '#web/cards/cards.load.ts'
import { cardsCalls } from './cards.http.ts'
import type { CardNeeds } from './cards.ts'

type Needs = Pick<CardNeeds, 'findTaxonomy'> & { reads: Reads; now: () => Date }

/** Cards of a category, for the filters of card grids. */
export function openCards({ findTaxonomy, reads, now }: Needs) {
  const cardsOf: CardNeeds['cardsOf'] = async (question) =>
    (await loadCategory(reads, { ...question, now: now() })).cards
  return { calls: cardsCalls({ findTaxonomy, cardsOf }) } satisfies Capability
}
