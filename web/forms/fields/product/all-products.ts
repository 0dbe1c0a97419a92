import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import type { Product } from './matching-products.ts'

const lists = new Map<string, Promise<readonly Product[] | null>>()

/** The products that a form offers, fetched once for the page; null if they could not be fetched, which the next call tries again. */
export function allProducts(language: Language, form: string): Promise<readonly Product[] | null> {
  const list = lists.get(form) ?? fetchProducts(language, form)
  lists.set(form, list)
  return list
}

async function fetchProducts(language: Language, form: string): Promise<readonly Product[] | null> {
  const outcome = await call('GET /api/search/all-products', {
    language,
    query: { form: form as ContactFormName },
    expects: (answer) => answer.every(({ title }) => typeof title === 'string'),
  })
  if (outcome.ok) return outcome.value
  lists.delete(form)
  return null
}
