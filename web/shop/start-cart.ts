import { startCarrying } from './carry-cart.ts'
import { showCart } from './show-cart.ts'
import { startCartSync } from './start-cart-sync.ts'

/** On pages with a link to the cart: its count, and the way of the cart between the shop and the other sites. */
export function startCart(carried: string | undefined): void {
  showCart()
  startCarrying()
  void startCartSync(carried)
}
