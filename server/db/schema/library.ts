import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Language } from '#contract/site.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The pictures and files that editors choose from, with what is known of each. What pages show of it may be replaced. */
export const libraryItems = pgTable(
  'library_item',
  {
    id: serial().primaryKey(),
    kind: text().$type<'picture' | 'file'>().notNull(),
    /** The id of what pages show now: of a picture in `media`, or of a file. */
    current: text().notNull(),
    /** The name under which that is served. */
    name: text().notNull(),
    /** What people call it. */
    title: text().notNull(),
    alts: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** The size of a file; null for pictures. */
    bytes: integer(),
    /** The author, and the licence. */
    holder: text().notNull().default(''),
    /** The last day on which it may be used. */
    until: date(),
    /** The hash of what was sent: pictures are stored in another encoding. */
    sentHash: text('sent_hash'),
    version: integer().notNull().default(1),
    addedAt: time('added_at').notNull().defaultNow(),
    addedBy: text('added_by'),
    binnedAt: time('binned_at'),
  },
  (item) => [
    uniqueIndex('library_item_current').on(item.current, item.name),
    index('library_item_added').on(item.addedAt, item.id),
    index('library_item_sent').on(item.sentHash).where(sql`sent_hash is not null`),
    index('library_item_bin').on(item.binnedAt).where(sql`binned_at is not null`),
  ],
)

/** What an item showed before: kept for a while, so that it can come back. */
export const libraryFormers = pgTable(
  'library_former',
  {
    item: integer()
      .notNull()
      .references(() => libraryItems.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    former: text().notNull(),
    name: text().notNull(),
    bytes: integer(),
    sentHash: text('sent_hash'),
    /** The pages whose picture or file it was. */
    pages: jsonb().$type<number[]>().notNull(),
    at: time('at').notNull().defaultNow(),
    by: text().notNull(),
  },
  (former) => [primaryKey({ columns: [former.item, former.number] }), index('library_former_at').on(former.at)],
)
