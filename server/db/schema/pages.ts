import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Picture, StoredBlock } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Navigation } from '#contract/navigation/navigation.ts'
import { idsIn } from './ids-in.ts'

/** The ids of pictures and files that a page uses, as the index has them. `of`: the name of the table in a query, with a point. */
export const usesOfPage = (of = '') =>
  sql.raw(`(${['blocks', 'item', 'picture'].map((column) => idsIn(`${of}"${column}"`)).join(' || ')})`)

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
    /** Read for all pages at every start; a separate column takes a quarter of the time of unpacking `blocks`. */
    blockTypes: jsonb('block_types')
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(blocks, '$[*].type')`),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (page) => [
    uniqueIndex('page_address').on(page.site, page.language, page.path),
    // Starts with the key, so that the planner cannot use it to find an address: without statistics it would, and scan a whole site.
    uniqueIndex('page_translation').on(page.key, page.site, page.language),
    // Finds items by kind and categories.
    index('page_item').using('gin', page.item.op('jsonb_path_ops')),
    // Finds the pages of a product of the shop.
    index('page_offer').on(sql`(item -> 'offer' ->> 'code')`).where(sql`item -> 'offer' ->> 'code' is not null`),
    // Finds the pages that use a picture or a file: see `uses.store.ts`.
    index('page_uses').using('gin', usesOfPage()).with({ fastupdate: false }),
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

/** The categories of a site, for each language. */
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

/** The pictures that pages use. The file store has their bytes; the id is a hash of them and of the focus, so a row never changes. */
export const media = pgTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Media type of the stored original, such as `image/jpeg`. */
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The id of the picture whose bytes it has, if it is that one cropped around another point. */
  original: text(),
  focusX: smallint('focus_x'),
  focusY: smallint('focus_y'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Redirects from addresses of earlier sites. */
export const redirects = pgTable(
  'redirect',
  {
    site: text().notNull(),
    /** Path in lower case without a trailing slash, with its query if the old address needs one. */
    source: text().notNull(),
    target: text().notNull(),
  },
  (redirect) => [primaryKey({ columns: [redirect.site, redirect.source] })],
)
