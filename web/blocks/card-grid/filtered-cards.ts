import type { FilteredCards } from '#contract/filtered-cards.ts'
import type { Language } from '#contract/site.ts'

/** An answer that has not come by then counts as a failure. */
const PATIENCE = 10_000

/** The cards of a category; null when they cannot be had now. */
export async function readFilteredCards(
  question: { id: number; cardType: string; language: Language },
  signal: AbortSignal,
): Promise<FilteredCards | null> {
  const { id, cardType, language } = question
  try {
    const response = await fetch(`/api/filtered-cards/${id}/${cardType}?language=${language}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
