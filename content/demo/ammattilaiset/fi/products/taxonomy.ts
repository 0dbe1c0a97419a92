import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { professionalProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    raw: 'Raaka liha',
    poultry: 'Siipikarja',
    cooked: 'Kypsät tuotteet',
    sausages: 'Makkarat',
    slices: 'Leikkeleet',
    bases: 'Liemet ja kastikkeet',
    equipment: 'Keittiövälineet',
  }),
  categories: categoriesNamed(
    category,
    {
      lunch: 'Lounasravintola',
      school: 'Koulu ja päiväkoti',
      care: 'Hoiva ja sairaala',
      restaurant: 'À la carte',
      fast: 'Pikaruoka ja kioski',
      breakfast: 'Hotelliaamiainen',
      kitchen: 'Keittiön varusteet',
    },
    { school: 'lunch', care: 'lunch' },
  ),
  facets: facetsOf('fi', professionalProductPages),
}
