import type { Navigation } from '#contract/navigation.ts'
import { tags } from '#contract/tags.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { LanguageMemory } from '#server/language-memory.ts'
import { type NavigationCallNeeds, navigationCalls } from './navigation.http.ts'
import { navigationStore } from './navigation.store.ts'
import type { NavigationNeeds } from './navigation.ts'
import { shownNavigation } from './shown-navigation.ts'

type Needs = Pick<NavigationNeeds, 'announce'> &
  Pick<NavigationCallNeeds, 'findSite' | 'findPlace' | 'languageMenu'> & {
    database: Database
    /** Turns links between sites into addresses. */
    resolveLinks: (stored: Navigation) => Navigation
  }

/** The links around the pages of each site and language. */
export function openNavigation({ database, announce, resolveLinks, ...places }: Needs) {
  const store = navigationStore(database.sql)
  const memory = new LanguageMemory(tags.navigation, async (site, language) => {
    const stored = await store.find(site, language)
    return stored && shownNavigation(resolveLinks(stored))
  })
  const actions: NavigationNeeds = { store, announce }
  return {
    name: 'navigation',
    actions,
    find: memory.find,
    calls: navigationCalls({ ...places, findShown: memory.find }),
    onChange: (change) => memory.forget(change.tags),
    onMissedChanges: () => memory.forgetAll(),
  } satisfies Capability & Record<string, unknown>
}
