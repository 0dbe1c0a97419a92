import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    smoked: 'Smoked',
    sausages: 'Sausages',
    slices: 'Sliced',
    poultry: 'Poultry',
    dishes: 'Ready to heat',
  }),
  categories: categoriesNamed(category, {
    retail: 'For the shelf',
    counter: 'For the counter',
    catering: 'For catering',
    sauna: 'After the sauna',
  }),
  facets: facetsOf('en', brandProductPages),
}
