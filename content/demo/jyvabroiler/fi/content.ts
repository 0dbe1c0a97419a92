import { legalPages } from '#content/demo/legal/fi.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { brandProductPages } from './products/pages.ts'
import { productTaxonomy } from './products/taxonomy.ts'
import { productsAndRecipes } from './products-and-recipes.ts'
import { cookbook } from './recipe-pages/recipes.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(productTaxonomy, cookbook.taxonomy),
  pages: [
    home,
    story,
    productsAndRecipes,
    contact,
    ...brandProductPages,
    ...cookbook.pages,
    searchPage('fi'),
    ...legalPages({ name: 'Jyväbroiler', contact: navigation.footer.contact }),
  ],
}
