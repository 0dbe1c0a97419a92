import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Change } from '#contract/content/change.ts'
import type { Review } from '#contract/shop/reviews.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
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
  answer: shopReviews.answer,
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
      return { hits: hits.map(shownReview), totalCount: rated?.count ?? 0 }
    },

    held: () =>
      db
        .select({ ...shownColumns, code: shopReviews.code })
        .from(shopReviews)
        .where(eq(shopReviews.state, 'held'))
        .orderBy(asc(shopReviews.id)),

    add: (review) =>
      db.atomically(async (tx) => {
        const added = await tx
          .insert(shopReviews)
          .values(review)
          .onConflictDoNothing()
          .returning({ id: shopReviews.id })
        if (added.length > 0) await tellOffice(tx, { kind: 'reviews' })
        return added.length > 0
      }),

    async decide(id, state) {
      const [row] = await db
        .update(shopReviews)
        .set({ state })
        .where(and(eq(shopReviews.id, id), eq(shopReviews.state, 'held')))
        .returning({ ...shownColumns, code: shopReviews.code })
      if (row) await tellOffice(db, { kind: 'reviews' })
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

    async uncount(code, stars) {
      await db
        .update(shopRatings)
        .set({ count: sql`${shopRatings.count} - 1`, stars: sql`${shopRatings.stars} - ${stars}` })
        .where(eq(shopRatings.code, code))
    },

    async removeOf(customer) {
      const gone = await db
        .delete(shopReviews)
        .where(eq(shopReviews.customer, customer))
        .returning({ code: shopReviews.code, stars: shopReviews.stars, state: shopReviews.state })
      const shown = gone.filter(({ state }) => state === 'published')
      for (const { code, stars } of shown) await this.uncount(code, stars)
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

/** As visitors get it: without a field for an answer that there is not. */
function shownReview({ answer, ...review }: Omit<Review, 'answer'> & { answer: string | null }): Review {
  return answer === null ? review : { ...review, answer }
}
