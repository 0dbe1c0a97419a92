import type { Change } from '#contract/content/change.ts'
import { REVIEWS_PER_PAGE } from '#contract/shop/review-limits.ts'
import { addReview, getReviews } from '#contract/shop/reviews.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { served } from '#server/http/calls/served.ts'
import { reviewQueueCalls } from './review-queue.http.ts'
import { reviewQueueStore, reviewQueueStores } from './review-queue.store.ts'
import { reviewStore } from './reviews.store.ts'
import { type ReviewNeeds, writeReview } from './reviews.ts'

type Needs = {
  database: Database
  isProduct: (code: string) => boolean
  /** The change that a new rating of a product means for pages. */
  changeOf: (db: Sql, code: string) => Promise<Change>
  /** Its name and where visitors see it; null if it is no longer sold. */
  findProduct: (code: string) => { name: string; address: string } | null
  /** Whether the customer has bought the product here. Without this function no review is marked as a buyer's. */
  hasBought?: (customerId: string, productCode: string) => Promise<boolean>
}

/** Reviews of the shop's products. */
export function openReviews({ database, isProduct, changeOf, findProduct, hasBought }: Needs) {
  const store = reviewStore(database.sql, changeOf)
  const actions = reviewActions(database, changeOf)
  return {
    name: 'reviews',
    actions,
    /** The first page of them. */
    newest: (code: string) => store.published(code, { from: 0, count: REVIEWS_PER_PAGE }),
    calls: [
      ...reviewQueueCalls({
        queue: reviewQueueStore(database.sql),
        atomically: (work) => database.transaction((tx) => work(reviewQueueStores(tx, changeOf))),
        findProduct,
      }),
      served(getReviews, async ({ query: { productId, page, pageSize } }) => {
        const code = productId.toUpperCase()
        if (!isProduct(code)) return refused('PRODUCT_UNKNOWN')
        const from = (page - 1) * pageSize
        const { hits, totalCount } = await store.published(code, { from, count: pageSize })
        return accepted({ hits, totalCount, hasMore: from + hits.length < totalCount, productId: code })
      }),
      served(addReview, async ({ body: { productId, rating, text, userName }, customer }) => {
        const code = productId.toUpperCase()
        if (!isProduct(code)) return refused('PRODUCT_UNKNOWN')
        const isVerified = (await hasBought?.(customer.id, code)) ?? false
        return writeReview(actions, { code, customer: customer.id, stars: rating, text, userName, isVerified })
      }),
    ],
  } satisfies Capability & Record<string, unknown>
}

export function reviewActions(database: Database, changeOf: Needs['changeOf']): ReviewNeeds {
  return { atomically: (work) => database.transaction((tx) => work(reviewStore(tx, changeOf))) }
}
