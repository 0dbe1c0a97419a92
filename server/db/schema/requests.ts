import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts counted across all nodes, such as wrong passwords; a row may be deleted after its window. */
export const sharedCounts = pgTable('shared_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/** Outcomes of requests that must not act twice, by a hash of call, caller and idempotency key. */
export const answeredRequests = pgTable('answered_request', {
  key: text().primaryKey(),
  /** Null only inside the transaction that is handling the request; nobody else sees that. */
  value: jsonb(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Captcha tokens that were used; deleted when they would have expired anyway. */
export const spentCaptchaTokens = pgTable('spent_captcha_token', {
  id: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
