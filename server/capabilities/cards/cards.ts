import type { Card } from '#contract/content/card.ts'
import type { CardType } from '#contract/content/card-types.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

type Scope = { site: string; language: Language }

export type CardNeeds = {
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  /** The newest items of a category as cards of a type. */
  cardsOf: (query: Scope & { category: number; type: CardType }) => Promise<Card[]>
}

/** The cards of a category, for a filter; empty if it has no items of the type. */
export async function cardsOfCategory(
  needs: CardNeeds,
  query: Scope & { category: number; type: CardType },
): Promise<Outcome<Card[], 'CATEGORY_UNKNOWN'>> {
  const taxonomy = await needs.findTaxonomy(query.site, query.language)
  const isKnown = taxonomy?.categories.some(({ id }) => id === query.category)
  return isKnown ? accepted(await needs.cardsOf(query)) : refused('CATEGORY_UNKNOWN')
}
