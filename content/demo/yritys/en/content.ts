import { legalPages } from '#content/demo/legal/en.ts'
import { searchPage } from '#content/demo/search-page.ts'
import type { SiteContent } from '#content/site-content.ts'
import { mergeTaxonomies } from '#content/taxonomies.ts'
import { contact } from './contact.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { jobs } from './jobs.ts'
import { locations } from './locations.ts'
import { navigation } from './navigation.ts'
import { newsArchive } from './news-pages/news.ts'
import { newsroom } from './newsroom.ts'
import { story } from './story.ts'

export const content: SiteContent = {
  navigation,
  taxonomy: mergeTaxonomies(newsArchive.taxonomy),
  pages: [
    home,
    story,
    newsroom,
    jobs,
    history,
    locations,
    contact,
    ...newsArchive.pages,
    searchPage('en'),
    ...legalPages({
      name: 'Kaskimaa Oyj',
      contact: navigation.footer.contact,
      purposes: ['recruiting', 'media'],
      prefix: '/en',
    }),
  ],
}
