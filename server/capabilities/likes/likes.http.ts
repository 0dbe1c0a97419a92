import { addLike, getLikeCounts } from '#contract/likes.ts'
import { accepted } from '#contract/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { LikeBook } from './like-book.ts'
import { likeContent, likeCounts } from './likes.ts'

export function likesCalls(book: LikeBook): ServedCall[] {
  return [
    served(addLike, ({ params: { contentId }, visitor }) => likeContent(book, { contentId, visitor })),
    served(getLikeCounts, async ({ query: { contentIds } }) => {
      const counts = await likeCounts(book, contentIds)
      return accepted({ counts: [...counts].map(([contentId, likeCount]) => ({ contentId, likeCount })) })
    }),
  ]
}
