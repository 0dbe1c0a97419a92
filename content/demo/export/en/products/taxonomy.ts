import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    pork: 'Pork',
    beef: 'Beef',
    poultry: 'Poultry',
    trimmings: 'Trimmings',
    offal: 'Offal',
  }),
  categories: categoriesNamed(
    category,
    { retail: 'For retail', processing: 'For processing', catering: 'For catering', asia: 'Cuts for Asia' },
    { asia: 'retail' },
  ),
  facets: facetsOf('en', brandProductPages),
}
