import type { Capability } from '#server/capability.ts'
import { cardsCalls } from './cards.http.ts'
import type { CardNeeds } from './cards.ts'

/** Cards of a category, for the filters of card grids. */
export function openCards(needs: CardNeeds) {
  return { name: 'cards', calls: cardsCalls(needs) } satisfies Capability
}
