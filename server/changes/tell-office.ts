import type { OfficeNews } from '#contract/office/live/news.ts'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'

/** Tells the office of every node, once the transaction is committed, that something of this kind is another. */
export function tellOffice(tx: Sql, ...news: readonly OfficeNews[]): Promise<void> {
  return recordChange(tx, { tags: [], gone: false, pages: [], news })
}
