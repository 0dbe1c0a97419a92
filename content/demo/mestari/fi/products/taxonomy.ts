import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    grill: 'Grillimakkarat',
    rings: 'Lenkit',
    franks: 'Nakit',
    bacon: 'Pekonit',
    ham: 'Savukinkut',
    dried: 'Kestomakkarat',
  }),
  categories: categoriesNamed(category, {
    grill: 'Grillille',
    weekday: 'Arkiruokaan',
    sauna: 'Saunaan',
    christmas: 'Joulupöytään',
    breakfast: 'Aamiaiselle',
  }),
  facets: facetsOf('fi', brandProductPages),
}
