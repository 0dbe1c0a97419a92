import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    sausage: 'Korv',
    ham: 'Skinka',
    bacon: 'Sidfläsk',
    dried: 'Medvurst',
    game: 'Ren och vilt',
  }),
  categories: categoriesNamed(category, {
    weekday: 'Vardag',
    grill: 'Till grillen',
    christmas: 'Julbordet',
    bread: 'På mackan',
  }),
  facets: facetsOf('se', brandProductPages),
}
