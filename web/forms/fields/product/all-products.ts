import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import type { Product } from './matching-products.ts'

let products: Promise<readonly Product[] | null> | undefined

/** The site's products, fetched once for the page; null if they could not be fetched, which the next call tries again. */
export function allProducts(language: Language): Promise<readonly Product[] | null> {
  products ??= fetchProducts(language)
  return products
}

async function fetchProducts(language: Language): Promise<readonly Product[] | null> {
  const outcome = await call('GET /api/search/all-products', {
    language,
    expects: (answer) => answer.every(({ title }) => typeof title === 'string'),
  })
  if (outcome.ok) return outcome.value
  products = undefined
  return null
}
