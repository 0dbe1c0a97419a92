import type { Review } from '#contract/shop/reviews.ts'
import type { ReviewState } from '#contract/shop/shop-data.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { mustBeRead } from './moderation.ts'

export type NewReview = Omit<Review, 'id' | 'answer'> & { code: string; customer: string | null; state: ReviewState }

export type HeldReview = Omit<Review, 'answer'> & { code: string; answer: string | null }

export type ReviewStore = {
  /** Published reviews, newest first, and how many there are. */
  published(code: string, part: { from: number; count: number }): Promise<{ hits: Review[]; totalCount: number }>
  held(): Promise<HeldReview[]>
  /** False if the customer has already reviewed the product. */
  add(review: NewReview): Promise<boolean>
  /** Decides about a held review; null if there is none with this id. */
  decide(id: number, state: 'published' | 'removed'): Promise<HeldReview | null>
  /** Counts a published review. */
  count(code: string, stars: number): Promise<void>
  /** Takes a published review out of the rating. */
  uncount(code: string, stars: number): Promise<void>
  /** Deletes the reviews of a customer. Returns the products whose ratings changed. */
  removeOf(customer: string): Promise<string[]>
  writtenBy(customer: string): Promise<HeldReview[]>
  /** Records the change of a rating, so that pages are rendered again. */
  recordRating(code: string): Promise<void>
}

export type ReviewNeeds = {
  atomically: <T>(work: (store: ReviewStore) => Promise<T>) => Promise<T>
}

type Written = Pick<NewReview, 'code' | 'stars' | 'text' | 'userName'> & { customer: string; isVerified?: boolean }

/** Adds the review of a customer. It is shown at once, unless somebody must read it first. */
export async function writeReview(
  { atomically }: ReviewNeeds,
  written: Written,
): Promise<Outcome<{ isHeld: boolean }, 'REVIEW_REPEATED'>> {
  const isHeld = mustBeRead(written.text, written.userName)
  return atomically(async (store) => {
    const review: NewReview = { isVerified: false, ...written, state: isHeld ? 'held' : 'published' }
    if (!(await store.add(review))) return refused('REVIEW_REPEATED')
    if (!isHeld) await publish(store, written)
    return accepted({ isHeld })
  })
}

/** Adds reviews that were written elsewhere. They are shown at once. */
export async function addPublished(
  { atomically }: ReviewNeeds,
  reviews: readonly Omit<NewReview, 'customer' | 'state'>[],
): Promise<void> {
  await atomically(async (store) => {
    for (const review of reviews) {
      await store.add({ ...review, customer: null, state: 'published' })
      await store.count(review.code, review.stars)
    }
    for (const code of new Set(reviews.map((review) => review.code))) await store.recordRating(code)
  })
}

/** Publishes a held review, or removes it; null if none with this id is held. */
export async function decideReview(
  { atomically }: ReviewNeeds,
  id: number,
  state: 'published' | 'removed',
): Promise<HeldReview | null> {
  return atomically(async (store) => {
    const decided = await store.decide(id, state)
    if (decided && state === 'published') await publish(store, decided)
    return decided
  })
}

async function publish(store: ReviewStore, { code, stars }: { code: string; stars: number }): Promise<void> {
  await store.count(code, stars)
  await store.recordRating(code)
}
