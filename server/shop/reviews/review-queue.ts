import type { ReviewState } from '#contract/shop/shop-data.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Actor, AuditedChange } from '#server/audit/audit.store.ts'
import type { QueuedReview, ReviewQueueStores } from './review-queue.store.ts'

export type QueueNeeds = {
  atomically: <T>(work: (stores: ReviewQueueStores) => Promise<T>) => Promise<T>
}

type Decision = { id: number; version: number; state: ReviewState; reason?: string | null }

const actions: Record<ReviewState, string> = {
  published: 'review.publish',
  removed: 'review.refuse',
  held: 'review.wait',
}

/** Publishes a review, refuses it, or lets it wait again; its product's rating follows in the same transaction. */
export function decideOnReview(needs: QueueNeeds, by: Actor, { id, version, state, reason = null }: Decision) {
  return changeReview(needs, by, { id, version }, async ({ queue, shown }, review) => {
    await queue.change(id, { state, reason })
    if (review.state !== 'published' && state === 'published') await shown.count(review.code, review.stars)
    if (review.state === 'published' && state !== 'published') await shown.uncount(review.code, review.stars)
    return {
      action: actions[state],
      before: { state: review.state, reason: review.reason },
      after: { state, reason },
      isShown: review.state === 'published' || state === 'published',
    }
  })
}

type Answered = { id: number; version: number; answer: string | null }

/** Answers in the shop's name; null removes the answer. */
export function answerReview(needs: QueueNeeds, by: Actor, { id, version, answer }: Answered) {
  return changeReview(needs, by, { id, version }, async ({ queue }, review) => {
    await queue.change(id, { answer })
    return {
      action: 'review.answer',
      before: { answer: review.answer },
      after: { answer },
      isShown: review.state === 'published',
    }
  })
}

type Done = Omit<AuditedChange, 'subject'> & { isShown: boolean }

/** Refused if somebody has changed the review since the person read it. */
function changeReview(
  { atomically }: QueueNeeds,
  by: Actor,
  { id, version }: { id: number; version: number },
  change: (stores: ReviewQueueStores, review: QueuedReview) => Promise<Done>,
) {
  return atomically(async (stores) => {
    const review = await stores.queue.lock(id)
    if (!review) return refused('NOT_FOUND')
    if (review.version !== version) return refused('CHANGED_MEANWHILE')
    const { isShown, ...done } = await change(stores, review)
    await stores.record(by, { ...done, subject: `review:${id}` })
    if (isShown) await stores.shown.recordRating(review.code)
    return accepted({ version: version + 1 })
  })
}
