import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** What the links in earlier mails about a subscription name: a newer mail does not end the links of an older one. */
export const subscriptionLinks = pgTable(
  'subscription_link',
  {
    request: uuid().notNull(),
    subscription: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
  },
  (link) => [
    primaryKey({ columns: [link.request, link.subscription] }),
    index('subscription_link_subscription').on(link.subscription),
  ],
)

/** Addresses that the newsletter service must forget. It has no call for that which we know, so people do it. */
export const newsletterLeaves = pgTable(
  'newsletter_leave',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    state: text().$type<'due' | 'done'>().notNull().default('due'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (leave) => [
    uniqueIndex('newsletter_leave_due').on(leave.site, leave.email).where(sql`state = 'due'`),
    index('newsletter_leave_email').on(leave.email),
  ],
)
