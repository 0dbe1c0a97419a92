import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { sharedCounts } from '#server/db/schema/requests.ts'
import type { SharedPauses } from '#server/limits/shared-counts.ts'

/** After this time without a try the next pause is the first one again. */
const FORGOTTEN_AFTER_SECONDS = 15 * 60
/** 1, 2, 4, 8, 16, and then always 30 seconds: long for a program that guesses, short for the owner of the account. */
const MAX_PAUSE_SECONDS = 30

/** Decides in one statement, so that of tries at the same moment on several nodes one goes ahead. Uses the clock of the database. */
export function sharedPauseStore(db: Sql): SharedPauses {
  const kept = sql`make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})`
  const seconds = sql`least(${MAX_PAUSE_SECONDS}::int, power(2, greatest(0, least(${sharedCounts.count}, 10) - 1)))`
  const pauseEnd = sql`(${sharedCounts.endsAt} - ${kept} + make_interval(secs => ${seconds}))`
  const isForgotten = sql`${sharedCounts.endsAt} <= now()`
  return {
    async pause(key) {
      const [goesAhead] = await db
        .insert(sharedCounts)
        .values({ key, count: 1, endsAt: sql`now() + ${kept}` })
        .onConflictDoUpdate({
          target: sharedCounts.key,
          set: {
            count: sql`case when ${isForgotten} then 1 else ${sharedCounts.count} + 1 end`,
            endsAt: sql`now() + ${kept}`,
          },
          setWhere: sql`${isForgotten} or ${pauseEnd} <= now()`,
        })
        .returning({ count: sharedCounts.count })
      if (goesAhead) return 0
      const [left] = await db
        .select({ seconds: sql<number>`ceil(extract(epoch from ${pauseEnd} - now()))::int` })
        .from(sharedCounts)
        .where(eq(sharedCounts.key, key))
      return Math.max(1, left?.seconds ?? 1)
    },
  }
}
