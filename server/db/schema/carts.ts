import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CartLine } from '#contract/shop/shop-data.ts'

/** Carts. The id is the secret that the shopper's browser keeps. */
export const carts = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    lines: jsonb().$type<readonly CartLine[]>().notNull(),
    codes: jsonb().$type<readonly string[]>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }),
    /** The cart that has taken its lines over; later changes land there. */
    mergedInto: uuid('merged_into'),
    /** The customer whose cart it is, on all their devices; null for a guest's. */
    customer: text('customer_id'),
    /** The session for which this id leads to the cart of a customer, as its hash. Without one that lives, the id leads to nobody's cart only. */
    session: text('session_hash'),
    /** A day, not a time: the index on it has nothing to do for the second change of a day. */
    usedOn: date('used_on').notNull().default(sql`current_date`),
  },
  (cart) => [
    index('cart_used_on').on(cart.usedOn),
    index('cart_customer').on(cart.customer).where(sql`customer_id is not null`),
  ],
)

/** Window messages that have added to a cart, so that each adds once, however it is delivered. */
export const cartMessages = pgTable('cart_message', {
  id: uuid().primaryKey(),
  /** Where it was delivered: who sends it again without knowing the cart gets this one. */
  cart: uuid(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Tokens with which a page of another site opens its cart on the shop, as hashes. */
export const cartHandOvers = pgTable('cart_hand_over', {
  tokenHash: text('token_hash').primaryKey(),
  cart: uuid().notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
