import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { language, promotionFields, read, site, synonymFields } from './words.ts'

const hit = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string(),
  /** What kind of page it is, for people. */
  category: z.string(),
  isPromoted: z.boolean(),
})

const results = z.object({ hits: z.array(hit), totalCount: z.int() })
export type TrialResults = z.infer<typeof results>

/** `id`: the one that is changed or, with `words` or `promotion` null, removed. */
const id = z.int().min(1).nullable()

export const tryChange = defineCall({
  ...read,
  method: 'POST',
  path: '/api/office/searches/trial',
  limit: 'search',
  about:
    'What a change of words or of promoted pages would do to the results of the running search. Nothing is changed.',
  body: z.object({
    site,
    language,
    /** Left out: the questions asked most whose first results would be others. */
    q: z.string().trim().max(200).optional(),
    change: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('synonym'), id, words: synonymFields.nullable() }),
        z.object({ kind: z.literal('promotion'), id, promotion: promotionFields.nullable() }),
      ])
      .nullable(),
  }),
  records: 'nothing',
  answer: z.object({
    questions: z.array(
      z.object({
        q: z.string(),
        /** How often it was asked in the last 90 days; null of one that the person has typed. */
        asked: z.int().nullable(),
        before: results,
        after: results,
      }),
    ),
    /** How many of the questions asked most were tried. */
    tried: z.int(),
  }),
})
