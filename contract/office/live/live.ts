import { defineRoute } from '#contract/calls/route.ts'
import { roles } from '#contract/office/roles.ts'
import { LIVE_ADDRESS } from './news.ts'

/** Not under `/api`, whose calls end with an answer. It ends with the session; the browser comes back and reads everything again. */
export const liveNews = defineRoute({
  methods: ['GET'],
  path: LIVE_ADDRESS,
  about: 'Tells what has changed, as server-sent events, as long as somebody of the office looks at it.',
  host: 'office',
  caller: { roles },
})
