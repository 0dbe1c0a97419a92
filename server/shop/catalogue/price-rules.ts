import type { DateMark } from '#contract/shop/shop-data.ts'
import { type Cents, cents, halfUp } from '#contract/values/money.ts'

/** A price of a product and the time from which it applied. */
export type PastPrice = { since: Date; price: Cents | null; isReduced: boolean }

const REFERENCE_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

/**
 * What a reduced price is compared with: the lowest price of the 30 days before the reduction (Consumer Protection Act 2:11). A reduction
 * in steps counts from its first step. Food that perishes quickly is exempt, and compared with its last price. Null if the current price
 * is not reduced, or not lower.
 */
export function fullPriceOf(history: readonly PastPrice[], dateMark: DateMark | null): Cents | null {
  const current = history.at(-1)
  if (!current?.isReduced || current.price === null) return null
  const lastFull = history.findLastIndex(({ isReduced }) => !isReduced)
  const start = history[lastFull + 1]?.since.getTime() ?? 0
  const before = history.slice(0, lastFull + 1)
  const compared = dateMark === 'use-by' ? before.slice(-1) : within(before, start - REFERENCE_DAYS * DAY_MS)
  const known = compared.flatMap(({ price }) => (price === null ? [] : [price]))
  const lowest = known.length > 0 ? cents(Math.min(...known)) : null
  return lowest !== null && lowest > current.price ? lowest : null
}

/** The prices that applied at any time since then. */
function within(history: readonly PastPrice[], from: number): PastPrice[] {
  return history.filter((_, at) => {
    const next = history[at + 1]
    return !next || next.since.getTime() > from
  })
}

/** The discount in whole percent, rounded down so that it is never overstated. Null below one percent. */
export function discountPercentage(price: Cents, fullPrice: Cents | null): number | null {
  if (fullPrice === null) return null
  const percent = Math.floor(((fullPrice - price) * 100) / fullPrice)
  return percent >= 1 ? percent : null
}

export function pricePerKilo(price: Cents, weightGrams: number): Cents {
  return cents(halfUp(price * 1000, weightGrams))
}
