import type { ProductEdit } from '#contract/office/goods/product.ts'
import { askedAt, type PricePlan } from './price-plan.ts'

/** Why a product cannot have these prices, for staff; undefined if it can. Only what the edit changes is checked. */
export function planProblem(plan: PricePlan, { regularPrice, sale, next }: ProductEdit['to'], now: Date) {
  const { salePrice, saleFrom, saleUntil, nextPriceFrom } = plan
  if (next && nextPriceFrom !== null && nextPriceFrom <= now) return 'uuden hinnan alkuhetki on jo mennyt'
  if (sale && saleUntil !== null && saleUntil <= now) return 'alennuksen loppuhetki on jo mennyt'
  if (sale && saleFrom !== null && saleUntil !== null && saleUntil <= saleFrom) {
    return 'alennus loppuu ennen kuin se alkaa'
  }
  if (!sale && regularPrice === undefined && !next) return undefined
  if (salePrice === null || saleFrom === null) return undefined
  if (plan.regularPrice === null) return 'alennuksella on oltava normaalihinta'
  const withoutSale = { ...plan, salePrice: null }
  const { price } = askedAt(withoutSale, saleFrom > now ? saleFrom : now)
  return price !== null && salePrice >= price ? 'alennushinta ei ole normaalihintaa pienempi' : undefined
}
