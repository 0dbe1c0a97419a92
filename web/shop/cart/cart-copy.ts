import type { Cart } from '#contract/shop/cart.ts'
import { shownCode } from '#contract/shop/masked-code.ts'
import { CART_KEY } from './cart-key.ts'

/** What every page needs of the cart before the server has responded. */
export type CartCopy = { lineItemCount: number; lineItems: { code: string; quantity: number }[] }

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

/** The whole cart of the copy; null if there is none that can be shown. */
export function readWholeCart(stored: string | null): Cart | null {
  try {
    const cart = JSON.parse(stored ?? 'null')
    return isCart(cart) ? cart : null
  } catch {
    return null
  }
}

/** Whether a value has all fields of a cart that pages show. It may come from an older version of this program, or from a proxy. */
export function isCart(value: unknown): value is Cart {
  const cart = value as Partial<Cart> | null
  const areTexts = [cart?.total, cart?.subTotal, cart?.vatTotal].every((amount) => typeof amount === 'string')
  const areLists = [cart?.lineItems, cart?.couponCodes, cart?.warnings, cart?.checkoutWarnings].every(Array.isArray)
  return areTexts && areLists && Number.isInteger(cart?.lineItemCount)
}

export function storedCart(): string | null {
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return null
  }
}

/** Stores the copy and notifies this page. Leaves out the last error, and codes that are worth money. */
export function storeCart({ error: _, ...cart }: Cart): void {
  const couponCodes = cart.couponCodes.map((code) => shownCode(code, cart.discountCodes))
  try {
    localStorage.setItem(CART_KEY, JSON.stringify({ ...cart, couponCodes }))
  } catch {
    // Full or unavailable: the page itself still knows the cart.
  }
  window.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: cart.lineItemCount }))
}
