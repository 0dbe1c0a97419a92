import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import * as calls from '#contract/office/reviews/reviews.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { ReviewQueueStore } from './review-queue.store.ts'
import { answerReview, decideOnReview, type QueueNeeds } from './review-queue.ts'

type Needs = QueueNeeds & {
  queue: ReviewQueueStore
  findProduct: (code: string) => { name: string; address: string } | null
}

/** The queue of reviews, for staff. */
export function reviewQueueCalls({ queue, findProduct, ...needs }: Needs): ServedCall[] {
  return [
    served(calls.listReviews, async ({ query: { after, ...filter } }) => {
      const place = after === undefined ? undefined : Number.parseInt(after, 10) || 0
      const found = await queue.list({ ...filter, after: place }, LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const last = rows.at(-1)
      return accepted({
        rows: rows.map(({ customer: _, createdAt, ...row }) => {
          const { name, address } = findProduct(row.code) ?? { name: null, address: null }
          return { ...row, product: name, address, createdAt: createdAt.toISOString() }
        }),
        next: found.length > rows.length && last ? String(last.id) : null,
      })
    }),

    served(calls.summariseReviews, async () => {
      const counts = await queue.counts()
      const products = await queue.products()
      return accepted({
        counts: {
          held: counts.get('held') ?? 0,
          published: counts.get('published') ?? 0,
          removed: counts.get('removed') ?? 0,
        },
        products: products.map((code) => ({ code, name: findProduct(code)?.name ?? code })),
      })
    }),

    served(calls.decideOnReview, ({ staff, params: { id }, body }) => decideOnReview(needs, staff, { id, ...body })),
    served(calls.answerReview, ({ staff, params: { id }, body }) => answerReview(needs, staff, { id, ...body })),
  ]
}
