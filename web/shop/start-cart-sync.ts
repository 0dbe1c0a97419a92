import type { Language } from '#contract/site.ts'
import { readCartCopy, storedCart } from './cart-copy.ts'
import { hasCart, isOnShop } from './cart-page.ts'

/** On other sites, a cart that has lines is compared with the shop's when the page is opened: it may have been changed or ordered there. */
export async function startCartSync(): Promise<void> {
  if (!hasCart() || isOnShop() || readCartCopy(storedCart()).lineItemCount === 0) return
  const { cartStore } = await import('./cart-store.ts')
  await cartStore.load(pageLanguage())
}

/** Sites call Swedish `se`, browsers call it `sv`. */
function pageLanguage(): Language {
  const { lang } = document.documentElement
  return lang === 'sv' ? 'se' : (lang as Language)
}
