import { readCartCopy, storedCart } from '#web/shop/cart/cart-copy.ts'
import { cartPage, hasCart, isOnShop, pageLanguage } from '#web/shop/cart/cart-page.ts'
import { storedToken } from './cart-token.ts'

/**
 * On other sites: takes the cart that a link of the shop has brought; compares a cart that has lines with the shop's, where it may have
 * been changed or ordered; and beside a buy control asks whether the shop has one.
 */
export async function startCartSync(carried: string | undefined): Promise<void> {
  if (!hasCart() || isOnShop()) return
  if (carried !== undefined && isFromShop()) return take(carried)
  if (readCartCopy(storedCart()).lineItemCount > 0) {
    const { cartStore } = await import('#web/shop/cart/cart-store.ts')
    await cartStore.load(pageLanguage())
  } else if (document.querySelector('kaski-island[name=buy-control]')) {
    const { askShop } = await import('./ask-shop.ts')
    askShop(storedToken())
  }
}

/** An empty one changes nothing. */
async function take(carried: string): Promise<void> {
  const [{ cartStore }, way] = await Promise.all([import('#web/shop/cart/cart-store.ts'), import('./site-carrier.ts')])
  const outcome = await way.takeCarriedCart(carried, pageLanguage())
  if (outcome.ok && outcome.value.lineItemCount > 0) cartStore.receive(outcome.value)
}

/** A stranger who makes somebody open a link with the token of another cart gets nothing of this browser's. */
function isFromShop(): boolean {
  return document.referrer.startsWith(`${cartPage().origin}/`)
}
