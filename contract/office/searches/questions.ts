import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { language, read, site } from './words.ts'

/** `unanswered`: found nothing. `unopened`: found something, and nobody opened a result. */
const questionKinds = ['unanswered', 'unopened', 'all'] as const

const row = z.object({
  site: z.string(),
  language,
  question: z.string(),
  asked: z.int(),
  unanswered: z.int(),
  /** How often a result was opened, or an answer stood above them. */
  opened: z.int(),
})
export type AskedQuestion = z.infer<typeof row>

export const listAskedQuestions = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/searches/questions',
  about:
    'What visitors searched for, the most frequent first. What was asked once is left out, because it may be the name of somebody.',
  query: z.object({
    ...listQuery,
    kind: z.enum(questionKinds).default('unanswered'),
    site: site.optional(),
    language: language.optional(),
    /** The Monday of a week; left out: the last 90 days. */
    week: z.iso.date().optional(),
    text: z.string().max(80).optional(),
  }),
  answer: listPage(row),
})
