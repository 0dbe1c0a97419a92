import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'

/** Maximum number of counts in one response. */
const MAX_COUNTS = 50

/** Ids start at 1 and are stored in four bytes: others would make the database fail. */
const contentId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2 ** 31 - 1))

const likeCount = z.object({ contentId: z.int(), likeCount: z.int() })
export type LikeCount = z.infer<typeof likeCount>

const likeCounts = z.object({ counts: z.array(likeCount) })

/** Identifies a visitor who likes, for as long as browsers keep a cookie. */
const likingVisitor = { cookie: 'likingvisitor', days: 400 } as const

export const addLike = defineCall({
  method: 'POST',
  path: '/api/contentlikecount/:contentId',
  about: 'Likes a page. A visitor is counted once: liking again gives the count as it is.',
  params: z.object({ contentId }),
  answer: likeCount,
  limit: 'like',
  caller: likingVisitor,
  refusals: ['LIKE_CONTENT_UNKNOWN'],
})

export const getLikeCounts = defineCall({
  method: 'GET',
  path: '/api/contentlikecount',
  about: 'How often pages were liked, newer than what pages show. One that does not exist is left out.',
  query: z.object({ contentIds: z.array(contentId).min(1).max(MAX_COUNTS) }),
  answer: likeCounts,
  cacheable: true,
})
