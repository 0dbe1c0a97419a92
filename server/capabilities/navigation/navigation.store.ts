import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { navigations } from '#server/db/schema/pages.ts'
import type { NavigationStore } from './navigation.ts'

export function navigationStore(db: Sql): NavigationStore {
  return {
    async find(site, language) {
      const [row] = await db
        .select()
        .from(navigations)
        .where(and(eq(navigations.site, site), eq(navigations.language, language)))
      return row ? { site, language, ...row.tree } : null
    },

    put: ({ site, language, ...tree }, change) =>
      db.atomically(async (tx) => {
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
