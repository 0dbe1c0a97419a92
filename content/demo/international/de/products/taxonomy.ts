import { category, group } from '#content/demo/international/en/products/sorting.ts'
import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    smoked: 'Geräuchertes',
    sausages: 'Würste',
    slices: 'Aufschnitt',
    poultry: 'Geflügel',
    dishes: 'Zum Aufwärmen',
  }),
  categories: categoriesNamed(category, {
    retail: 'Fürs Regal',
    counter: 'Für die Theke',
    catering: 'Für die Gastronomie',
    sauna: 'Nach der Sauna',
  }),
  facets: facetsOf('de', brandProductPages),
}
