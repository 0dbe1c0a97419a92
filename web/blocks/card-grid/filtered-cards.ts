import type { CardType } from '#contract/content/card-types.ts'
import type { FilteredCards } from '#contract/content/filtered-cards.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'

type Query = { id: number; cardType: CardType; language: Language }

/** Fetches the cards of a category; null when that fails. */
export async function readFilteredCards(query: Query, signal: AbortSignal): Promise<FilteredCards | null> {
  const { id, cardType, language } = query
  const outcome = await call('GET /api/filtered-cards/:dropdownItemId/:cardType', {
    params: { dropdownItemId: id, cardType },
    language,
    signal,
    expects: (cards) => cards.every(({ type }) => type),
  })
  return outcome.ok ? outcome.value : null
}
