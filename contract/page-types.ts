import type { Page } from './content.ts'

/** What the API calls a page, by its template. */
export const pageTypes = {
  home: 'HomePage',
  section: 'SectionPage',
  article: 'ArticlePage',
  search: 'SearchPage',
} as const satisfies Record<Page['template'], string>

export type PageType = (typeof pageTypes)[Page['template']]
