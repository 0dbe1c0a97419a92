import type { SettingName } from '#contract/shop/shop-settings.ts'

/** What the demo's shop asks for and promises. Its texts state them as `{shop:deliveryPrice}`. Amounts are cents. */
export const settings: Record<SettingName, number> = {
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
}
