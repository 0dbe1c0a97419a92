import { date, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Navigation, Picture, StoredBlock } from '#contract/content.ts'

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
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (page) => [
    uniqueIndex('page_address').on(page.site, page.language, page.path),
    uniqueIndex('page_translation').on(page.site, page.language, page.key),
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

/** Facts about this database itself, such as which demo content filled it. */
export const facts = pgTable('fact', { name: text().primaryKey(), value: text().notNull() })
