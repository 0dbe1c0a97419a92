import { CART_CHANGED, CART_KEY, readCartCopy } from './cart-copy.ts'

/** Shows every cart link while the cart has lines, with their number; `first-script.ts` did it before the first paint. */
export function followCart(): void {
  const show = () => {
    const { lineItemCount } = readCartCopy(kept())
    const { dataset } = document.documentElement
    if (lineItemCount > 0) dataset.cart = String(lineItemCount)
    else delete dataset.cart
    for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(lineItemCount)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) show()
  })
  window.addEventListener(CART_CHANGED, show)
  window.addEventListener('pageshow', show)
  show()
}

function kept(): string | null {
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return null
  }
}
