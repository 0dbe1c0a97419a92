import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Change } from '#contract/content/change.ts'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { shopRatings, shopReviews } from '#server/db/schema/reviews.ts'
import type { ReviewStore } from './reviews.ts'

const shownColumns = {
  id: shopReviews.id,
  stars: shopReviews.stars,
  text: shopReviews.text,
  userName: shopReviews.userName,
  isVerified: shopReviews.isVerified,
}

/** `changeOf`: what pages show of a product's rating. */
export function reviewStore(db: Sql, changeOf: (db: Sql, code: string) => Promise<Change>): ReviewStore {
  return {
    async published(code, { from, count }) {
      const [rated] = await db.select({ count: shopRatings.count }).from(shopRatings).where(eq(shopRatings.code, code))
      const hits = await db
        .select(shownColumns)
        .from(shopReviews)
        .where(and(eq(shopReviews.code, code), eq(shopReviews.state, 'published')))
        .orderBy(desc(shopReviews.id))
        .offset(from)
        .limit(count)
      return { hits, totalCount: rated?.count ?? 0 }
    },

    held: () =>
      db
        .select({ ...shownColumns, code: shopReviews.code })
        .from(shopReviews)
        .where(eq(shopReviews.state, 'held'))
        .orderBy(asc(shopReviews.id)),

    async add(review) {
      const added = await db.insert(shopReviews).values(review).onConflictDoNothing().returning({ id: shopReviews.id })
      return added.length > 0
    },

    async decide(id, state) {
      const [row] = await db
        .update(shopReviews)
        .set({ state })
        .where(and(eq(shopReviews.id, id), eq(shopReviews.state, 'held')))
        .returning({ ...shownColumns, code: shopReviews.code })
      return row ?? null
    },

    async count(code, stars) {
      await db
        .insert(shopRatings)
        .values({ code, count: 1, stars })
        .onConflictDoUpdate({
          target: shopRatings.code,
          set: { count: sql`${shopRatings.count} + 1`, stars: sql`${shopRatings.stars} + ${stars}` },
        })
    },

    async removeOf(customer) {
      const gone = await db
        .delete(shopReviews)
        .where(eq(shopReviews.customer, customer))
        .returning({ code: shopReviews.code, stars: shopReviews.stars, state: shopReviews.state })
      const shown = gone.filter(({ state }) => state === 'published')
      for (const { code, stars } of shown) {
        await db
          .update(shopRatings)
          .set({ count: sql`${shopRatings.count} - 1`, stars: sql`${shopRatings.stars} - ${stars}` })
          .where(eq(shopRatings.code, code))
      }
      return shown.map(({ code }) => code)
    },

    writtenBy: (customer) =>
      db
        .select({ ...shownColumns, code: shopReviews.code })
        .from(shopReviews)
        .where(eq(shopReviews.customer, customer))
        .orderBy(asc(shopReviews.id)),

    async recordRating(code) {
      await recordChange(db, await changeOf(db, code))
    },
  }
}
