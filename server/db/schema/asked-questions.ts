import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What was asked of the searches of a site in a week. Nothing says who asked, or when in the week. */
export const askedQuestions = pgTable(
  'asked_question',
  {
    site: text().notNull(),
    language: text().notNull(),
    /** The Monday of the week. */
    week: date().notNull(),
    question: text().notNull(),
    asked: integer().notNull(),
    /** How often it found nothing. */
    unanswered: integer().notNull(),
    /** How often a result was opened. */
    opened: integer().notNull().default(sql`0`),
  },
  (row) => [
    primaryKey({ columns: [row.site, row.language, row.week, row.question] }),
    index('asked_question_week').on(row.week),
  ],
)
