import {
  desktopNavigation,
  type LanguageItem,
  mobileNavigation,
  type ShownNavigation,
} from '#contract/navigation/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { accepted, refusedFields } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { expandedAt } from './shown-navigation.ts'

/** The page that a visitor is on. */
type Place = { address: string; key: string }

export type NavigationCallNeeds = {
  findSite: (id: string) => Site | undefined
  findShown: (site: string, language: Language) => Promise<ShownNavigation | null>
  /** The page with this id, if it belongs to the site. */
  findPlace: (site: Site, pageId: number) => Promise<Place | null>
  languageMenu: (site: Site, language: Language, key: string | undefined) => LanguageItem[]
}

export function navigationCalls(needs: NavigationCallNeeds): ServedCall[] {
  return [
    served(desktopNavigation, async ({ query, site }) => {
      const found = await find(needs, query, site)
      if (!found.ok) return found
      const { shown, languageMenu } = found.value
      return accepted({ ...shown.desktop, languageMenu })
    }),
    served(mobileNavigation, async ({ query, site }) => {
      const found = await find(needs, query, site)
      if (!found.ok) return found
      const { shown, place, languageMenu } = found.value
      const navAccordions = expandedAt(shown.mobile.navAccordions, place?.address)
      return accepted({ ...shown.mobile, navAccordions, languageMenu })
    }),
  ]
}

type NavigationQuery = {
  subDomainId?: string | undefined
  languageId?: Language | undefined
  pageId?: number | undefined
}

async function find(needs: NavigationCallNeeds, { subDomainId, languageId, pageId }: NavigationQuery, host: Site) {
  const site = subDomainId === undefined ? host : needs.findSite(subDomainId)
  if (!site) return refusedFields({ subDomainId: 'site' })
  const language = languageId ?? site.languages[0]
  if (!site.languages.includes(language)) return refusedFields({ languageId: 'language' })
  const [shown, place] = await Promise.all([
    needs.findShown(site.id, language),
    pageId === undefined ? null : needs.findPlace(site, pageId),
  ])
  const languageMenu = needs.languageMenu(site, language, place?.key)
  return accepted({ shown: shown ?? emptyNavigation, place, languageMenu })
}

const emptyNavigation: Pick<ShownNavigation, 'desktop' | 'mobile'> = {
  desktop: { topTabs: [], bottomTabs: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [] },
}
