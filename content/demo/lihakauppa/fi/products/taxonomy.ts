import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { shopProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    steaks: 'Pihvit ja kyljykset',
    roasts: 'Paistit ja fileet',
    stews: 'Pataan ja keittoon',
    mince: 'Jauheliha ja burgerit',
    poultry: 'Broileri ja kalkkuna',
    sausages: 'Makkarat ja savut',
    pantry: 'Liemet ja mausteet',
    gifts: 'Laatikot ja lahjat',
  }),
  categories: categoriesNamed(
    category,
    {
      weekday: 'Arkeen',
      weekend: 'Viikonloppuun',
      grill: 'Grilliin',
      feast: 'Juhlapöytään',
      christmas: 'Jouluun',
      slow: 'Pitkään haudutettavat',
      game: 'Riista ja poro',
      gift: 'Lahjaksi',
    },
    { christmas: 'feast' },
  ),
  facets: facetsOf('fi', shopProductPages),
}
