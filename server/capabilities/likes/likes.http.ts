import { addLike, getLikeCounts } from '#contract/content/likes.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { LikeBatcher } from './like-batcher.ts'
import { likeContent, likeCounts } from './likes.ts'

export function likesCalls(batcher: LikeBatcher): ServedCall[] {
  return [
    served(addLike, ({ params: { contentId }, visitor }) => likeContent(batcher, { contentId, visitor })),
    served(getLikeCounts, async ({ query: { contentIds } }) => {
      const counts = await likeCounts(batcher, contentIds)
      return accepted({ counts: [...counts].map(([contentId, likeCount]) => ({ contentId, likeCount })) })
    }),
  ]
}
