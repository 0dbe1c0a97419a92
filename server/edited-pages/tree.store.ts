import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Change } from '#contract/content/change.ts'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { recordChange } from '#server/db/outbox.ts'
import { editedPages } from '#server/db/schema/edited-pages.ts'
import { pages, redirects } from '#server/db/schema/pages.ts'

export type TreePage = {
  id: number
  path: string
  title: string
  key: string
  kind: string | null
  isPublished: boolean
}
type Branch = { site: string; language: string; path: string }
type LinkingPage = { id: number; site: string; language: Language; path: string; title: string }

/** Pages as a tree of addresses. */
export function treeStore(db: Sql) {
  return {
    /** A page and those below it, the bin left out. */
    async branch({ site, language, path }: Branch): Promise<TreePage[]> {
      const below = `${escaped(path)}/%`
      const { rows } = await db.execute<TreePage>(sql`
        select coalesce(p.id, e.id) as id, coalesce(p.path, e.path) as path, coalesce(p.key, e.key) as key,
          case when e.draft is not null then e.title else coalesce(p.title, e.title) end as title,
          p.item ->> 'kind' as kind, p.id is not null as "isPublished"
        from page p full join edited_page e on e.id = p.id
        where coalesce(p.site, e.site) = ${site} and coalesce(p.language, e.language) = ${language}
          and (p.id is not null or e.state <> 'binned')
          and (coalesce(p.path, e.path) = ${path} or coalesce(p.path, e.path) like ${below})
        order by coalesce(p.id, e.id)`)
      return rows
    },

    /** Keeps editors of these pages waiting, in the order of ids for all who do so. */
    lock: (ids: readonly number[]) =>
      db
        .select({ id: editedPages.id })
        .from(editedPages)
        .where(inArray(editedPages.id, [...ids]))
        .orderBy(editedPages.id)
        .for('update'),

    /** Gives pages other addresses at once. */
    async move(moved: readonly { id: number; to: string }[]): Promise<void> {
      const values = JSON.stringify(moved)
      const to = sql`jsonb_to_recordset(${values}::jsonb) as moved(id int, "to" text)`
      // To addresses that nobody has, first: pages may take those of others that move along.
      await db.execute(sql`update page set path = '/-moving-' || page.id from ${to} where page.id = moved.id`)
      await db.execute(sql`update page set path = moved."to", updated_at = now() from ${to} where page.id = moved.id`)
      await db.execute(
        sql`update edited_page set path = '/-moving-' || edited_page.id from ${to} where edited_page.id = moved.id`,
      )
      await db.execute(sql`update edited_page set path = moved."to" from ${to} where edited_page.id = moved.id`)
    },

    record: (change: Change) => recordChange(db, change),

    redirectsOf: async (site: string) => db.select().from(redirects).where(eq(redirects.site, site)),

    async putRedirects(site: string, rows: readonly { source: string; target: string }[], ended: readonly string[]) {
      if (ended.length > 0)
        await db.delete(redirects).where(and(eq(redirects.site, site), inArray(redirects.source, [...ended])))
      if (rows.length === 0) return
      await db
        .insert(redirects)
        .values(rows.map((row) => ({ site, ...row })))
        .onConflictDoUpdate({ target: [redirects.site, redirects.source], set: { target: sql`excluded.target` } })
    },

    /** Published pages that link to one of these addresses of a site, the pages themselves left out. */
    async linkingTo(
      site: string,
      addresses: readonly string[],
      own: readonly number[],
      limit: number,
    ): Promise<LinkingPage[]> {
      const text = sql`(${pages.blocks}::text || coalesce(${pages.item}::text, ''))`
      const says = (link: string) =>
        or(...['"', '#', '?'].map((end) => sql`${text} like ${`%"${escaped(link)}${end}%`}`))
      const links = addresses.flatMap((address) => [
        and(eq(pages.site, site), says(address)),
        says(`site:${site}${address}`),
      ])
      const found = await db
        .select({ id: pages.id, site: pages.site, language: pages.language, path: pages.path, title: pages.title })
        .from(pages)
        .where(
          and(
            or(...links),
            own.length > 0
              ? sql`${pages.id} not in (select jsonb_array_elements_text(${JSON.stringify(own)}::jsonb)::int)`
              : undefined,
          ),
        )
        .orderBy(pages.site, pages.language, pages.path)
        .limit(limit)
      return found as LinkingPage[]
    },
  }
}
