import { tags } from '#contract/content/tags.ts'
import type { Capability } from '#server/capability.ts'
import { LanguageCache } from '#server/changes/language-cache.ts'
import type { Database } from '#server/db/database.ts'
import { siteTextStore } from './site-texts.store.ts'
import type { SiteTextNeeds } from './site-texts.ts'

/** The texts of the cookie banner and the overlays that a site has in place of those of the program. */
export function openSiteTexts({ database }: { database: Database }) {
  const store = siteTextStore(database.sql)
  const cache = new LanguageCache(tags.navigation, store.find)
  const actions: SiteTextNeeds = { store }
  return {
    name: 'site texts',
    actions,
    find: cache.find,
    onChange: (change) => cache.drop(change.tags),
    onMissedChanges: () => cache.clear(),
  } satisfies Capability & Record<string, unknown>
}
