import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { BundleState, MemberKindName } from '#contract/office/bundles/bundle.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What goes out at one time, and can be taken back as one. */
export const bundles = pgTable(
  'bundle',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    state: text().$type<BundleState>().notNull().default('open'),
    /** When it goes out by itself. */
    at: time('at'),
    /** The person who has planned it, and their name: it goes out in it. */
    staff: text(),
    by: text(),
    /** Why it could not go out at its time: then it is not tried again. */
    failure: jsonb().$type<string[]>(),
    publishedAt: time('published_at'),
    publishedBy: text('published_by'),
    version: integer().notNull().default(1),
    changedAt: time('changed_at').notNull().default(sql`clock_timestamp()`),
    changedBy: text('changed_by').notNull(),
  },
  (bundle) => [
    index('bundle_due').on(bundle.at).where(sql`state = 'planned'`),
    index('bundle_changed').on(bundle.changedAt, bundle.id),
  ],
)

/** What is in a bundle. What the columns of JSON hold is up to the kind: see `server/bundles/kinds.ts`. */
export const bundleMembers = pgTable(
  'bundle_member',
  {
    bundle: integer()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    kind: text().$type<MemberKindName>().notNull(),
    /** The id of a page, the code of a product, the part, site and language of a frame. */
    subject: text().notNull(),
    /** What was asked for when it was added; of a page nothing, since its draft says it. */
    asked: jsonb(),
    /** What goes out, from the moment when that was decided. */
    fixed: jsonb(),
    /** What was there before it went out, and what it became. */
    before: jsonb(),
    after: jsonb(),
  },
  (member) => [
    primaryKey({ columns: [member.bundle, member.kind, member.subject] }),
    index('bundle_member_subject').on(member.kind, member.subject),
  ],
)
