import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { type Cents, NO_MONEY } from '#contract/values/money.ts'
import type { Tariff } from './totals.ts'

/** What settings make of the amounts of a cart. */
export type Charges = { tariff: Tariff; leastPayment: Cents }

/** Nothing is asked for handling: the terms of the shop say that delivery is the only charge. */
export function chargesOf({
  deliveryPrice,
  freeDeliveryFrom,
  leastPayment,
}: Pick<ShopSettings, 'deliveryPrice' | 'freeDeliveryFrom' | 'leastPayment'>): Charges {
  return { tariff: { delivery: deliveryPrice, freeFrom: freeDeliveryFrom, handling: NO_MONEY }, leastPayment }
}
