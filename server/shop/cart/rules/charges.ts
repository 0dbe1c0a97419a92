import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { type Cents, NO_MONEY } from '#contract/values/money.ts'
import type { Tariff } from './totals.ts'

/** The settings that affect the amounts of a cart. */
export type Charges = { tariff: Tariff; leastPayment: Cents }

/** Handling costs nothing: by the shop's terms delivery is the only charge. */
export function chargesOf({
  deliveryPrice,
  freeDeliveryFrom,
  leastPayment,
}: Pick<ShopSettings, 'deliveryPrice' | 'freeDeliveryFrom' | 'leastPayment'>): Charges {
  return { tariff: { delivery: deliveryPrice, freeFrom: freeDeliveryFrom, handling: NO_MONEY }, leastPayment }
}
