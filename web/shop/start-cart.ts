import { followCart } from './follow-cart.ts'
import { startHandOver } from './hand-over.ts'
import { startCartSync } from './start-cart-sync.ts'

/** On pages with a link to the cart: its count, and on other sites than the shop the way of the cart to it. */
export function startCart(): void {
  followCart()
  startHandOver()
  void startCartSync()
}
