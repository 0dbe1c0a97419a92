import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { likeCounts, likes, pages } from '#server/db/schema.ts'
import type { LikeCount, LikeStore } from './likes.ts'

export function likeStore(db: Sql): LikeStore {
  return {
    async look(asked) {
      const { rows } = await db.execute<{ place: string; count: number; liked: boolean }>(sql`
        select asked.place, coalesce(counted.count, 0) as count, own.visitor is not null as liked
        from ${listOf(asked)} with ordinality as asked(content_id, visitor, place)
        join ${pages} as page on page.id = asked.content_id
        left join ${likeCounts} as counted on counted.content_id = asked.content_id
        left join ${likes} as own on own.content_id = asked.content_id and own.visitor = asked.visitor`)
      const found = new Map(rows.map(({ place, count, liked }) => [Number(place), { count, liked }]))
      return asked.map((_, at) => found.get(at + 1) ?? null)
    },

    async add(given) {
      // Only what was really inserted is counted: the same like may come from several nodes at once. The pages are held until
      // the end, because one that is removed meanwhile would undo the whole batch. Everything is taken in the same order on
      // all nodes, so that no two wait for each other.
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

function listOf(asked: readonly { contentId: number; visitor: string | null }[]): SQL {
  const ids = sql.param(asked.map(({ contentId }) => contentId))
  const visitors = sql.param(asked.map(({ visitor }) => visitor))
  return sql`unnest(${ids}::int[], ${visitors}::uuid[])`
}
