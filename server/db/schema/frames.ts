import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { FrameContent, FramePart } from '#contract/office/frames/frame-of-office.ts'

/** What was published of the menus, the terms and the texts of each site and language. Nothing public reads it. */
export const frameVersions = pgTable(
  'frame_version',
  {
    part: text().$type<FramePart>().notNull(),
    site: text().notNull(),
    language: text().notNull(),
    number: integer().notNull(),
    kind: text().$type<'published' | 'import'>().notNull(),
    content: jsonb().$type<FrameContent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The name of the person, as it was then. */
    by: text().notNull(),
    note: text().notNull(),
  },
  (version) => [primaryKey({ columns: [version.site, version.language, version.part, version.number] })],
)

/** Texts of the cookie banner and the overlays that differ from those of the program. */
export const siteTexts = pgTable(
  'site_text',
  {
    site: text().notNull(),
    language: text().notNull(),
    texts: jsonb().$type<SiteTexts>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (texts) => [primaryKey({ columns: [texts.site, texts.language] })],
)
