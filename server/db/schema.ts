import { sql } from 'drizzle-orm'
import {
  bigserial,
  customType,
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
  uuid,
} from 'drizzle-orm/pg-core'
import type { Change } from '#contract/change.ts'
import type { Picture, StoredBlock } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { Navigation } from '#contract/navigation.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'

export const pages = pgTable(
  'page',
  {
    id: serial().primaryKey(),
    site: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    template: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    picture: jsonb().$type<Picture>(),
    publishDate: date('publish_date').notNull(),
    item: jsonb().$type<Item>(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /** Of all pages at every start: read by themselves they take a quarter of the time that unpacking the blocks would. */
    blockTypes: jsonb('block_types')
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(blocks, '$[*].type')`),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (page) => [
    uniqueIndex('page_address').on(page.site, page.language, page.path),
    // Begins with the key, so that no search for an address can take it: without statistics it would, and read a whole site.
    uniqueIndex('page_translation').on(page.key, page.site, page.language),
    // Items by their kind and categories.
    index('page_item').using('gin', page.item.op('jsonb_path_ops')),
  ],
)

export const navigations = pgTable(
  'navigation',
  {
    site: text().notNull(),
    language: text().notNull(),
    tree: jsonb().$type<Omit<Navigation, 'site' | 'language'>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (navigation) => [primaryKey({ columns: [navigation.site, navigation.language] })],
)

/** How sites sort their items, for each language. */
export const taxonomies = pgTable(
  'taxonomy',
  {
    site: text().notNull(),
    language: text().notNull(),
    tree: jsonb().$type<Omit<Taxonomy, 'site' | 'language'>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (taxonomy) => [primaryKey({ columns: [taxonomy.site, taxonomy.language] })],
)

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

/**
 * What changed, for the nodes to read. Written in the transaction of the change itself. The transaction's number orders the
 * rows: ids would not do, because a transaction that began early may commit late.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    node: text().notNull(),
    change: jsonb().$type<Change>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('outbox_order').on(row.xid, row.id)],
)

/** The pictures that pages use. Their bytes are with the files adapter; the id is made from them, so a row never changes. */
export const media = pgTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Of the stored original, such as `image/jpeg`. */
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Where addresses of earlier sites lead now. */
export const redirects = pgTable(
  'redirect',
  {
    site: text().notNull(),
    /** Path in lower case without a slash at its end, with its query where the old address needs one. */
    source: text().notNull(),
    target: text().notNull(),
  },
  (redirect) => [primaryKey({ columns: [redirect.site, redirect.source] })],
)

/** Facts about this database itself, such as which demo content filled it. */
export const facts = pgTable('fact', { name: text().primaryKey(), value: text().notNull() })

/** Who liked what. A visitor is a random number from a cookie and nothing else. */
export const likes = pgTable(
  'content_like',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    visitor: uuid().notNull(),
  },
  (like) => [primaryKey({ columns: [like.contentId, like.visitor] })],
)

/** How many rows of `content_like` a page has: counting them for each page shown would take too long. */
export const likeCounts = pgTable('content_like_count', {
  contentId: integer('content_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
})

/** Tries that all nodes count together, such as wrong passwords; a row is worthless once its window has ended. */
export const sharedCounts = pgTable('shared_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/** Outcomes of requests that must not act twice, by a hash of call, caller and idempotency key. */
export const answeredRequests = pgTable('answered_request', {
  key: text().primaryKey(),
  /** Null while the transaction that answers it is open, which nobody else sees. */
  value: jsonb(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
