import { and, desc, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { media } from '#server/db/schema/pages.ts'

const at = sql<string>`(extract(epoch from ${media.createdAt}) * 1000000)::bigint::text`
const A_PLACE = /^\d{1,18}$/

/** Stored pictures, the latest first. */
export function pictureStore(db: Sql) {
  return {
    list(text: string | undefined, after: readonly string[] | undefined, limit: number) {
      const [time = '', id = ''] = after ?? []
      return db
        .select({ id: media.id, name: media.name, width: media.width, height: media.height, at })
        .from(media)
        .where(
          and(
            text === undefined ? undefined : sql`${media.name} like ${`%${escaped(text.toLowerCase())}%`}`,
            A_PLACE.test(time) ? sql`(${at}::bigint, ${media.id}) < (${time}::bigint, ${id}::text)` : undefined,
          ),
        )
        .orderBy(desc(media.createdAt), desc(media.id))
        .limit(limit)
    },
  }
}
