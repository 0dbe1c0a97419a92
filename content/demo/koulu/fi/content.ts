import { legalPages } from '#content/demo/legal/fi.ts'
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
    ...legalPages({ name: 'Kaskimaan koulu', contact: navigation.footer.contact, purposes: ['school'] }),
  ],
}
