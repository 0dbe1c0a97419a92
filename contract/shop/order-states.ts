/**
 * The states of an order. Until it is paid it only reserves goods (`reserved`); it lapses when it is not paid in time, and is superseded
 * when the shopper changes the cart and pays that. `refund-due` is paid, but its goods are gone: the money goes back.
 */
export const orderStates = [
  'reserved',
  'superseded',
  'lapsed',
  'placed',
  'packed',
  'delivered',
  'cancelled',
  'refund-due',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]
