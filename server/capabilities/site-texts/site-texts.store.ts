import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { siteTexts } from '#server/db/schema/frames.ts'
import type { SiteTextStore } from './site-texts.ts'

export function siteTextStore(db: Sql): SiteTextStore {
  return {
    async find(site, language) {
      const [row] = await db
        .select()
        .from(siteTexts)
        .where(and(eq(siteTexts.site, site), eq(siteTexts.language, language)))
      return row ? { site, language, ...row.texts } : null
    },

    put: ({ site, language, ...texts }, change) =>
      db.atomically(async (tx) => {
        if (Object.keys(texts).length === 0)
          await tx.delete(siteTexts).where(and(eq(siteTexts.site, site), eq(siteTexts.language, language)))
        else
          await tx
            .insert(siteTexts)
            .values({ site, language, texts })
            .onConflictDoUpdate({ target: [siteTexts.site, siteTexts.language], set: { texts, updatedAt: sql`now()` } })
        await recordChange(tx, change)
      }),
  }
}
