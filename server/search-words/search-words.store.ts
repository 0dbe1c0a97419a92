import { and, asc, count, eq, isNull, or } from 'drizzle-orm'
import type { Language } from '#contract/site.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { type PromotedPage, searchPromotions, searchSynonyms } from '#server/db/schema/search-words.ts'

export type Synonym = Omit<typeof searchSynonyms.$inferSelect, 'language'> & { language: Language }
export type Promotion = Omit<typeof searchPromotions.$inferSelect, 'language'> & { language: Language }

type NewSynonym = { site: string | null; language: Language; words: string[]; finds: string[] | null; by: string }
type NewPromotion = {
  site: string
  language: Language
  question: string
  key: string
  pages: PromotedPage[]
  until: string | null
  by: string
}

/** What staff have decided about the searches. */
export function searchWordsStore(db: Sql) {
  const tell = () => tellOffice(db, { kind: 'searches' })
  return {
    synonyms: async () => (await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))) as Synonym[],

    promotions: async () => (await db.select().from(searchPromotions).orderBy(asc(searchPromotions.id))) as Promotion[],

    async lockSynonym(id: number): Promise<Synonym | null> {
      const [found] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
      return (found as Synonym | undefined) ?? null
    },

    async lockPromotion(id: number): Promise<Promotion | null> {
      const [found] = await db.select().from(searchPromotions).where(eq(searchPromotions.id, id)).for('update')
      return (found as Promotion | undefined) ?? null
    },

    async countSynonyms(site: string | null, language: Language): Promise<number> {
      const inPlace =
        site === null ? isNull(searchSynonyms.site) : or(isNull(searchSynonyms.site), eq(searchSynonyms.site, site))
      const [found] = await db
        .select({ count: count() })
        .from(searchSynonyms)
        .where(and(eq(searchSynonyms.language, language), inPlace))
      return found?.count ?? 0
    },

    async addSynonym({ by, ...synonym }: NewSynonym): Promise<Synonym> {
      const [added] = await db
        .insert(searchSynonyms)
        .values({ ...synonym, changedBy: by })
        .returning()
      await tell()
      return added as Synonym
    },

    async writeSynonym({ id, version, ...synonym }: Synonym, by: string): Promise<Synonym> {
      const [written] = await db
        .update(searchSynonyms)
        .set({ ...synonym, version: version + 1, changedBy: by, changedAt: new Date() })
        .where(eq(searchSynonyms.id, id))
        .returning()
      await tell()
      return written as Synonym
    },

    async removeSynonym(id: number): Promise<void> {
      await db.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
      await tell()
    },

    /** Null: the question has a promotion already. */
    async addPromotion({ by, ...promotion }: NewPromotion): Promise<Promotion | null> {
      const [added] = await db
        .insert(searchPromotions)
        .values({ ...promotion, changedBy: by })
        .onConflictDoNothing()
        .returning()
      if (added) await tell()
      return (added as Promotion | undefined) ?? null
    },

    /** The id of another promotion of the same question. */
    async rivalOf({ site, language, key }: Pick<Promotion, 'site' | 'language' | 'key'>): Promise<number | null> {
      const [found] = await db
        .select({ id: searchPromotions.id })
        .from(searchPromotions)
        .where(
          and(eq(searchPromotions.site, site), eq(searchPromotions.language, language), eq(searchPromotions.key, key)),
        )
      return found?.id ?? null
    },

    async writePromotion({ id, version, ...promotion }: Promotion, by: string): Promise<Promotion> {
      const [written] = await db
        .update(searchPromotions)
        .set({ ...promotion, version: version + 1, changedBy: by, changedAt: new Date() })
        .where(eq(searchPromotions.id, id))
        .returning()
      await tell()
      return written as Promotion
    },

    async removePromotion(id: number): Promise<void> {
      await db.delete(searchPromotions).where(eq(searchPromotions.id, id))
      await tell()
    },
  }
}
