import { type LimitedProduct, sharedWeekdays } from '#contract/shop/delivery-days.ts'
import type { Cents } from '#contract/values/money.ts'

/** A product that can be put into the cart beside what is there. */
export type Candidate = LimitedProduct & {
  code: string
  price: Cents
  /** Of its product group. */
  group: number | null
  /** Of five; 0 without reviews. */
  stars: number
  reviewCount: number
}

const MOST = 3

/**
 * What fits a cart that lacks this much for free delivery: the product that fills the gap at the least cost, then the best reviewed of
 * other groups that cost no more than the gap. Only what can be delivered on a day of the others.
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
  // A second round takes what shares its group with one that was chosen.
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
