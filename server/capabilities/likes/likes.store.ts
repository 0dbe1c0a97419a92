import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { likeCounts, likes, pages } from '#server/db/schema.ts'
import type { LikeCount, LikeStore } from './likes.ts'

export function likeStore(db: Sql): LikeStore {
  return {
    async read(lookups) {
      const { rows } = await db.execute<{ position: string; count: number; liked: boolean }>(sql`
        select asked.position, coalesce(counted.count, 0) as count, own.visitor is not null as liked
        from ${listOf(lookups)} with ordinality as asked(content_id, visitor, position)
        join ${pages} as page on page.id = asked.content_id
        left join ${likeCounts} as counted on counted.content_id = asked.content_id
        left join ${likes} as own on own.content_id = asked.content_id and own.visitor = asked.visitor`)
      const found = new Map(rows.map(({ position, count, liked }) => [Number(position), { count, liked }]))
      return lookups.map((_, at) => found.get(at + 1) ?? null)
    },

    async add(given) {
      // Counts only rows that were inserted, because several nodes may add the same like. The pages are locked until the end, because
      // a page that is removed meanwhile would roll back the whole batch. All nodes lock in the same order, so there are no deadlocks.
      const { rows } = await db.execute<LikeCount>(sql`
        with held as (
          select given.content_id, given.visitor
          from ${listOf(given)} as given(content_id, visitor)
          join ${pages} as page on page.id = given.content_id
          order by given.content_id, given.visitor
          for key share of page
        ), added as (
          insert into ${likes} (content_id, visitor)
          select content_id, visitor from held order by content_id, visitor
          on conflict do nothing
          returning content_id
        )
        insert into ${likeCounts} as counted (content_id, count)
        select content_id, count(*)::int from added group by content_id order by content_id
        on conflict (content_id) do update set count = counted.count + excluded.count
        returning content_id as "contentId", count as "likeCount"`)
      return rows
    },
  }
}

function listOf(lookups: readonly { contentId: number; visitor: string | null }[]): SQL {
  const ids = sql.param(lookups.map(({ contentId }) => contentId))
  const visitors = sql.param(lookups.map(({ visitor }) => visitor))
  return sql`unnest(${ids}::int[], ${visitors}::uuid[])`
}
