import { eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { sharedCounts } from '#server/db/schema/requests.ts'
import type { SharedCounts } from '#server/limits/shared-counts.ts'

/** Counts in one statement, so that concurrent tries on several nodes all count. Uses the clock of the database. */
export function sharedCountStore(db: Sql): SharedCounts & { deleteEnded(): Promise<void> } {
  return {
    async take(key, { tries, windowSeconds }) {
      const isOver = sql`${sharedCounts.endsAt} <= now()`
      const end = sql`now() + make_interval(secs => ${windowSeconds})`
      const [row] = await db
        .insert(sharedCounts)
        .values({ key, count: 1, endsAt: end })
        .onConflictDoUpdate({
          target: sharedCounts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${sharedCounts.count} + 1 end`,
            endsAt: sql`case when ${isOver} then ${end} else ${sharedCounts.endsAt} end`,
          },
        })
        .returning({
          count: sharedCounts.count,
          seconds: sql<number>`ceil(extract(epoch from ${sharedCounts.endsAt} - now()))::int`,
        })
      if (!row) throw new Error('The upsert returned no row.')
      return row.count > tries ? Math.max(1, row.seconds) : 0
    },

    async giveBack(key) {
      await db
        .update(sharedCounts)
        .set({ count: sql`greatest(0, ${sharedCounts.count} - 1)` })
        .where(eq(sharedCounts.key, key))
    },

    async deleteEnded() {
      await db.delete(sharedCounts).where(lt(sharedCounts.endsAt, sql`now()`))
    },
  }
}
