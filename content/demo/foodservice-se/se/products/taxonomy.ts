import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    beef: 'Nöt',
    pork: 'Gris',
    chicken: 'Kyckling',
    cooked: 'Färdiglagat',
    sausages: 'Korv',
  }),
  categories: categoriesNamed(
    category,
    { school: 'Skola och förskola', lunch: 'Lunchrestaurang', care: 'Vård och omsorg', fast: 'Snabbmat' },
    { school: 'lunch' },
  ),
  facets: facetsOf('se', brandProductPages),
}
