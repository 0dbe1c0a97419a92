import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { MAX_QUERY_LENGTH } from './search-limits.ts'

export const countOpenedResult = defineCall({
  method: 'POST',
  path: '/api/search/opened',
  limit: 'search',
  about:
    'Counts that a question has led to a page. It says nothing of the visitor, and nothing is stored in the browser.',
  body: z.object({ q: z.string().min(1).max(MAX_QUERY_LENGTH) }),
  answer: null,
})
