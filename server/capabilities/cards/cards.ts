import type { Card } from '#contract/card.ts'
import type { CardType } from '#contract/card-types.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'

type Place = { site: string; language: Language }

export type CardNeeds = {
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  /** The newest items of a category as cards of a type. */
  cardsOf: (question: Place & { category: number; type: CardType }) => Promise<Card[]>
}

/** What a filter shows when a category is chosen. One that has nothing of the kind gives nothing. */
export async function cardsOfCategory(
  needs: CardNeeds,
  question: Place & { category: number; type: CardType },
): Promise<Outcome<Card[], 'CATEGORY_UNKNOWN'>> {
  const taxonomy = await needs.findTaxonomy(question.site, question.language)
  const isKnown = taxonomy?.categories.some(({ id }) => id === question.category)
  return isKnown ? accepted(await needs.cardsOf(question)) : refused('CATEGORY_UNKNOWN')
}
