import { tags } from '#contract/content/tags.ts'
import type { Capability } from '#server/capability.ts'
import { LanguageCache } from '#server/changes/language-cache.ts'
import type { Database } from '#server/db/database.ts'
import { taxonomyStore } from './taxonomy.store.ts'
import type { TaxonomyNeeds } from './taxonomy.ts'

/** The categories, product groups and facets of each site and language. */
export function openTaxonomy({ database }: { database: Database }) {
  const store = taxonomyStore(database.sql)
  const cache = new LanguageCache(tags.taxonomy, store.find)
  const actions: TaxonomyNeeds = { store }
  return {
    name: 'taxonomy',
    actions,
    find: cache.find,
    onChange: (change) => cache.drop(change.tags),
    onMissedChanges: () => cache.clear(),
  } satisfies Capability & Record<string, unknown>
}
