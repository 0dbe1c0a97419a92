import { type ShopSettings, shopSettings } from '#contract/shop/shop-settings.ts'

/** Settings of a shop, for tests. */
export const someSettings: ShopSettings = shopSettings.parse({
  deliveryPrice: 790,
  freeDeliveryFrom: 9000,
  leastPayment: 46,
  giftCardYears: 2,
  reservationMinutes: 30,
  cartDays: 60,
  unpaidOrderDays: 30,
  orderYears: 3,
  accountYears: 3,
  serviceRefundLimit: 5000,
})
