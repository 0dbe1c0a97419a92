import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { Finder } from './finder.ts'

type Needs = {
  siteName: (id: string) => string
  /** Where people see it. */
  addressOf: (page: { site: string; language: string; path: string }) => string
}

/** Pages of all sites by a part of their title or address; there are thousands, not millions. */
export function findPages(db: Sql, { siteName, addressOf }: Needs): Finder {
  return {
    roles: ['editor', 'shop', 'service', 'admin'],
    async find(question, most) {
      const part = `%${escaped(question)}%`
      const found = await db
        .select({ site: pages.site, language: pages.language, path: pages.path, title: pages.title })
        .from(pages)
        .where(sql`lower(title) like ${part} or path like ${part}`)
        // What begins with it comes first, and then short titles: the page itself before pages about it.
        .orderBy(sql`lower(title) like ${`${escaped(question)}%`} desc, length(title), title, site, language`)
        .limit(most)
      return found.map((page) => ({
        kind: 'page',
        id: addressOf(page),
        label: page.title,
        hint: `${siteName(page.site)}, ${page.language}, ${page.path}`,
      }))
    },
  }
}
