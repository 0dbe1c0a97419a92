import { followCart } from './follow-cart.ts'
import { startHandOver } from './hand-over.ts'

let isShown = false

/** The count in the links to the cart, and what they do when they are pressed. Once in a page, from where a cart is first known. */
export function showCart(): void {
  if (isShown) return
  isShown = true
  followCart()
  startHandOver()
}
