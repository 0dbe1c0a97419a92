import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { PromotedPage } from '#server/db/schema/search-words.ts'

/** The pages that visitors see, to be promoted. */
export function searchPageStore(db: Sql) {
  const columns = { id: pages.id, path: pages.path, title: pages.title }
  return {
    ofIds: async (ids: readonly number[]): Promise<PromotedPage[]> =>
      ids.length === 0
        ? []
        : db
            .select(columns)
            .from(pages)
            .where(inArray(pages.id, [...ids])),

    at: (site: string, language: Language, paths: readonly string[]): Promise<PromotedPage[]> =>
      db
        .select(columns)
        .from(pages)
        .where(and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, [...paths]))),
  }
}

export type SearchPageStore = ReturnType<typeof searchPageStore>
