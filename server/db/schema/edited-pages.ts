import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { DraftState } from '#contract/office/pages/merge.ts'
import type { PageState } from '#contract/office/pages/page-of-office.ts'
import type { Pairs } from '#contract/office/pages/translation.ts'
import { idsIn } from './ids-in.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The ids of pictures and files that a draft uses, or what visitors saw last of a page that they see no more. */
export const usesOfEdited = (of = '') =>
  sql.raw(
    `(${idsIn(`${of}"draft"`)} || case when ${of}"state" <> 'published' then ${idsIn(`${of}"published"`)} else '[]' end)`,
  )

/**
 * What editors keep of a page beside the published one, from the first change on. Nothing public reads it. The id is that of the page,
 * also before it is published.
 */
export const editedPages = pgTable(
  'edited_page',
  {
    id: integer().primaryKey(),
    site: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    template: text().notNull(),
    /** Of the draft, if there is one. */
    title: text().notNull(),
    state: text().$type<PageState>().notNull(),
    /** Null: no changes since it was published. */
    draft: jsonb().$type<EditedPage>(),
    /** The revision from which the draft began. */
    draftFrom: integer('draft_from').notNull().default(0),
    /** What visitors see, or saw last, with the ids of blocks; null if it was never published. */
    published: jsonb().$type<EditedPage>(),
    /** The version of the page that this is: another one means that an import has changed the page. */
    publishedVersion: integer('published_version'),
    revision: integer().notNull().default(0),
    merging: jsonb().$type<Pick<DraftState, 'touches' | 'removed' | 'questions'>>().notNull(),
    changedAt: time('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by'),
    binnedAt: time('binned_at'),
    /** What it was before it came into the bin. */
    stateBefore: text('state_before').$type<PageState>(),
  },
  (page) => [
    uniqueIndex('edited_page_address').on(page.site, page.language, page.path).where(sql`state <> 'binned'`),
    index('edited_page_bin').on(page.binnedAt).where(sql`binned_at is not null`),
    index('edited_page_uses').using('gin', usesOfEdited()).with({ fastupdate: false }),
  ],
)

/** The saves of each window that were received: one that comes again is not done again. */
export const pageWindows = pgTable(
  'page_window',
  {
    page: integer()
      .notNull()
      .references(() => editedPages.id, { onDelete: 'cascade' }),
    window: text().notNull(),
    number: integer().notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (saved) => [primaryKey({ columns: [saved.page, saved.window] }), index('page_window_at').on(saved.at)],
)

export const pageVersions = pgTable(
  'page_version',
  {
    page: integer()
      .notNull()
      .references(() => editedPages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text().$type<'published' | 'import' | 'discarded'>().notNull(),
    content: jsonb().$type<EditedPage>().notNull(),
    at: time('at').notNull().default(sql`clock_timestamp()`),
    /** The name of the person, as it was then. */
    by: text().notNull(),
    note: text().notNull(),
  },
  (version) => [primaryKey({ columns: [version.page, version.number] })],
)

/** What happens to a page by itself. */
export const pageSchedules = pgTable(
  'page_schedule',
  {
    id: serial().primaryKey(),
    page: integer()
      .notNull()
      .references(() => editedPages.id, { onDelete: 'cascade' }),
    action: text().$type<'publish' | 'take-down'>().notNull(),
    at: time('at').notNull(),
    /** What is published: what the draft said when this was decided. */
    content: jsonb().$type<EditedPage>(),
    note: text().notNull(),
    staff: text().notNull(),
    by: text().notNull(),
    /** Why it could not be done: then it is not tried again. */
    failure: text(),
  },
  (schedule) => [
    index('page_schedule_page').on(schedule.page),
    index('page_schedule_due').on(schedule.at).where(sql`failure is null`),
  ],
)

/** What a page that is translated from another one follows. Until somebody has marked something there is no row. */
export const translatedPages = pgTable(
  'translated_page',
  {
    page: integer()
      .primaryKey()
      .references(() => editedPages.id, { onDelete: 'cascade' }),
    /** The page that it is translated from. */
    source: integer().notNull(),
    /** The source as it was when its parts were last marked as translated. */
    followed: jsonb().$type<EditedPage>().notNull(),
    pairs: jsonb().$type<Pairs>().notNull(),
    /** Blocks that were copied and not marked since; null is the fields of the page. */
    untranslated: jsonb().$type<(string | null)[]>().notNull(),
    /** Whether something waits to be translated, as of the version of the source beside it. Another version means an import. */
    isBehind: boolean('is_behind').notNull(),
    sourceVersion: integer('source_version'),
    /** Counts the marks. */
    marks: integer().notNull(),
    markedAt: time('marked_at').notNull().defaultNow(),
    markedBy: text('marked_by').notNull(),
    /** What this was before the last mark, which can be taken back; null if there was none. */
    previous: jsonb().$type<TranslationBefore>(),
  },
  (translation) => [index('translated_page_source').on(translation.source)],
)

export type TranslationBefore = {
  source: number
  followed: EditedPage
  pairs: Pairs
  untranslated: (string | null)[]
  markedAt: string
  markedBy: string
}

/** Which windows have a page open. Rows that were not renewed for a while count no more. */
export const pagePresence = pgTable(
  'page_presence',
  {
    page: integer().notNull(),
    window: text().notNull(),
    staff: text().notNull(),
    name: text().notNull(),
    block: text(),
    at: time('at').notNull().defaultNow(),
  },
  (presence) => [primaryKey({ columns: [presence.page, presence.window] })],
)
