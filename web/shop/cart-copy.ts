/** The browser's copy of the cart, for what is shown before the server has told. */
export type CartCopy = { lineItemCount: number; lineItems: { code: string; quantity: number }[] }

export const CART_KEY = 'cart'

/** Sent on the window by whoever changes the copy: the browser itself tells other tabs only. */
export const CART_CHANGED = 'kaskimaa-cart-changed'

export function readCartCopy(kept: string | null): CartCopy {
  try {
    const { lineItemCount, lineItems } = JSON.parse(kept ?? 'null')
    if (Number.isInteger(lineItemCount) && lineItemCount > 0 && Array.isArray(lineItems)) {
      return { lineItemCount, lineItems }
    }
  } catch {
    // Not ours, or cut off: as good as none.
  }
  return { lineItemCount: 0, lineItems: [] }
}
