import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { navigations } from '#server/db/schema.ts'
import type { NavigationStore } from './navigation.ts'

export function navigationStore(database: Database): NavigationStore {
  return {
    async find(site, language) {
      const [row] = await database.sql
        .select()
        .from(navigations)
        .where(and(eq(navigations.site, site), eq(navigations.language, language)))
      return row ? { site, language, ...row.tree } : null
    },

    put: ({ site, language, ...tree }, change) =>
      database.transaction(async (tx) => {
        await tx
          .insert(navigations)
          .values({ site, language, tree })
          .onConflictDoUpdate({
            target: [navigations.site, navigations.language],
            set: { tree, updatedAt: sql`now()` },
          })
        await recordChange(tx, change)
      }),
  }
}
