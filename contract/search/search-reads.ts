import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import type { searchContent, searchNewsroom, searchProducts, searchRecipes, searchShopProducts } from './search.ts'

type Place = { site: string; language: Language }
type Read<Call extends { query: z.ZodType; answer: z.ZodType }> = (
  place: Place,
  query: z.output<Call['query']>,
) => Promise<z.output<Call['answer']>>

/** The searches that blocks may run: what the calls of the same names answer, without their limit on the page size. */
export type SearchReads = {
  content: Read<typeof searchContent>
  products: Read<typeof searchProducts>
  recipes: Read<typeof searchRecipes>
  news: Read<typeof searchNewsroom>
  shop: Read<typeof searchShopProducts>
}
