import type { ProductItem } from '#contract/content/item.ts'
import { type FreeOf, freeOfNames } from '#contract/search/free-of.ts'
import type { FactWords } from '#search/facts/fact-words.ts'
import { folded } from '#search/language/language.ts'

/** Only a claim makes food free of these: the law says how little of them there may be, and a list of ingredients does not. */
const byClaimAlone: readonly FreeOf[] = ['gluten', 'lactose', 'additives']

/**
 * What a product declares to be free of: by the names of its diets, and, of allergens, by a list of ingredients that does not name
 * them. A word of the list that only contains the name counts as naming it: better a product too few than one too many.
 */
export function declaredFreeOf(
  { ingredients }: Pick<ProductItem, 'ingredients'>,
  diets: readonly string[],
  words: FactWords['freeOf'],
): FreeOf[] {
  const claimed = new Set(diets.map(folded))
  const list = ingredients && folded(ingredients.replace(/[^\p{L}]+/gu, 'x'))
  const free = freeOfNames.filter((name) => {
    const { claims, names } = words[name] ?? { claims: [], names: [] }
    if (claims.some((claim) => claimed.has(folded(claim)))) return true
    if (byClaimAlone.includes(name) || !list || names.length === 0) return false
    return !names.some((each) => list.includes(folded(each)))
  })
  // Without milk there is no lactose.
  return free.includes('milk') && !free.includes('lactose') ? [...free, 'lactose'] : free
}
