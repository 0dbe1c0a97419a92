import { CART_CHANGED, readCartCopy, storedCart } from './cart-copy.ts'
import { CART_KEY } from './cart-key.ts'

/** Keeps the cart links and their counts up to date; `first-script.ts` sets them before the first paint. */
export function followCart(): void {
  const show = (count: number) => {
    const { dataset } = document.documentElement
    if (count > 0) dataset.cart = String(count)
    else delete dataset.cart
    for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(count)
  }
  const update = () => show(readCartCopy(storedCart()).lineItemCount)
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) update()
  })
  // With the count where local storage may be unavailable.
  window.addEventListener(CART_CHANGED, ({ detail }: CustomEventInit<number>) =>
    typeof detail === 'number' ? show(detail) : update(),
  )
  window.addEventListener('pageshow', update)
  update()
}
