// What a cart has to say to the shopper, as data; `web/messages/shop/cart-texts.ts` has the sentences.

/** Something that the shop changed in the cart, or could not do. Amounts are texts: `12,90`. */
export type CartWarning =
  | { kind: 'sold-out'; name: string }
  /** Only as much as there is was put into the cart. */
  | { kind: 'stock'; name: string; left: number }
  | { kind: 'line-full'; name: string; max: number }
  | { kind: 'cart-full'; max: number }
  | { kind: 'price'; name: string; from: string; to: string }
  | ({ kind: 'code' } & CodeProblem)

/** Why the order cannot be placed yet. */
export type CheckoutWarning =
  | { kind: 'sold-out' | 'not-sold'; name: string }
  | { kind: 'stock'; name: string; left: number }
  | ({ kind: 'code' } & CodeProblem)
  /** Banks and cards do not take so little. */
  | { kind: 'too-little'; least: string }

/** Why a code does nothing. */
export type CodeProblem = { code: string } & (
  | { reason: 'empty' | 'repeated' | 'unknown' | 'used' }
  | { reason: 'too-many'; max: number }
  /** ISO dates. */
  | { reason: 'ended' | 'not-begun'; date: string }
  | { reason: 'minimum'; minimum: string; missing: string }
)
