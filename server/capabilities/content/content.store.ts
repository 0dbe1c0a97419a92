import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Page } from '#contract/content.ts'
import { accepted, refused } from '#contract/outcome.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { pages } from '#server/db/schema.ts'
import type { ContentStore, ListedPage, PageAddress } from './content.ts'

/** Pages of which only what is kept in memory is read. */
const BATCH = 5000

export function contentStore(database: Database): ContentStore {
  const at = and(
    eq(pages.site, sql.placeholder('site')),
    eq(pages.language, sql.placeholder('language')),
    sql`${pages.path} = any(${sql.placeholder('paths')}::text[])`,
  )
  // Prepared, because building and planning them takes longer than running them, and every render waits for them.
  const pagesAt = database.sql.select().from(pages).where(at).prepare('content_pages_at')
  const { path, title, description, picture } = pages
  const teasersAt = database.sql
    .select({ path, title, description, picture })
    .from(pages)
    .where(at)
    .prepare('content_teasers_at')

  return {
    findPages: async (site, language, paths) => (await pagesAt.execute({ site, language, paths })).map(toPage),

    async findTeasers(site, language, paths) {
      const found = await teasersAt.execute({ site, language, paths })
      return found.map(({ picture, ...teaser }) => ({ ...teaser, ...(picture ? { picture } : {}) }))
    },

    async findById(id) {
      const [found] = await database.sql.select(listed).from(pages).where(eq(pages.id, id))
      return found ? toListed(found) : null
    },

    async findListed(site, language, paths) {
      const found = await database.sql
        .select(listed)
        .from(pages)
        .where(and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, [...paths])))
      return found.map(toListed)
    },

    async *allListed() {
      for (let last = 0; ; ) {
        const batch = await database.sql
          .select(listed)
          .from(pages)
          .where(gt(pages.id, last))
          .orderBy(asc(pages.id))
          .limit(BATCH)
        const end = batch.at(-1)
        if (!end) return
        last = end.id
        yield batch.map(toListed)
      }
    },

    put: (drafts, changeFrom) =>
      database.transaction(async (tx) => {
        await oneWriterFor(tx, drafts)
        const [sites, languages, paths, keys] = (['site', 'language', 'path', 'key'] as const).map((column) =>
          sql.param(drafts.map((draft) => draft[column])),
        )
        const drafted = sql`unnest(${sites}::text[], ${languages}::text[], ${paths}::text[], ${keys}::text[]) as draft(site, language, path, key)`
        const inPlace = sql`${pages.site} = draft.site and ${pages.language} = draft.language`
        const before = await tx
          .select({ site: pages.site, language: pages.language, path: pages.path, key: pages.key })
          .from(pages)
          .innerJoin(drafted, sql`${inPlace} and ${pages.path} = draft.path`)
        const rivals = await tx
          .select({ path: pages.path, key: pages.key })
          .from(pages)
          .innerJoin(drafted, sql`${inPlace} and ${pages.key} = draft.key and ${pages.path} <> draft.path`)
        if (rivals.length > 0) {
          return refused(
            'CONTENT_KEY_TAKEN',
            rivals.map(({ path, key }) => `${path} has the key '${key}' already`),
          )
        }
        await tx
          .insert(pages)
          .values(drafts.map((draft) => ({ ...draft, picture: draft.picture ?? null })))
          .onConflictDoUpdate({ target: [pages.site, pages.language, pages.path], set: replacing })
        const keyAt = new Map(before.map((row) => [addressText(row), row.key]))
        const change = changeFrom((address) => keyAt.get(addressText(address)))
        await recordChange(tx, change)
        return accepted(change)
      }),

    remove: (address, changeFrom) =>
      database.transaction(async (tx) => {
        const [gone] = await tx.delete(pages).where(addressIs(address)).returning()
        if (!gone) return null
        const page = toPage(gone)
        const change = changeFrom(page)
        await recordChange(tx, change)
        return { page, change }
      }),
  }
}

const addressIs = ({ site, language, path }: PageAddress) =>
  and(eq(pages.site, site), eq(pages.language, language), eq(pages.path, path))

const addressText = ({ site, language, path }: { site: string; language: string; path: string }) =>
  `${site} ${language} ${path}`

/** One writer at a time for a site and language: a row that another is about to insert cannot be locked or seen. */
async function oneWriterFor(tx: Sql, drafts: readonly Page[]): Promise<void> {
  // In one order for all, so that no two wait for each other.
  for (const place of [...new Set(drafts.map(({ site, language }) => `content ${site} ${language}`))].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${place}))`)
  }
}

const {
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  blockTypes: _blockTypes,
  ...written
} = getTableColumns(pages)

/** What a page that stands at the address already takes from the one that replaces it. */
const replacing = {
  ...Object.fromEntries(Object.entries(written).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
  version: sql`${pages.version} + 1`,
  updatedAt: sql`now()`,
}

const listed = {
  id: pages.id,
  site: pages.site,
  language: pages.language,
  path: pages.path,
  key: pages.key,
  blockTypes: pages.blockTypes,
}

function toListed({ id, ...row }: { [Column in keyof typeof listed]: unknown }): ListedPage {
  return row as ListedPage
}

function toPage({ id, version, updatedAt, blockTypes, picture, ...row }: typeof pages.$inferSelect): Page {
  return { ...(row as Omit<Page, 'picture'>), ...(picture ? { picture } : {}) }
}
