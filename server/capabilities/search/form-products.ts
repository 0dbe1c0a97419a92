import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language, Site } from '#contract/site.ts'
import { listProducts } from './item-search.ts'
import type { SearchNeeds } from './search.ts'

type Needs = { search: SearchNeeds; findSite: (id: string) => Site | undefined }
type Place = { site: string; language: Language; form?: ContactFormName | undefined }

/** `brand` is the name of the site that has the product, where a form offers those of several. */
type FormProduct = { productId: string; title: string; brand?: string }

/**
 * The products that a form of a site offers: its own, or those of the sites that `formProducts` names for it. A site without the visitor's
 * language has them in its own. A code that several sites have is listed once.
 */
export async function listFormProducts(
  { search, findSite }: Needs,
  { site, language, form }: Place,
): Promise<FormProduct[]> {
  const offered = form && findSite(site)?.formProducts?.[form]
  if (!offered) return listProducts(search, { site, language })
  const lists = await Promise.all(
    offered.map(async (id) => {
      const { name: brand, languages } = findSite(id) ?? { name: id, languages: [language] as const }
      const spoken = languages.find((each) => each === language) ?? languages[0]
      const products = await listProducts(search, { site: id, language: spoken })
      return products.map((product) => ({ ...product, brand }))
    }),
  )
  const byCode = new Map<string, FormProduct>()
  for (const product of lists.flat()) if (!byCode.has(product.productId)) byCode.set(product.productId, product)
  return [...byCode.values()].sort((one, other) => one.title.localeCompare(other.title, 'fi'))
}
