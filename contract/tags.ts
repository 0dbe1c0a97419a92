import type { Language } from './site.ts'

/** Names of what a rendered page was made from. A change announces the same names. */
export const tags = {
  page: (site: string, language: Language, path: string) => `page:${site}:${language}:${path}`,
  /** All language versions of a page: it changes when one of them comes or goes. */
  translations: (site: string, key: string) => `translations:${site}:${key}`,
  /** Which pages a site has: it changes when one comes or goes. */
  pageList: (site: string) => `page-list:${site}`,
  redirects: (site: string) => `redirects:${site}`,
  isOfRedirects: (tag: string) => tag.startsWith('redirects:'),
  navigation: (site: string, language: Language) => `navigation:${site}:${language}`,
}
