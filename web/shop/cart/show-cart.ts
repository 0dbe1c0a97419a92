import { startHandOver } from '#web/shop/carried/hand-over.ts'
import { followCart } from './follow-cart.ts'

let isShown = false

/** The count in the links to the cart, and what they do when they are pressed. Once in a page, from where a cart is first known. */
export function showCart(): void {
  if (isShown) return
  isShown = true
  followCart()
  startHandOver()
}
