import { legalPages } from '#content/demo/legal/se.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { products } from './products.ts'
import { recipes } from './recipes.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  pages: [
    home,
    story,
    products,
    recipes,
    contact,
    searchPage('se'),
    ...legalPages({ name: 'Skogsgården', contact: navigation.footer.contact, prefix: '', country: 'se' }),
  ],
}
