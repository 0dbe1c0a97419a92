import { legalPages } from '#content/demo/legal/en.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { news } from './news.ts'
import { newsArchive } from './news-pages/news.ts'
import { brandProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { products } from './products.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy, newsArchive.taxonomy),
  pages: [
    home,
    story,
    products,
    news,
    contact,
    ...brandProductPages,
    ...newsArchive.pages,
    searchPage('en'),
    ...legalPages({ name: 'Kaskimaa Export', contact: navigation.footer.contact, purposes: ['business'], prefix: '' }),
  ],
}
