import { type LimitedProduct, sharedWeekdays } from '#contract/shop/delivery-days.ts'
import type { Cents } from '#contract/values/money.ts'

/** A product that can be suggested for a cart. */
export type Candidate = LimitedProduct & {
  code: string
  price: Cents
  /** The id of its product group. */
  group: number | null
  /** Average rating out of five; 0 without reviews. */
  stars: number
  reviewCount: number
}

const MOST = 3

/**
 * Suggests products for a cart that lacks this much for free delivery: first the cheapest that fills the gap, then the best reviewed of
 * other groups that cost no more than the gap. All of them can be delivered on a day that the rest of the cart can.
 */
export function suggestionsFor<Each extends Candidate>(
  candidates: readonly Each[],
  inCart: readonly (LimitedProduct & { code: string })[],
  gap: Cents,
): Each[] {
  if (gap <= 0) return []
  const has = new Set(inCart.map(({ code }) => code))
  const fitting = candidates.filter(
    (each) => !has.has(each.code) && sharedWeekdays([...inCart, each]).length > 0 && each.price > 0,
  )
  const [filling] = fitting
    .filter(({ price }) => price >= gap)
    .sort((one, next) => one.price - next.price || byCode(one, next))
  const smaller = fitting.filter(({ price }) => price < gap).sort(byReviews)
  const chosen: Each[] = []
  // The second round also takes products of a group that was chosen from.
  for (const isStrict of [true, false]) {
    for (const each of [...(filling ? [filling] : []), ...smaller]) {
      const isRepeated = isStrict && chosen.some(({ group }) => group !== null && group === each.group)
      if (chosen.length < MOST && !chosen.includes(each) && !isRepeated) chosen.push(each)
    }
  }
  return chosen
}

const byCode = (one: Candidate, next: Candidate) => (one.code < next.code ? -1 : 1)
const byReviews = (one: Candidate, next: Candidate) =>
  next.stars - one.stars || next.reviewCount - one.reviewCount || byCode(one, next)
