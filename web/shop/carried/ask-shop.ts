import type { PageMessage } from '#contract/shop/cart-messages.ts'
import { cartPage, pageLanguage } from '#web/shop/cart/cart-page.ts'

/**
 * Beside a buy control: asks the shop's frame once in a visit whether there is a cart. Nearly nobody has one, and loads nothing but this
 * file; what shows a cart comes with the cart. The frame is not asked in turn, so that a shopper who adds something does not wait for it.
 */
export function askShop(token: string | null): void {
  if (!isFirstTime()) return
  const { href, origin } = new URL('/kori-kehys', cartPage())
  const id = crypto.randomUUID()
  const question: PageMessage = { source: 'kaskimaa-cart', type: 'sync-request', id, token, language: pageLanguage() }
  const frame = Object.assign(document.createElement('iframe'), { src: href, hidden: true, tabIndex: -1 })
  // Its script is in the document, so it hears from then on.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(question, origin))
  const hear = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || source !== frame.contentWindow || data?.id !== id) return
    window.removeEventListener('message', hear)
    frame.remove()
    // An empty one changes nothing: the browser may have withheld the shop's cookie from the frame.
    if (data.cart?.lineItemCount > 0) import('./receive-cart.ts').then(({ receiveCart }) => receiveCart(data))
  }
  window.addEventListener('message', hear)
  document.body.append(frame)
}

/** Session storage key. */
const ASKED = 'cart-asked'

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(ASKED) !== null) return false
    sessionStorage.setItem(ASKED, '')
    return true
  } catch {
    return false
  }
}
