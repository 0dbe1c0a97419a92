import type { Cents } from '#contract/values/money.ts'
import { fullPriceOf, type PastPrice } from './price-rules.ts'

/** What staff have decided about the price of a product, now and from later times on. */
export type PricePlan = {
  regularPrice: Cents | null
  salePrice: Cents | null
  saleFrom: Date | null
  saleUntil: Date | null
  nextPrice: Cents | null
  nextPriceFrom: Date | null
}

type Asked = { price: Cents | null; isReduced: boolean }

export const noPlan: PricePlan = {
  regularPrice: null,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  nextPrice: null,
  nextPriceFrom: null,
}

const noSale = { salePrice: null, saleFrom: null, saleUntil: null } as const

/** The plan without what has come true: a price that has begun is the regular one, a sale that has ended is gone. */
export function planAt(plan: PricePlan, now: Date): PricePlan {
  const { regularPrice, salePrice, saleFrom, saleUntil, nextPrice, nextPriceFrom } = plan
  const hasBegun = nextPriceFrom !== null && nextPriceFrom <= now
  const hasEnded = saleUntil !== null && saleUntil <= now
  const sale = hasEnded ? noSale : { salePrice, saleFrom, saleUntil }
  return {
    regularPrice: hasBegun ? nextPrice : regularPrice,
    salePrice: sale.salePrice,
    saleFrom: sale.saleFrom,
    saleUntil: sale.saleUntil,
    nextPrice: hasBegun ? null : nextPrice,
    nextPriceFrom: hasBegun ? null : nextPriceFrom,
  }
}

export function askedAt(plan: PricePlan, now: Date): Asked {
  const { regularPrice, salePrice, saleFrom } = planAt(plan, now)
  const isReduced = salePrice !== null && saleFrom !== null && saleFrom <= now
  return isReduced ? { price: salePrice, isReduced } : { price: regularPrice, isReduced }
}

/** The times after `now` at which the price changes by itself. */
export function momentsOf({ saleFrom, saleUntil, nextPriceFrom }: PricePlan, now: Date): Date[] {
  return [saleFrom, saleUntil, nextPriceFrom].flatMap((time) => (time !== null && time > now ? [time] : []))
}

/** Whether the stored price is not the one that the plan asks for now. */
export function isDue(product: PricePlan & { price: Cents | null }, now: Date): boolean {
  const { price, regularPrice, salePrice, saleFrom, saleUntil, nextPriceFrom } = product
  const has = (time: Date | null) => time !== null && time <= now
  const isOfPlan = price === regularPrice || price === salePrice
  return has(saleUntil) || has(nextPriceFrom) || (has(saleFrom) && salePrice !== price) || !isOfPlan
}

/**
 * The product with a plan that asks for what its history says, if that is newer than all that the plan has begun: while nodes are upgraded,
 * one of the version without plans may import prices.
 */
export function withHistory<Product extends PricePlan>(
  product: Product,
  history: readonly PastPrice[],
  now: Date,
): Product {
  const last = history.at(-1)
  const asked = askedAt(product, now)
  if (!last || (last.price === asked.price && last.isReduced === asked.isReduced)) return product
  const { saleFrom, saleUntil, nextPriceFrom } = product
  const hasBegunSince = [saleFrom, saleUntil, nextPriceFrom].some(
    (time) => time !== null && time <= now && time >= last.since,
  )
  return hasBegunSince ? product : { ...product, ...planWith(product, last, now) }
}

/** The next row of the history; undefined if nothing about the price changes. */
function newPrice(last: PastPrice | undefined, { price, isReduced }: Asked, now: Date): PastPrice | undefined {
  if (last ? last.price === price && last.isReduced === isReduced : price === null) return undefined
  // Rows are told apart by their time: two changes may come in the same millisecond.
  const since = last && last.since >= now ? new Date(last.since.getTime() + 1) : now
  return { since, price, isReduced }
}

type Priced = PricePlan & {
  price: Cents | null
  fullPrice: Cents | null
  dateMark: Parameters<typeof fullPriceOf>[1]
}

/** The product with the price that its plan asks for at a time, and what that adds to its history. */
export function pricedAt<Product extends Priced>(product: Product, history: readonly PastPrice[], now: Date) {
  const asked = askedAt(product, now)
  const added = newPrice(history.at(-1), asked, now)
  const fullPrice = fullPriceOf(added ? [...history, added] : history, product.dateMark)
  return { product: { ...product, ...planAt(product, now), price: asked.price, fullPrice }, added }
}

/** A row of a table says one price and whether it is a reduction: from now on. A sale that somebody has planned for later stays. */
export function planWith(plan: PricePlan, { price, isReduced }: Asked, now: Date): PricePlan {
  const begun = planAt(plan, now)
  const isOnSale = begun.saleFrom !== null && begun.saleFrom <= now
  if (price !== null && isReduced) {
    return {
      ...begun,
      regularPrice: begun.regularPrice ?? price,
      salePrice: price,
      saleFrom: isOnSale ? begun.saleFrom : now,
      saleUntil: isOnSale ? begun.saleUntil : null,
    }
  }
  return { ...begun, ...(isOnSale ? noSale : {}), regularPrice: price }
}
