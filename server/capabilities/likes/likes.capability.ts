import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { LikeBatcher } from './like-batcher.ts'
import { likesCalls } from './likes.http.ts'
import { likeStore } from './likes.store.ts'
import { likeCounts } from './likes.ts'

type Needs = {
  database: Database
  onProblem: (error: unknown, sentence: string) => void
}

/** Likes of pages: one per visitor and page. */
export function openLikes({ database, onProblem }: Needs) {
  const batcher = new LikeBatcher({
    store: likeStore(database.sql),
    onCounted: (likes) => recordChange(database.sql, { tags: [], gone: false, pages: [], likes }),
    onProblem,
  })
  return {
    name: 'likes',
    counts: (contentIds: readonly number[]) => likeCounts(batcher, contentIds),
    calls: likesCalls(batcher),
    close: () => batcher.stop(),
  } satisfies Capability & Record<string, unknown>
}
