import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Redirect } from '#server/capabilities/redirects/redirect-rules.ts'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { redirects } from '#server/db/schema/pages.ts'

export type RedirectFilter = {
  site?: string | undefined
  text?: string | undefined
  /** The only sites that are listed; null: all. */
  sites: readonly string[] | null
}

const BATCH_SIZE = 1000

/** Redirects for people, and one at a time. */
export function redirectListStore(db: Sql) {
  const matching = ({ site, text, sites }: RedirectFilter): SQL | undefined => {
    const pattern = text ? `%${escaped(text.toLowerCase())}%` : undefined
    return and(
      site ? eq(redirects.site, site) : undefined,
      sites ? inArray(redirects.site, [...sites]) : undefined,
      pattern
        ? or(sql`${redirects.source} like ${pattern}`, sql`lower(${redirects.target}) like ${pattern}`)
        : undefined,
    )
  }
  const page = (filter: RedirectFilter, after: Pick<Redirect, 'site' | 'source'> | null, limit: number) =>
    db
      .select()
      .from(redirects)
      .where(
        and(
          matching(filter),
          after
            ? or(
                gt(redirects.site, after.site),
                and(eq(redirects.site, after.site), gt(redirects.source, after.source)),
              )
            : undefined,
        ),
      )
      .orderBy(asc(redirects.site), asc(redirects.source))
      .limit(limit)
  return {
    page,

    /** Counts up to a number of rows. */
    async count(filter: RedirectFilter, limit: number): Promise<number> {
      const some = db
        .select({ one: sql`1`.as('one') })
        .from(redirects)
        .where(matching(filter))
        .limit(limit)
        .as('some')
      const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
      return counted?.count ?? 0
    },

    async *batches(filter: RedirectFilter): AsyncGenerator<Redirect[]> {
      for (let after: Redirect | null = null; ; ) {
        const rows: Redirect[] = await page(filter, after, BATCH_SIZE)
        if (rows.length > 0) yield rows
        if (rows.length < BATCH_SIZE) return
        after = rows.at(-1) ?? null
      }
    },

    all: (): Promise<Redirect[]> => db.select().from(redirects),

    async remove({ site, source }: Pick<Redirect, 'site' | 'source'>): Promise<void> {
      await db.delete(redirects).where(and(eq(redirects.site, site), eq(redirects.source, source)))
    },
  }
}
