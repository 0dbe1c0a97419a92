import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    fillets: 'Fileet ja suikaleet',
    legs: 'Koivet ja siivet',
    whole: 'Kokonainen',
    mince: 'Jauhettu',
    cooked: 'Kypsät',
    marinated: 'Maustetut',
  }),
  categories: categoriesNamed(
    category,
    {
      weekday: 'Arkeen',
      quick: 'Puolessa tunnissa',
      grill: 'Grilliin',
      weekend: 'Sunnuntaiksi',
      fingers: 'Sormin syötävät',
    },
    { quick: 'weekday' },
  ),
  facets: facetsOf('fi', brandProductPages),
}
