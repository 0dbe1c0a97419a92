// Apart from `cart.ts`, so that the browser gets no schemas with them.

/** The most of one product that a cart holds. The stepper of the cart offers one less. */
export const MAX_QUANTITY = 100
/** The most products in a cart. */
export const MAX_LINES = 100
/** The most codes in a cart. */
export const MAX_CODES = 10
