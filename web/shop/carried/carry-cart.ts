import { call } from '#web/calls/call.ts'
import { isCart, readCartCopy, storedCart } from '#web/shop/cart/cart-copy.ts'
import { isOnShop } from '#web/shop/cart/cart-page.ts'
import { inTurn } from '#web/shop/cart/cart-turn.ts'

/** A click does not wait longer for the token. */
const WAIT_MS = 1500

/** On the shop, a click on a link to another of our sites takes the cart along. If that fails, the link leads there all the same. */
export function startCarrying(): void {
  if (!isOnShop()) return
  /** Origins that the server does not know as ours. */
  const strangers = new Set<string>()
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^=http]')
    if (!link || link.origin === location.origin || link.hash !== '' || strangers.has(link.origin)) return
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event, link)) return
    if (readCartCopy(storedCart()).lineItemCount === 0) return
    event.preventDefault()
    // After what is just being added.
    const outcome = await inTurn(() => ask(link.origin))
    const token = outcome.ok ? outcome.value.handOverToken : undefined
    if (outcome.ok && token === undefined) strangers.add(link.origin)
    location.assign(token === undefined ? link.href : `${link.href}#kori=${token}`)
  })
}

/** A tab that is opened after waiting would be blocked. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self')

function ask(origin: string) {
  const body = { items: [], handOverTo: origin }
  return call('POST /api/kori-siirto', {
    language: 'fi',
    body,
    timeoutMs: WAIT_MS,
    expects: ({ cart }) => isCart(cart),
  })
}
