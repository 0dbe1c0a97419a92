/**
 * Why a purchase was sent back to the checkout, as `virhe` in its address. The shopper's fields are kept by the browser. `web/messages`
 * has the sentences.
 */
export const checkoutProblems = [
  /** `kentat` names the fields. */
  'fields',
  'cart-empty',
  /** A price, the stock, a code or the total is not what the shopper saw. */
  'cart-changed',
  'sold-out',
  'slot-full',
  'slot-closed',
  'not-served',
  'too-little',
  /** The payment service cannot be reached: nothing was paid, and pressing again goes on with the same order. */
  'payment-unavailable',
] as const

export type CheckoutProblem = (typeof checkoutProblems)[number]
