import { readCartCopy, storedCart } from '#web/shop/cart/cart-copy.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { showCart } from '#web/shop/cart/show-cart.ts'
import { shopCartIn } from './site-carrier.ts'

/** Shows the cart of the shop that the frame has answered with. What was answered to a product that was added meanwhile is newer. */
export function receiveCart(answer: unknown): void {
  if (readCartCopy(storedCart()).lineItemCount > 0) return
  const cart = shopCartIn(answer)
  if (!cart) return
  showCart()
  cartStore.receive(cart)
}
