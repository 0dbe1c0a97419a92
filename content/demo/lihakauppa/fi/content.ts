import { legalPages } from '#content/demo/legal/fi.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { customerPages } from './customer.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { shopProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { products } from './products.ts'
import { story } from './story.ts'
import { terms } from './terms.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy),
  pages: [
    home,
    story,
    products,
    terms,
    contact,
    ...shopProductPages,
    searchPage('fi'),
    ...customerPages,
    ...legalPages({
      name: 'Kaskimaan Lihakauppa',
      contact: navigation.footer.contact,
      purposes: ['orders', 'account'],
    }),
  ],
}
