import type { Language } from '#contract/site.ts'
import { readCartCopy, storedCart } from './cart-copy.ts'
import { cartPage, hasCart, isOnShop } from './cart-page.ts'

/**
 * On other sites: takes the cart that a link of the shop has brought; compares a cart that has lines with the shop's, where it may have
 * been changed or ordered; and beside a buy control asks the frame once in a visit whether the shop has one.
 */
export async function startCartSync(carried: string | undefined): Promise<void> {
  if (!hasCart() || isOnShop()) return
  const language = pageLanguage()
  if (carried !== undefined && isFromShop()) return receive((way) => way.takeCarriedCart(carried, language))
  if (!hasLines()) {
    if (mayAskFrame()) await receive((way) => way.findShopCart(language), hasLines)
    return
  }
  const { cartStore } = await import('./cart-store.ts')
  await cartStore.load(language)
}

const hasLines = () => readCartCopy(storedCart()).lineItemCount > 0

type Way = typeof import('./site-carrier.ts')

/**
 * An empty one changes nothing: the browser may have withheld the shop's cookie from the frame. The frame is not asked in turn, so that
 * a shopper who adds something does not wait for it; what was answered to that meanwhile is newer.
 */
async function receive(find: (way: Way) => ReturnType<Way['findShopCart']>, isNewer = () => false): Promise<void> {
  const [{ cartStore }, way] = await Promise.all([import('./cart-store.ts'), import('./site-carrier.ts')])
  const outcome = await find(way)
  if (outcome?.ok && outcome.value.lineItemCount > 0 && !isNewer()) cartStore.receive(outcome.value)
}

/** Whoever else makes somebody open a link with a token of their own cart gets nothing of this browser's. */
function isFromShop(): boolean {
  return document.referrer.startsWith(`${cartPage().origin}/`)
}

/** Session storage key. */
const ASKED = 'cart-asked'

function mayAskFrame(): boolean {
  if (!document.querySelector('kaski-island[name=buy-control]')) return false
  try {
    if (sessionStorage.getItem(ASKED) !== null) return false
    sessionStorage.setItem(ASKED, '')
    return true
  } catch {
    return false
  }
}

/** Sites call Swedish `se`, browsers call it `sv`. */
function pageLanguage(): Language {
  const { lang } = document.documentElement
  return lang === 'sv' ? 'se' : (lang as Language)
}
