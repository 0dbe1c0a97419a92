import { isOnShop } from '#web/shop/cart/cart-page.ts'
import { inTurn } from '#web/shop/cart/cart-turn.ts'

/**
 * On other sites, a click on a link to the cart takes the cart along: a form is posted at top level, where browsers send the shop's
 * cookie. If that fails, the link leads to the cart as it is there.
 */
export function startHandOver(): void {
  if (isOnShop()) return
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.cart-link, a[data-cart-page]')
    if (!link || event.defaultPrevented || event.button !== 0) return
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    event.preventDefault()
    const { askHandOverToken } = await import('./site-carrier.ts')
    // After what is just being added.
    const token = await inTurn(askHandOverToken)
    if (token === null) location.assign(link.href)
    else post(new URL('/ostoskori/siirto', link.href).href, token, elsewhere ? '_blank' : '_self')
  })
}

function post(action: string, token: string, target: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target, hidden: true })
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'token', value: token })
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
