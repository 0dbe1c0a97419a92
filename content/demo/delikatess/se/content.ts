import { legalPages } from '#content/demo/legal/se.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { newsArchive } from './news-pages/news.ts'
import { brandProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { products } from './products.ts'
import { cookbook } from './recipe-pages/recipes.ts'
import { recipes } from './recipes.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy, cookbook.taxonomy, newsArchive.taxonomy),
  pages: [
    home,
    story,
    products,
    recipes,
    contact,
    ...brandProductPages,
    ...cookbook.pages,
    ...newsArchive.pages,
    searchPage('se'),
    ...legalPages({ name: 'Delikatess', contact: navigation.footer.contact, prefix: '', country: 'se' }),
  ],
}
