import { legalPages } from '#content/demo/legal/de.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { brandProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { products } from './products.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy),
  pages: [
    home,
    story,
    products,
    contact,
    ...brandProductPages,
    searchPage('de'),
    ...legalPages({ name: 'Kaskimaa International', contact: navigation.footer.contact, purposes: ['business'] }),
  ],
}
