import { category, group } from '#content/demo/kuluttaja/fi/products/sorting.ts'
import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { retailProductPages } from './pages.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    mince: 'Mince',
    cuts: 'Steaks and roasts',
    chicken: 'Chicken and turkey',
    sausages: 'Sausages',
    slices: 'Cold cuts',
    meals: 'Ready meals',
    frozen: 'Frozen',
  }),
  categories: categoriesNamed(
    category,
    {
      weekday: 'Weeknights',
      quick: 'Under 20 minutes',
      lunchbox: 'For the lunch box',
      grill: 'Barbecue season',
      feast: 'Feasts',
      christmas: 'Christmas',
      bread: 'On bread',
    },
    { quick: 'weekday', christmas: 'feast' },
  ),
  facets: facetsOf('en', retailProductPages),
}
