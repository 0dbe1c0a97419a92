import type { Language } from '#contract/site.ts'
import type { Item } from './item.ts'

/** Names of what a rendered page was made from. A change announces the same names. */
export const tags = {
  page: (site: string, language: Language, path: string) => `page:${site}:${language}:${path}`,
  /** All language versions of a page: it changes when one of them comes or goes. */
  translations: (site: string, key: string) => `translations:${site}:${key}`,
  /** Which pages a site has: it changes when one comes or goes. */
  pageList: (site: string) => `page-list:${site}`,
  redirects: (site: string) => `redirects:${site}`,
  isOfRedirects: (tag: string) => tag.startsWith('redirects:'),
  /** Which items of a kind a site has, and what cards show of them. */
  items: (site: string, language: Language, kind: Item['kind']) => `items:${site}:${language}:${kind}`,
  /** Which recalls of a brand there are. */
  recalls: (brand: string) => `recalls:${brand}`,
  taxonomy: (site: string, language: Language) => `taxonomy:${site}:${language}`,
  /** Where and when the shop delivers. */
  delivery: 'delivery',
  /** Which products the shop shows: it changes when staff hide one or show it again. */
  shopRange: 'shop-range',
  /** What the staff of the shop have decided: see `shop-settings.ts`. */
  shopSettings: 'shop-settings',
  navigation: (site: string, language: Language) => `navigation:${site}:${language}`,
}
