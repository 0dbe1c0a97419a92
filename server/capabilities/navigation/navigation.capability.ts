import { tags } from '#contract/content/tags.ts'
import type { Navigation } from '#contract/navigation/navigation.ts'
import type { Capability } from '#server/capability.ts'
import { LanguageCache } from '#server/changes/language-cache.ts'
import type { Database } from '#server/db/database.ts'
import { type NavigationCallNeeds, navigationCalls } from './navigation.http.ts'
import { navigationStore } from './navigation.store.ts'
import type { NavigationNeeds } from './navigation.ts'
import { shownNavigation } from './shown-navigation.ts'

type Needs = Pick<NavigationCallNeeds, 'findSite' | 'findPlace' | 'languageMenu'> & {
  database: Database
  /** Replaces links between sites with full addresses. */
  resolveLinks: (stored: Navigation) => Navigation
}

/** The navigation of each site and language. */
export function openNavigation({ database, resolveLinks, ...places }: Needs) {
  const store = navigationStore(database.sql)
  const cache = new LanguageCache(tags.navigation, async (site, language) => {
    const stored = await store.find(site, language)
    return stored && shownNavigation(resolveLinks(stored))
  })
  const actions: NavigationNeeds = { store }
  return {
    name: 'navigation',
    actions,
    find: cache.find,
    calls: navigationCalls({ ...places, findShown: cache.find }),
    onChange: (change) => cache.drop(change.tags),
    onMissedChanges: () => cache.clear(),
  } satisfies Capability & Record<string, unknown>
}
