import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Page } from '#contract/content.ts'
import { accepted, refused } from '#contract/outcome.ts'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { pages } from '#server/db/schema.ts'
import type { ContentStore } from './content.ts'

const BATCH = 500

export function contentStore(database: Database): ContentStore {
  return {
    async findPages(site, language, paths) {
      const found = await database.sql
        .select()
        .from(pages)
        .where(and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, [...paths])))
      return found.map(toPage)
    },

    async *allPages() {
      for (let last = 0; ; ) {
        const batch = await database.sql
          .select()
          .from(pages)
          .where(gt(pages.id, last))
          .orderBy(asc(pages.id))
          .limit(BATCH)
        const end = batch.at(-1)
        if (!end) return
        last = end.id
        yield batch.map(toPage)
      }
    },

    put: (page, changeFrom) =>
      database.transaction(async (tx) => {
        // One writer at a time for a site and language: a row that another is about to insert cannot be locked or seen.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content ${page.site} ${page.language}`}))`)
        const [before] = await tx.select().from(pages).where(addressIs(page))
        const [rival] = await tx
          .select({ path: pages.path })
          .from(pages)
          .where(and(keyIs(page), ne(pages.path, page.path)))
        if (rival) return refused('CONTENT_KEY_TAKEN', [`${rival.path} has the key '${page.key}' already`])
        await tx
          .insert(pages)
          .values({ ...page, picture: page.picture ?? null })
          .onConflictDoUpdate({
            target: [pages.site, pages.language, pages.path],
            set: { ...page, picture: page.picture ?? null, version: sql`${pages.version} + 1`, updatedAt: sql`now()` },
          })
        const change = changeFrom(before ? toPage(before) : null)
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

const addressIs = ({ site, language, path }: Pick<Page, 'site' | 'language' | 'path'>) =>
  and(eq(pages.site, site), eq(pages.language, language), eq(pages.path, path))

const keyIs = ({ site, language, key }: Page) =>
  and(eq(pages.site, site), eq(pages.language, language), eq(pages.key, key))

function toPage({ id, version, updatedAt, picture, ...row }: typeof pages.$inferSelect): Page {
  return { ...(row as Omit<Page, 'picture'>), ...(picture ? { picture } : {}) }
}
