import { legalPages } from '#content/demo/legal/en.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { news } from './news.ts'
import { ourStory } from './our-story.ts'
import { retailProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { cookbook } from './recipe-pages/recipes.ts'
import { recipes } from './recipes.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy, cookbook.taxonomy),
  pages: [
    home,
    story,
    products,
    recipes,
    news,
    ourStory,
    questions,
    contact,
    ...retailProductPages,
    ...cookbook.pages,
    searchPage('en'),
    ...legalPages({ name: 'Kaskimaa', contact: navigation.footer.contact, prefix: '/en' }),
  ],
}
