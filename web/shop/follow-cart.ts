import { CART_CHANGED, CART_KEY, readCartCopy } from './cart-copy.ts'

/** Keeps the cart links and their counts up to date; `first-script.ts` sets them before the first paint. */
export function followCart(): void {
  const update = () => {
    const { lineItemCount } = readCartCopy(storedCart())
    const { dataset } = document.documentElement
    if (lineItemCount > 0) dataset.cart = String(lineItemCount)
    else delete dataset.cart
    for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(lineItemCount)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) update()
  })
  window.addEventListener(CART_CHANGED, update)
  window.addEventListener('pageshow', update)
  update()
}

function storedCart(): string | null {
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return null
  }
}
