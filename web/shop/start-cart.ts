import { startCarrying } from './carry-cart.ts'
import { followCart } from './follow-cart.ts'
import { startHandOver } from './hand-over.ts'
import { startCartSync } from './start-cart-sync.ts'

/** On pages with a link to the cart: its count, and the way of the cart between the shop and the other sites. */
export function startCart(carried: string | undefined): void {
  followCart()
  startHandOver()
  startCarrying()
  void startCartSync(carried)
}
