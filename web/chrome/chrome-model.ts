import type { Navigation } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'

/** What stands around a page: everything that header and footer show. */
export type ChromeModel = {
  siteName: string
  language: Language
  /** Address of the site's home page in this language. */
  home: string
  /** The logo's SVG. */
  logo: string
  navigation: Pick<Navigation, 'main' | 'footer'>
  /** The page in the site's other languages, or their home pages. Empty on a site with one language. */
  alternatives: { language: Language; href: string }[]
}
