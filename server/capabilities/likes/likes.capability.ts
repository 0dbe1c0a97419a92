import type { Change } from '#contract/change.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { LikeBook } from './like-book.ts'
import { likesCalls } from './likes.http.ts'
import { likeStore } from './likes.store.ts'
import { likeCounts } from './likes.ts'

type Needs = {
  database: Database
  announce: (change: Change) => Promise<void>
  onProblem: (error: unknown, sentence: string) => void
}

/** Visitors like pages, each page once. */
export function openLikes({ database, announce, onProblem }: Needs) {
  const book = new LikeBook({
    store: likeStore(database.sql),
    onCounted: async (likes) => {
      const change: Change = { tags: [], gone: false, pages: [], likes }
      await recordChange(database.sql, change)
      await announce(change)
    },
    onProblem,
  })
  return {
    name: 'likes',
    counts: (contentIds: readonly number[]) => likeCounts(book, contentIds),
    calls: likesCalls(book),
    close: () => book.stop(),
  } satisfies Capability & Record<string, unknown>
}
