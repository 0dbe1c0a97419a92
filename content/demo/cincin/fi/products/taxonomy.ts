import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    slices: 'Siivut',
    sticks: 'Tikut',
    crisp: 'Rapeat',
    dips: 'Dipit',
    boards: 'Laudat',
  }),
  categories: categoriesNamed(category, {
    evening: 'Pitkään iltaan',
    picnic: 'Retkikoriin',
    game: 'Peli-iltaan',
    gift: 'Viemiseksi',
  }),
  facets: facetsOf('fi', brandProductPages),
}
