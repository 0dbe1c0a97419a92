import { startCarrying } from '#web/shop/carried/carry-cart.ts'
import { startCartSync } from '#web/shop/carried/start-cart-sync.ts'
import { showCart } from './show-cart.ts'

/** On pages with a link to the cart: its count, and the way of the cart between the shop and the other sites. */
export function startCart(carried: string | undefined): void {
  showCart()
  startCarrying()
  void startCartSync(carried)
}
