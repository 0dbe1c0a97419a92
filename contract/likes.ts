import { z } from 'zod'
import { defineCall } from './call.ts'

/** So many counts are given at once. */
const MOST_COUNTS = 50

/** Ids are counted from 1 and stored in four bytes: others would be a fault of the database. */
const contentId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2 ** 31 - 1))

const likeCount = z.object({ contentId: z.int(), likeCount: z.int() })
export type LikeCount = z.infer<typeof likeCount>

const likeCounts = z.object({ counts: z.array(likeCount) })

/** A liking visitor, for as long as browsers keep a cookie. */
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
  query: z.object({ contentIds: z.array(contentId).min(1).max(MOST_COUNTS) }),
  answer: likeCounts,
  cacheable: true,
})
