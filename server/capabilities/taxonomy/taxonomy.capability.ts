import { tags } from '#contract/tags.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { LanguageMemory } from '#server/language-memory.ts'
import { taxonomyStore } from './taxonomy.store.ts'
import type { TaxonomyNeeds } from './taxonomy.ts'

type Needs = Pick<TaxonomyNeeds, 'announce'> & { database: Database }

/** How each site sorts its items in each language. */
export function openTaxonomy({ database, announce }: Needs) {
  const store = taxonomyStore(database.sql)
  const memory = new LanguageMemory(tags.taxonomy, store.find)
  const actions: TaxonomyNeeds = { store, announce }
  return {
    name: 'taxonomy',
    actions,
    find: memory.find,
    onChange: (change) => memory.forget(change.tags),
    onMissedChanges: () => memory.forgetAll(),
  } satisfies Capability & Record<string, unknown>
}
