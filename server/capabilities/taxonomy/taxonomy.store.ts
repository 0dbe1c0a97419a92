import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { taxonomies } from '#server/db/schema/pages.ts'
import type { TaxonomyStore } from './taxonomy.ts'

export function taxonomyStore(db: Sql): TaxonomyStore {
  return {
    async find(site, language) {
      const [row] = await db
        .select()
        .from(taxonomies)
        .where(and(eq(taxonomies.site, site), eq(taxonomies.language, language)))
      return row ? { site, language, ...row.tree } : null
    },

    put: ({ site, language, ...tree }, change) =>
      db.atomically(async (tx) => {
        await tx
          .insert(taxonomies)
          .values({ site, language, tree })
          .onConflictDoUpdate({ target: [taxonomies.site, taxonomies.language], set: { tree, updatedAt: sql`now()` } })
        await recordChange(tx, change)
      }),
  }
}
