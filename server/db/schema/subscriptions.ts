import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/site.ts'

/** Addresses on lists of newsletters, releases and campaigns. */
export const subscriptions = pgTable(
  'subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    list: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<'waiting' | 'active' | 'ended'>().notNull(),
    /** What the links in the latest mail about it name. */
    request: uuid().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (subscription) => [
    uniqueIndex('subscription_address').on(subscription.site, subscription.list, subscription.email),
    index('subscription_email').on(subscription.email),
    index('subscription_request').on(subscription.request),
  ],
)
