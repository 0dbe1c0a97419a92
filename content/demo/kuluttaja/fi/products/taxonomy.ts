import { facetsOf } from '#content/product-tags.ts'
import { categoriesNamed, groupsNamed } from '#content/taxonomies.ts'
import { retailProductPages } from './pages.ts'
import { category, group } from './sorting.ts'

export const productTaxonomy = {
  productGroups: groupsNamed(group, {
    mince: 'Jauheliha',
    cuts: 'Pihvit ja paistit',
    chicken: 'Broileri ja kalkkuna',
    sausages: 'Makkarat',
    slices: 'Leikkeleet',
    meals: 'Valmiit ruoat',
    frozen: 'Pakasteet',
  }),
  categories: categoriesNamed(
    category,
    {
      weekday: 'Arki',
      quick: 'Alle 20 minuuttia',
      lunchbox: 'Eväsrasiaan',
      grill: 'Grillikausi',
      feast: 'Juhlat',
      christmas: 'Joulu',
      bread: 'Leivälle',
    },
    { quick: 'weekday', christmas: 'feast' },
  ),
  facets: facetsOf('fi', retailProductPages),
}
