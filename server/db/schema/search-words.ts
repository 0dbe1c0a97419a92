import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A page at the time when it was promoted: a page that is gone is still named. */
export type PromotedPage = { id: number; path: string; title: string }

/** Who of the staff has changed it last, and how often it was changed: of two at once the second is told. */
const changed = {
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  changedBy: text('changed_by').notNull(),
}

/** Words that staff have added to the thesaurus of a language. */
export const searchSynonyms = pgTable(
  'search_synonym',
  {
    id: serial().primaryKey(),
    /** Null: of all sites. */
    site: text(),
    language: text().notNull(),
    words: jsonb().$type<string[]>().notNull(),
    /** What each of the words also finds, but not the reverse; null: they mean the same. */
    finds: jsonb().$type<string[]>(),
    ...changed,
  },
  (synonym) => [index('search_synonym_place').on(synonym.site, synonym.language)],
)

/** Pages that come first for a question. */
export const searchPromotions = pgTable(
  'search_promotion',
  {
    id: serial().primaryKey(),
    site: text().notNull(),
    language: text().notNull(),
    question: text().notNull(),
    /** The same for all forms of the question: see `question-key.ts`. */
    key: text().notNull(),
    pages: jsonb().$type<PromotedPage[]>().notNull(),
    /** The last day; null: without an end. */
    until: date(),
    ...changed,
  },
  (promotion) => [uniqueIndex('search_promotion_question').on(promotion.site, promotion.language, promotion.key)],
)
