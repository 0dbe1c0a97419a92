import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'

export type PictureState = {
  id: string
  /** Neither a picture nor in the library: it was deleted. */
  isGone: boolean
  isBinned: boolean
  /** The last day on which it may be used. */
  until: string | null
}

/** What is to be known of pictures and files before a page with them is published. */
export function pictureStore(db: Sql) {
  return {
    async statesOf(ids: readonly string[]): Promise<PictureState[]> {
      if (ids.length === 0) return []
      const { rows } = await db.execute<PictureState>(sql`
        select used.id, i.id is null and m.id is null as "isGone", coalesce(bool_and(i.binned_at is not null), false) as "isBinned",
          min(i.until)::text as until
        from (select distinct jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id) as used
        left join library_item i on i.current = used.id left join media m on m.id = used.id
        group by used.id, i.id is null, m.id is null`)
      return rows
    },
  }
}
