import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { likeCounts, likes } from '#server/db/schema/likes.ts'
import { pages } from '#server/db/schema/pages.ts'
import type { Like, LikeCount, LikeStore } from './likes.ts'

export function likeStore(db: Sql): LikeStore {
  return {
    async counts(contentIds) {
      const { rows } = await db.execute<LikeCount>(sql`
        select page.id as "contentId", coalesce(counted.count, 0) as "likeCount"
        from ${pages} as page
        left join ${likeCounts} as counted on counted.content_id = page.id
        where page.id = any(${sql.param([...contentIds])}::int[])`)
      return new Map(rows.map(({ contentId, likeCount }) => [contentId, likeCount]))
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

function listOf(given: readonly Like[]): SQL {
  const ids = sql.param(given.map(({ contentId }) => contentId))
  const visitors = sql.param(given.map(({ visitor }) => visitor))
  return sql`unnest(${ids}::int[], ${visitors}::uuid[])`
}
