import { legalPages } from '#content/demo/legal/fi.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { productsAndRecipes } from './products-and-recipes.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  pages: [
    home,
    story,
    productsAndRecipes,
    contact,
    searchPage('fi'),
    ...legalPages({ name: 'Jyväbroiler', contact: navigation.footer.contact }),
  ],
}
