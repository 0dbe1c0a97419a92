import { asc, inArray } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { orderNotes } from '#server/db/schema/orders.ts'

/** What staff write about orders, for themselves. */
export function orderNoteStore(db: Sql) {
  return {
    async add(note: { order: string; name: string; text: string }): Promise<string> {
      const [row] = await db.insert(orderNotes).values(note).returning({ id: orderNotes.id })
      if (!row) throw new Error('An insert gave no row.')
      return row.id
    },
    of: (orders: readonly string[]) =>
      db
        .select()
        .from(orderNotes)
        .where(inArray(orderNotes.order, [...orders]))
        .orderBy(asc(orderNotes.createdAt)),
    async deleteOf(orders: readonly string[]): Promise<void> {
      await db.delete(orderNotes).where(inArray(orderNotes.order, [...orders]))
    },
  }
}
