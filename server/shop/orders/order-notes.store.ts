import { and, asc, eq, inArray, sql } from 'drizzle-orm'
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
    /** Whether a note that this person has written within the last minute was there. */
    async takeBack({ id, order, name }: { id: string; order: string; name: string }): Promise<boolean> {
      const isOwn = and(eq(orderNotes.id, id), eq(orderNotes.order, order), eq(orderNotes.name, name))
      const isNew = sql`${orderNotes.createdAt} > now() - interval '1 minute'`
      const gone = await db.delete(orderNotes).where(and(isOwn, isNew)).returning({ id: orderNotes.id })
      return gone.length > 0
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
