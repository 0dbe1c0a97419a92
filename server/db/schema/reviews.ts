import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReviewState } from '#contract/shop/shop-data.ts'

export const shopReviews = pgTable(
  'shop_review',
  {
    id: serial().primaryKey(),
    code: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    userName: text('user_name').notNull(),
    /** Null for reviews that were not written here. */
    customer: text(),
    isVerified: boolean('is_verified').notNull().default(false),
    state: text().$type<ReviewState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Why staff refused it, for staff only. */
    reason: text(),
    /** What the shop says to it, shown under it. */
    answer: text(),
    /** Counts what staff decided and answered: of two at once the second is told. */
    version: integer().notNull().default(0),
  },
  (review) => [
    index('shop_review_shown').on(review.code, review.state, review.id),
    index('shop_review_queue').on(review.state, review.id),
    index('shop_review_held').on(review.createdAt).where(sql`state = 'held'`),
    uniqueIndex('shop_review_customer').on(review.code, review.customer),
  ],
)

/** The published reviews of each product, counted: every product page shows them. */
export const shopRatings = pgTable('shop_rating', {
  code: text().primaryKey(),
  count: integer().notNull(),
  stars: integer().notNull(),
})
