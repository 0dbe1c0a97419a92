import type { VatClass } from '#contract/shop/shop-data.ts'
import type { Rate } from '#contract/values/money.ts'

/** The rates by law, newest first, each with its first day. */
const rates: Record<Exclude<VatClass, 'voucher'>, readonly { since: string; rate: Rate }[]> = {
  food: [
    { since: '2026-01-01', rate: 135 },
    { since: '2013-01-01', rate: 140 },
  ],
  standard: [
    { since: '2024-09-01', rate: 255 },
    { since: '2013-01-01', rate: 240 },
  ],
}

/** The rate on a day; undefined for gift cards, which are taxed when they are used. */
export function vatRateOn(vatClass: VatClass, day: string): Rate | undefined {
  if (vatClass === 'voucher') return undefined
  const found = rates[vatClass].find(({ since }) => since <= day)
  if (!found) throw new Error(`No rate of value-added tax is known for ${day}.`)
  return found.rate
}
