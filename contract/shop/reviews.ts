import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { languages } from '#contract/site.ts'
import { productCode } from './cart.ts'
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH, MAX_STARS, REVIEWS_PER_PAGE } from './review-limits.ts'

const review = z.object({
  id: z.int(),
  stars: z.int().min(1).max(MAX_STARS),
  text: z.string(),
  userName: z.string(),
  /** Written by a customer who has bought the product here. */
  isVerified: z.boolean(),
  /** What the shop says to it. */
  answer: z.string().optional(),
})
export type Review = z.infer<typeof review>

const path = '/api/review/lihakauppa/' as const

export const getReviews = defineCall({
  method: 'GET',
  path,
  about: 'The published reviews of a product, newest first.',
  query: z.object({
    language: z.enum(languages).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(REVIEWS_PER_PAGE),
    productId: productCode,
  }),
  answer: z.object({ hits: z.array(review), hasMore: z.boolean(), totalCount: z.int(), productId: z.string() }),
  cacheable: true,
  refusals: ['PRODUCT_UNKNOWN'],
})

export const addReview = defineCall({
  method: 'POST',
  path,
  about: 'Reviews a product, once for each customer. A review with a link or a listed word is read before it is shown.',
  caller: 'customer',
  body: z.object({
    productId: productCode,
    rating: z.int().min(1).max(MAX_STARS),
    text: z.string().trim().min(1).max(MAX_REVIEW_LENGTH),
    userName: z.string().trim().min(1).max(MAX_REVIEWER_LENGTH),
  }),
  /** `isHeld`: somebody reads it before it is shown. */
  answer: z.object({ isHeld: z.boolean() }),
  refusals: ['PRODUCT_UNKNOWN', 'REVIEW_REPEATED'],
})
