import type { IncomingMessage } from 'node:http'
import { addLike, getLikeCounts } from '#contract/likes.ts'
import { accepted, refused } from '#contract/outcome.ts'
import type { ServeCall } from '#server/http/calls/serve-call.ts'
import type { LikeBook } from './like-book.ts'
import { likeContent, likeCounts } from './likes.ts'
import { LIKING_VISITOR_COOKIE, type LikingVisitors } from './liking-visitor.ts'

type Needs = {
  likes: LikeBook
  visitors: LikingVisitors
  /** Whether the client has not liked too much lately: who refuses cookies is a new visitor each time. */
  mayLike: (request: IncomingMessage) => boolean
  /** Whether all sites are served by https. */
  secure: boolean
}

/** Seconds in which the limit lets a client like again. */
const RETRY_AFTER = '2'

/** The longest that browsers keep a cookie: 400 days. */
const COOKIE_LIFE = 400 * 24 * 3600

export function likesHttp(serve: ServeCall, { likes, visitors, mayLike, secure }: Needs): void {
  const attributes = `Path=/; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  serve(addLike, async ({ params: { contentId }, request, setHeader }) => {
    if (!mayLike(request)) {
      setHeader('retry-after', RETRY_AFTER)
      return refused('TOO_MANY_REQUESTS')
    }
    const { visitor, newCookie } = visitors.of(request.headers.cookie)
    const outcome = await likeContent(likes, { contentId, visitor })
    if (outcome.ok && newCookie) setHeader('set-cookie', `${LIKING_VISITOR_COOKIE}=${newCookie}; ${attributes}`)
    return outcome
  })

  serve(getLikeCounts, async ({ query: { contentIds } }) => {
    const counts = await likeCounts(likes, contentIds)
    return accepted({ counts: [...counts].map(([contentId, likeCount]) => ({ contentId, likeCount })) })
  })
}
