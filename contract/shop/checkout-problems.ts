/**
 * Why a purchase was sent back to the checkout, as `virhe` in its address. The shopper's fields are kept by the browser. `fields`: `kentat`
 * names them. `cart-changed`: a price, a code or the total is not what the shopper saw. `slot-not-offered`: there is no such day or time.
 * `day-not-shared`: not all products are delivered on that weekday. `payment-unavailable`: nothing was paid, and pressing again goes on
 * with the same order.
 */
export const checkoutProblems = [
  'fields',
  'cart-empty',
  'cart-changed',
  'sold-out',
  'not-served',
  'slot-not-offered',
  'day-not-shared',
  'slot-closed',
  'slot-full',
  'too-little',
  'payment-unavailable',
] as const

export type CheckoutProblem = (typeof checkoutProblems)[number]
