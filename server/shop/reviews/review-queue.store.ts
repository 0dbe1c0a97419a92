import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { ReviewState } from '#contract/shop/shop-data.ts'
import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { shopReviews } from '#server/db/schema/reviews.ts'
import { reviewStore } from './reviews.store.ts'

type QueueFilter = {
  state: ReviewState
  code?: string | undefined
  stars?: number | undefined
  /** The id of the last review of the page before. */
  after?: number | undefined
}

/** Reviews as staff see them, of all writers. */
export function reviewQueueStore(db: Sql) {
  return {
    /** Those that wait from the oldest on: nobody is forgotten. Others from the latest on. */
    list({ state, code, stars, after }: QueueFilter, limit: number) {
      const isQueue = state === 'held'
      const beyond = isQueue ? gt : lt
      return db
        .select()
        .from(shopReviews)
        .where(
          and(
            eq(shopReviews.state, state),
            code === undefined ? undefined : eq(shopReviews.code, code),
            stars === undefined ? undefined : eq(shopReviews.stars, stars),
            after === undefined ? undefined : beyond(shopReviews.id, after),
          ),
        )
        .orderBy(isQueue ? asc(shopReviews.id) : desc(shopReviews.id))
        .limit(limit)
    },

    async counts(): Promise<ReadonlyMap<ReviewState, number>> {
      const rows = await db
        .select({ state: shopReviews.state, count: count() })
        .from(shopReviews)
        .groupBy(shopReviews.state)
      return new Map(rows.map((row) => [row.state, row.count]))
    },

    async products(): Promise<string[]> {
      const rows = await db.selectDistinct({ code: shopReviews.code }).from(shopReviews).orderBy(asc(shopReviews.code))
      return rows.map(({ code }) => code)
    },

    async lock(id: number) {
      const [row] = await db.select().from(shopReviews).where(eq(shopReviews.id, id)).for('update')
      return row ?? null
    },

    async change(id: number, changes: { state?: ReviewState; reason?: string | null; answer?: string | null }) {
      await db
        .update(shopReviews)
        .set({ ...changes, version: sql`${shopReviews.version} + 1` })
        .where(eq(shopReviews.id, id))
      await tellOffice(db, { kind: 'reviews' })
    },
  }
}

export type ReviewQueueStore = ReturnType<typeof reviewQueueStore>
export type QueuedReview = NonNullable<Awaited<ReturnType<ReviewQueueStore['lock']>>>

/** What a change of the queue touches, in its transaction. */
export function reviewQueueStores(tx: Sql, changeOf: Parameters<typeof reviewStore>[1]) {
  return {
    queue: reviewQueueStore(tx),
    shown: reviewStore(tx, changeOf),
    record: (by: Actor, change: AuditedChange) => recordChange(tx, by, change),
  }
}

export type ReviewQueueStores = ReturnType<typeof reviewQueueStores>
