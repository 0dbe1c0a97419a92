import type { LanguageItem, ShownNavigation } from '#contract/navigation/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'

/** Everything that the header and footer of a page show. */
export type ChromeModel = {
  site: Pick<Site, 'id' | 'name' | 'languages' | 'header' | 'features' | 'searchGroup' | 'searchPrompts'>
  language: Language
  /** Address of the site's home page in this language. */
  home: string
  /** The logo's SVG. */
  logo: string
  /** Address of the page about cookies. */
  cookiePage: string
  /** Address of the search page. */
  searchPage: string
  /** Address of the cart page on the shop's host. */
  cartPage: string
  navigation: ShownNavigation
  /** The page in other languages, or their home pages where it has no translation. Empty on a site with one language. */
  languageMenu: LanguageItem[]
}
