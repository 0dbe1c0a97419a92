/** The copy of the cart in local storage, shown before the server has responded. */
export type CartCopy = { lineItemCount: number; lineItems: { code: string; quantity: number }[] }

export const CART_KEY = 'cart'

/** Dispatch this event on `window` after changing the copy: `storage` events reach only other tabs. */
export const CART_CHANGED = 'kaskimaa-cart-changed'

export function readCartCopy(stored: string | null): CartCopy {
  try {
    const { lineItemCount, lineItems } = JSON.parse(stored ?? 'null')
    if (Number.isInteger(lineItemCount) && lineItemCount > 0 && Array.isArray(lineItems)) {
      return { lineItemCount, lineItems }
    }
  } catch {
    // Invalid or truncated: treated as empty.
  }
  return { lineItemCount: 0, lineItems: [] }
}
