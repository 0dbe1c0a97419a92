import { and, desc, eq, lt, max, ne, sql } from 'drizzle-orm'
import type { Page, StoredPage } from '#contract/content/content.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Language } from '#contract/site.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { editedPages, pageVersions, pageWindows } from '#server/db/schema/edited-pages.ts'
import { pages } from '#server/db/schema/pages.ts'
import { editedFrom } from './block-ids.ts'
import { type EditedRow, nothingMerged, titleOf, withImport } from './edited.ts'

type Address = { site: string; language: string; path: string }
type NewVersion = { kind: 'published' | 'import' | 'discarded'; content: EditedPage; by: string; note: string }

/** Pages as editors have them. */
export function editedStore(db: Sql) {
  const publishedRow = async (id: number) => (await db.select().from(pages).where(eq(pages.id, id)))[0]

  /** What is stored, with what an import has changed since. */
  async function upToDate(stored: EditedRow | undefined, id: number): Promise<EditedRow | null> {
    const page = await publishedRow(id)
    if (!page) {
      const wasRemoved = stored?.state === 'published'
      return stored ? { ...stored, ...(wasRemoved ? { state: 'hidden', publishedVersion: null } : {}) } : null
    }
    const row = stored ?? newRow(page)
    const isAsKnown = row.publishedVersion === page.version
    const known = isAsKnown ? row : withImport(row, editedFrom(toPage(page), row.published?.blocks), page.version)
    return { ...known, path: page.path, key: page.key, template: page.template, state: 'published' }
  }

  return {
    async find(id: number): Promise<EditedRow | null> {
      const [stored] = await db.select().from(editedPages).where(eq(editedPages.id, id))
      return upToDate(stored, id)
    },

    /** As `find`. What somebody begins to edit is stored, so that an import meanwhile is known as a change. */
    async open(id: number): Promise<EditedRow | null> {
      const [stored] = await db.select().from(editedPages).where(eq(editedPages.id, id))
      const page = stored ? undefined : await publishedRow(id)
      if (page) await db.insert(editedPages).values(newRow(page)).onConflictDoNothing()
      return upToDate(stored, id)
    },

    /** Until the transaction ends, nobody else changes it. */
    async lock(id: number): Promise<EditedRow | null> {
      const locked = () => db.select().from(editedPages).where(eq(editedPages.id, id)).for('update')
      let [stored] = await locked()
      if (!stored) {
        const page = await publishedRow(id)
        if (!page) return null
        await db.insert(editedPages).values(newRow(page)).onConflictDoNothing()
        stored = (await locked())[0]
      }
      return upToDate(stored, id)
    },

    async add(row: Omit<typeof editedPages.$inferInsert, 'id'>): Promise<number> {
      const { rows } = await db.execute<{ id: number }>(sql`select nextval('page_id_seq')::int as id`)
      const id = (rows[0] as { id: number }).id
      await db.insert(editedPages).values({ ...row, id })
      await tellOffice(db, { kind: 'pages' })
      return id
    },

    /** `news`: the list of pages shows it, or only who has the page open. */
    async write({ id, ...row }: EditedRow, news: 'pages' | 'draft' = 'draft'): Promise<void> {
      await db.update(editedPages).set(row).where(eq(editedPages.id, id))
      await tellOffice(db, { kind: 'draft', page: id }, ...(news === 'pages' ? [{ kind: 'pages' as const }] : []))
    },

    /** The id of another page, not in the bin, at this address. */
    async rivalAt({ site, language, path }: Address, own = 0): Promise<number | null> {
      const here = (table: typeof pages | typeof editedPages) =>
        and(eq(table.site, site), eq(table.language, language), eq(table.path, path), ne(table.id, own))
      const [shown] = await db.select({ id: pages.id }).from(pages).where(here(pages))
      const [edited] = await db
        .select({ id: editedPages.id })
        .from(editedPages)
        .where(and(here(editedPages), ne(editedPages.state, 'binned')))
      return shown?.id ?? edited?.id ?? null
    },

    /** The id of another page that is the translation already. */
    async rivalOf({ site, language, key }: { site: string; language: string; key: string }, own = 0) {
      const same = (table: typeof pages | typeof editedPages) =>
        and(eq(table.site, site), eq(table.language, language), eq(table.key, key), ne(table.id, own))
      const [shown] = await db.select({ id: pages.id }).from(pages).where(same(pages))
      const [edited] = await db
        .select({ id: editedPages.id })
        .from(editedPages)
        .where(and(same(editedPages), ne(editedPages.state, 'binned')))
      return shown?.id ?? edited?.id ?? null
    },

    async versionOf(id: number): Promise<number | null> {
      return (await publishedRow(id))?.version ?? null
    },

    async lastNumber(page: number, window: string): Promise<number> {
      const [found] = await db
        .select({ number: pageWindows.number })
        .from(pageWindows)
        .where(and(eq(pageWindows.page, page), eq(pageWindows.window, window)))
      return found?.number ?? 0
    },

    async keepNumber(page: number, window: string, number: number): Promise<void> {
      await db
        .insert(pageWindows)
        .values({ page, window, number })
        .onConflictDoUpdate({ target: [pageWindows.page, pageWindows.window], set: { number, at: sql`now()` } })
    },

    /** Gives its number. Call with the page locked. */
    async addVersion(page: number, version: NewVersion): Promise<number> {
      const [last] = await db
        .select({ number: max(pageVersions.number) })
        .from(pageVersions)
        .where(eq(pageVersions.page, page))
      const number = (last?.number ?? 0) + 1
      await db.insert(pageVersions).values({ page, number, ...version })
      return number
    },

    async findVersion(page: number, number: number) {
      const [found] = await db
        .select()
        .from(pageVersions)
        .where(and(eq(pageVersions.page, page), eq(pageVersions.number, number)))
      return found ?? null
    },

    async latestVersion(page: number) {
      const [found] = await db
        .select()
        .from(pageVersions)
        .where(and(eq(pageVersions.page, page), ne(pageVersions.kind, 'discarded')))
        .orderBy(desc(pageVersions.number))
        .limit(1)
      return found ?? null
    },

    versions: (page: number, before: number | undefined, limit: number) =>
      db
        .select({
          number: pageVersions.number,
          kind: pageVersions.kind,
          at: pageVersions.at,
          by: pageVersions.by,
          note: pageVersions.note,
          title: sql<string>`${pageVersions.content} -> 'fields' ->> 'title'`,
        })
        .from(pageVersions)
        .where(and(eq(pageVersions.page, page), before === undefined ? undefined : lt(pageVersions.number, before)))
        .orderBy(desc(pageVersions.number))
        .limit(limit),

    /** Other pages with this key on the site, published or not. */
    async translations(site: string, key: string) {
      const { rows } = await db.execute<{
        id: number
        language: Language
        path: string
        title: string
        at: string
      }>(sql`
        select coalesce(p.id, e.id) as id, coalesce(p.language, e.language) as language, coalesce(p.path, e.path) as path,
          coalesce(e.title, p.title) as title, to_char(coalesce(p.updated_at, e.changed_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from page p full join edited_page e on e.id = p.id
        where coalesce(p.site, e.site) = ${site} and coalesce(p.key, e.key) = ${key} and coalesce(e.state, '') <> 'binned'`)
      return rows
    },

    /** Which of these addresses visitors have a page that visitors see. */
    async shownAt(places: readonly Address[]): Promise<ReadonlySet<string>> {
      if (places.length === 0) return new Set()
      const { rows } = await db.execute<{ place: string }>(sql`
        select distinct p.site || ' ' || p.language || ' ' || p.path as place
        from page p join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as wanted(site text, language text, path text)
          using (site, language, path)`)
      return new Set(rows.map(({ place }) => place))
    },

    /** Deletes what has been in the bin for this long. */
    async emptyBin(days: number): Promise<number> {
      const old = sql`now() - make_interval(days => ${days})`
      const gone = await db.delete(editedPages).where(lt(editedPages.binnedAt, old)).returning({ id: editedPages.id })
      return gone.length
    },

    /** Windows that have not saved for this long will send nothing again. */
    async forgetWindows(days: number): Promise<void> {
      await db.delete(pageWindows).where(lt(pageWindows.at, sql`now() - make_interval(days => ${days})`))
    },
  }
}

function newRow(page: typeof pages.$inferSelect): EditedRow {
  const published = editedFrom(toPage(page))
  const { id, site, language, path, key, template } = page
  return {
    id,
    site,
    language,
    path,
    key,
    template,
    title: titleOf(published),
    state: 'published',
    draft: null,
    draftFrom: 0,
    published,
    publishedVersion: page.version,
    revision: 0,
    merging: nothingMerged,
    changedAt: page.updatedAt,
    changedBy: null,
    binnedAt: null,
    stateBefore: null,
  }
}

function toPage({ id, picture, item, ...row }: typeof pages.$inferSelect): StoredPage {
  const { version: _version, updatedAt: _updatedAt, blockTypes: _blockTypes, ...page } = row
  return {
    contentId: id,
    ...(page as Omit<Page, 'picture' | 'item'>),
    ...(picture ? { picture } : {}),
    ...(item ? { item } : {}),
  }
}
