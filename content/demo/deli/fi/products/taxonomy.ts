import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { brandProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    ham: 'Kinkut',
    beef: 'Paahtopaisti ja nauta',
    salami: 'Meetvurstit ja salamit',
    pate: 'Pasteijat',
    poultry: 'Kalkkuna ja broileri',
    platters: 'Tarjottimet',
  }),
  categories: categoriesNamed(
    category,
    {
      bread: 'Leivälle',
      breakfast: 'Aamiaiselle',
      party: 'Juhlapöytään',
      cake: 'Voileipäkakkuun',
      christmas: 'Jouluun',
    },
    { cake: 'party', christmas: 'party' },
  ),
  facets: facetsOf('fi', brandProductPages),
}
