import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Sql } from '#server/db/database.ts'
import { pageSchedules } from '#server/db/schema/edited-pages.ts'

type NewSchedule = {
  page: number
  action: 'publish' | 'take-down'
  at: Date
  content: EditedPage | null
  note: string
  staff: string
  by: string
}
export type Schedule = typeof pageSchedules.$inferSelect

const isDue = and(isNull(pageSchedules.failure), sql`${pageSchedules.at} <= clock_timestamp()`)

/** What happens to pages by itself. */
export function scheduleStore(db: Sql) {
  return {
    async add(schedule: NewSchedule): Promise<void> {
      await db.insert(pageSchedules).values(schedule)
    },

    ofPages: (ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(pageSchedules)
            .where(inArray(pageSchedules.page, [...ids]))
            .orderBy(asc(pageSchedules.at), asc(pageSchedules.id)),

    async remove(page: number, id: number): Promise<Schedule | null> {
      const [gone] = await db
        .delete(pageSchedules)
        .where(and(eq(pageSchedules.page, page), eq(pageSchedules.id, id)))
        .returning()
      return gone ?? null
    },

    /** Gives what it was before. */
    async move(page: number, id: number, at: Date): Promise<Schedule | null> {
      const isIt = and(eq(pageSchedules.page, page), eq(pageSchedules.id, id))
      const [before] = await db.select().from(pageSchedules).where(isIt).for('update')
      if (before) await db.update(pageSchedules).set({ at, failure: null }).where(isIt)
      return before ?? null
    },

    removeAll: async (page: number) => void (await db.delete(pageSchedules).where(eq(pageSchedules.page, page))),

    /** The first that is due and that no other node is doing. */
    async takeDue(): Promise<Schedule | null> {
      const [due] = await db
        .select()
        .from(pageSchedules)
        .where(isDue)
        .orderBy(asc(pageSchedules.at), asc(pageSchedules.id))
        .limit(1)
        .for('update', { skipLocked: true })
      return due ?? null
    },

    async fail(id: number, failure: string): Promise<void> {
      await db.update(pageSchedules).set({ failure }).where(eq(pageSchedules.id, id))
    },

    /** Milliseconds until the next one, by the clock of the database; null if nothing waits. */
    async msUntilNext(): Promise<number | null> {
      const [next] = await db
        .select({
          ms: sql<number | null>`(extract(epoch from min(${pageSchedules.at}) - clock_timestamp()) * 1000)::float`,
        })
        .from(pageSchedules)
        .where(isNull(pageSchedules.failure))
      return next?.ms ?? null
    },

    /** Whether a time has passed, by the clock of the database. */
    async isPast(at: Date): Promise<boolean> {
      const { rows } = await db.execute<{ past: boolean }>(
        sql`select ${at.toISOString()}::timestamptz <= clock_timestamp() as past`,
      )
      return rows[0]?.past === true
    },
  }
}
