import { category, group } from '#content/demo/delikatess/se/products/sorting.ts'
import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    beef: 'Roastbeef',
    ham: 'Schinken',
    salami: 'Salami und Medvurst',
    pate: 'Pasteten',
    poultry: 'Pute und Hähnchen',
  }),
  categories: categoriesNamed(category, {
    sandwich: 'Fürs Brot',
    nibbles: 'Häppchen',
    dinner: 'Abendessen',
    christmas: 'Weihnachtstafel',
  }),
  facets: facetsOf('de', brandProductPages),
}
