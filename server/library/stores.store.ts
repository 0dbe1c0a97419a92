import { mediaStore } from '#server/capabilities/media/media.store.ts'
import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import type { Sql } from '#server/db/database.ts'
import { pageStores } from '#server/edited-pages/transaction.store.ts'
import { libraryStore } from './library.store.ts'
import { usesStore } from './uses.store.ts'

/** What a change of the library touches, in its transaction. */
export function libraryStores(tx: Sql) {
  return {
    ...pageStores(tx),
    library: libraryStore(tx),
    media: mediaStore(tx),
    uses: usesStore(tx),
    navigation: navigationStore(tx),
  }
}

export type LibraryStores = ReturnType<typeof libraryStores>
