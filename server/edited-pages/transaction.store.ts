import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import type { Sql } from '#server/db/database.ts'
import { editedStore } from './edited.store.ts'
import { pictureStore } from './pictures.store.ts'
import { scheduleStore } from './schedule.store.ts'
import { translationStore } from './translation.store.ts'
import { treeStore } from './tree.store.ts'

/** What a change of a page touches, in its transaction. */
export function pageStores(tx: Sql) {
  return {
    edited: editedStore(tx),
    schedules: scheduleStore(tx),
    content: contentStore(tx),
    tree: treeStore(tx),
    translations: translationStore(tx),
    pictures: pictureStore(tx),
    record: (by: Actor, change: AuditedChange) => recordChange(tx, by, change),
    tx,
  }
}

export type PageStores = ReturnType<typeof pageStores>
