import { legalPages } from '#content/demo/legal/fi.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  pages: [
    home,
    story,
    contact,
    searchPage('fi'),
    ...legalPages({ name: 'CinCin', contact: navigation.footer.contact }),
  ],
}
