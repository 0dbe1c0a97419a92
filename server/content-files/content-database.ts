import type { Change } from '#contract/change.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { ContentNeeds } from '#server/capabilities/content/content.ts'
import { mediaStore } from '#server/capabilities/media/media.store.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import { MediaMemory } from '#server/capabilities/media/media-memory.ts'
import { Variants } from '#server/capabilities/media/variants.ts'
import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import type { NavigationNeeds } from '#server/capabilities/navigation/navigation.ts'
import { taxonomyStore } from '#server/capabilities/taxonomy/taxonomy.store.ts'
import type { TaxonomyNeeds } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'

export type ContentCapabilities = { content: ContentNeeds; navigation: NavigationNeeds; taxonomy: TaxonomyNeeds }

/** The content of a database. What is saved is checked before: blocks are not checked again. */
export function contentOf(database: Database, announce: (change: Change) => Promise<void>): ContentCapabilities {
  return {
    content: { store: contentStore(database), checkBlocks: () => [], announce },
    navigation: { store: navigationStore(database), announce },
    taxonomy: { store: taxonomyStore(database), announce },
  }
}

/** The pictures of a database, for a process that serves none: their sizes are made when a visitor asks for them. */
export function picturesOf(database: Database, files: FileStore): MediaNeeds {
  const store = mediaStore(database)
  const onProblem = (error: unknown) => {
    throw error
  }
  const variants = new Variants({ files, inTurn: (_key, work) => work(), onProblem })
  return { store, files, memory: new MediaMemory(store.findMany), variants, afterSave: async () => {} }
}

/** Does work on the content in one transaction: all of it, or none when it throws. Nodes hear of it afterwards. */
export async function inOneTransaction(
  database: Database,
  announce: (change: Change) => Promise<void>,
  work: (capabilities: ContentCapabilities) => Promise<void>,
): Promise<void> {
  const changes: Change[] = []
  await database.transaction(async (tx) => {
    const within: Database = { ...database, sql: tx, transaction: (inner) => inner(tx) }
    await work(contentOf(within, async (change) => void changes.push(change)))
  })
  for (const change of changes) await announce(change)
}
