import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { taxonomies } from '#server/db/schema.ts'
import type { TaxonomyStore } from './taxonomy.ts'

export function taxonomyStore(database: Database): TaxonomyStore {
  return {
    async find(site, language) {
      const [row] = await database.sql
        .select()
        .from(taxonomies)
        .where(and(eq(taxonomies.site, site), eq(taxonomies.language, language)))
      return row ? { site, language, ...row.tree } : null
    },

    put: ({ site, language, ...tree }, change) =>
      database.transaction(async (tx) => {
        await tx
          .insert(taxonomies)
          .values({ site, language, tree })
          .onConflictDoUpdate({ target: [taxonomies.site, taxonomies.language], set: { tree, updatedAt: sql`now()` } })
        await recordChange(tx, change)
      }),
  }
}
