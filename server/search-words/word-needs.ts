import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import type { Database, Sql } from '#server/db/database.ts'
import type { Person } from '#server/edited-pages/may.ts'
import { searchPageStore } from './search-pages.store.ts'
import { searchWordsStore } from './search-words.store.ts'

/** What a change of words touches, in its transaction. */
function wordStores(tx: Sql) {
  return {
    words: searchWordsStore(tx),
    pages: searchPageStore(tx),
    record: (by: Actor, change: AuditedChange) => recordChange(tx, by, change),
  }
}
type WordStores = ReturnType<typeof wordStores>

export type WordNeeds = {
  reading: Pick<WordStores, 'words' | 'pages'>
  atomically: <T>(work: (stores: WordStores) => Promise<T>) => Promise<T>
}

export function wordNeeds(database: Database): WordNeeds {
  return {
    reading: wordStores(database.sql),
    atomically: (work) => database.transaction((tx) => work(wordStores(tx))),
  }
}

export type By = Person & { id: string; name: string }
