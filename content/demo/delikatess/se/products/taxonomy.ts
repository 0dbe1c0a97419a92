import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    beef: 'Rostbiff',
    ham: 'Skinka',
    salami: 'Salami och medvurst',
    pate: 'Patéer',
    poultry: 'Kalkon och kyckling',
  }),
  categories: categoriesNamed(category, {
    sandwich: 'Smörgåsen',
    nibbles: 'Plock',
    dinner: 'Middag',
    christmas: 'Julbordet',
  }),
  facets: facetsOf('se', brandProductPages),
}
