import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { MAX_STARS } from '#contract/shop/review-limits.ts'

const MAX_REASON_LENGTH = 300
const MAX_ANSWER_LENGTH = 1000

const state = z.enum(['held', 'published', 'removed'])

const byShopAndService = { host: 'office', caller: { roles: ['shop', 'service'] } } as const

const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** What the person saw: a review that somebody else has changed meanwhile is refused. */
const version = z.int().min(0)

const row = z.object({
  id: z.int(),
  code: z.string(),
  /** Of the product; null if it is no longer sold. */
  product: z.string().nullable(),
  /** Where visitors read it; null if it is no longer sold. */
  address: z.string().nullable(),
  stars: z.int(),
  text: z.string(),
  userName: z.string(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  state,
  /** Why it was refused, for staff only. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  version,
})

export const listReviews = defineCall({
  ...byShopAndService,
  method: 'GET',
  path: '/api/office/reviews',
  about: 'Reviews in a state: those that wait from the oldest on, others from the latest on.',
  query: z.object({
    ...listQuery,
    state: state.default('held'),
    code: z.string().max(40).optional(),
    stars: z.coerce.number().int().min(1).max(MAX_STARS).optional(),
  }),
  answer: listPage(row),
})

export const summariseReviews = defineCall({
  ...byShopAndService,
  method: 'GET',
  path: '/api/office/reviews/summary',
  about: 'How many reviews there are in each state, and which products have some.',
  answer: z.object({
    counts: z.object({ held: z.int(), published: z.int(), removed: z.int() }),
    products: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const decideOnReview = defineCall({
  ...byShopAndService,
  method: 'PUT',
  path: '/api/office/reviews/:id/state',
  about: 'Publishes a review, refuses it with a reason that only staff read, or lets it wait again.',
  params: id,
  body: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['published', 'held']), version }),
    z.object({ state: z.literal('removed'), reason: z.string().trim().min(1).max(MAX_REASON_LENGTH), version }),
  ]),
  records: ['review.publish', 'review.refuse', 'review.wait'],
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const answerReview = defineCall({
  ...byShopAndService,
  method: 'PUT',
  path: '/api/office/reviews/:id/answer',
  about: "Answers a review in the shop's name, changes the answer, or removes it.",
  params: id,
  body: z.object({ answer: z.string().trim().min(1).max(MAX_ANSWER_LENGTH).nullable(), version }),
  records: 'review.answer',
  answer: z.object({ version }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
