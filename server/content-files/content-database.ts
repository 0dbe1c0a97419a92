import type { FileStore } from '#server/adapters/files/file-store.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { ContentNeeds } from '#server/capabilities/content/content.ts'
import { mediaStore } from '#server/capabilities/media/media.store.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import { MediaLookup } from '#server/capabilities/media/media-lookup.ts'
import { Renditions } from '#server/capabilities/media/renditions.ts'
import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import type { NavigationNeeds } from '#server/capabilities/navigation/navigation.ts'
import { siteTextStore } from '#server/capabilities/site-texts/site-texts.store.ts'
import type { SiteTextNeeds } from '#server/capabilities/site-texts/site-texts.ts'
import { taxonomyStore } from '#server/capabilities/taxonomy/taxonomy.store.ts'
import type { TaxonomyNeeds } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database, Sql } from '#server/db/database.ts'

export type ContentCapabilities = {
  content: ContentNeeds
  navigation: NavigationNeeds
  taxonomy: TaxonomyNeeds
  siteTexts: SiteTextNeeds
}

/** The content of a database. What is saved is checked before: blocks are not checked again. */
export function contentOf(sql: Sql): ContentCapabilities {
  return {
    content: { store: contentStore(sql), checkBlocks: () => [] },
    navigation: { store: navigationStore(sql) },
    taxonomy: { store: taxonomyStore(sql) },
    siteTexts: { store: siteTextStore(sql) },
  }
}

/** The pictures of a database, for a process that serves none: their sizes are made when a visitor asks for them. */
export function picturesOf(database: Database, files: FileStore): MediaNeeds {
  const store = mediaStore(database.sql)
  const onProblem = (error: unknown) => {
    throw error
  }
  const renditions = new Renditions({ files, inTurn: (_key, work) => work(), isStored: store.has, onProblem })
  return { store, files, lookup: new MediaLookup(store.findMany), renditions, afterSave: async () => {} }
}

/** Does work on the content in one transaction: all of it, or none when it throws. */
export function inOneTransaction(
  database: Database,
  work: (capabilities: ContentCapabilities) => Promise<void>,
): Promise<void> {
  return database.transaction((tx) => work(contentOf(tx)))
}
