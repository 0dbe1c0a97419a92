import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { pageVersions, translatedPages } from '#server/db/schema/edited-pages.ts'

export type TranslationRow = typeof translatedPages.$inferSelect
type NewRow = typeof translatedPages.$inferInsert

/** What translations follow. */
export function translationStore(db: Sql) {
  return {
    async find(page: number): Promise<TranslationRow | null> {
      const [found] = await db.select().from(translatedPages).where(eq(translatedPages.page, page))
      return found ?? null
    },

    following: (source: number): Promise<TranslationRow[]> =>
      db.select().from(translatedPages).where(eq(translatedPages.source, source)).orderBy(asc(translatedPages.page)),

    /** Call with the page locked. */
    async put(row: NewRow): Promise<void> {
      const { page, ...set } = row
      await db.insert(translatedPages).values(row).onConflictDoUpdate({ target: translatedPages.page, set })
      await tellOffice(db, { kind: 'draft', page }, { kind: 'pages' })
    },

    async remove(page: number): Promise<void> {
      await db.delete(translatedPages).where(eq(translatedPages.page, page))
      await tellOffice(db, { kind: 'draft', page }, { kind: 'pages' })
    },

    /** The source was published. */
    async keepUp(page: number, known: Pick<TranslationRow, 'isBehind' | 'sourceVersion'>): Promise<void> {
      await db.update(translatedPages).set(known).where(eq(translatedPages.page, page))
      await tellOffice(db, { kind: 'draft', page })
    },

    /** The paths of the same pages in another language, by their paths. */
    async pathsIn(
      site: string,
      from: string,
      to: string,
      paths: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      if (paths.length === 0) return new Map()
      const { rows } = await db.execute<{ path: string; other: string }>(sql`
        with office as (
          select coalesce(p.site, e.site) as site, coalesce(p.language, e.language) as language, coalesce(p.path, e.path) as path,
            coalesce(p.key, e.key) as key
          from page p full join edited_page e on e.id = p.id where coalesce(p.site, e.site) = ${site} and coalesce(e.state, '') <> 'binned'
        )
        select one.path, other.path as other from office one join office other using (site, key)
        where one.language = ${from} and other.language = ${to}
          and one.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`)
      return new Map(rows.map(({ path, other }) => [path, other]))
    },

    /** What visitors saw of a page at a time, if it was published by somebody: an earlier one is what there was before that. */
    async contentAt(page: number, at: Date): Promise<EditedPage | null> {
      const isShown = and(eq(pageVersions.page, page), ne(pageVersions.kind, 'discarded'))
      const content = { content: pageVersions.content }
      const [then] = await db
        .select(content)
        .from(pageVersions)
        .where(and(isShown, lte(pageVersions.at, at)))
        .orderBy(desc(pageVersions.number))
        .limit(1)
      if (then) return then.content
      const [first] = await db
        .select(content)
        .from(pageVersions)
        .where(isShown)
        .orderBy(asc(pageVersions.number))
        .limit(1)
      return first?.content ?? null
    },
  }
}
