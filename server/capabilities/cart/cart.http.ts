import * as calls from '#contract/cart.ts'
import { cartFrame, takeOverCart as takeOver, transferCart } from '#contract/cart-transfer.ts'
import type { CartWarning, CheckoutWarning, CodeProblem } from '#contract/cart-warnings.ts'
import { accepted } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { type RouteAnswer, type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import { addToCart, type CartNeeds, changeQuantity, enterCode, loadCart, type OwnCart, removeCode } from './cart.ts'
import { takeOverCart, transferToCart } from './transfer.ts'

/** The sentences for shoppers. */
export type CartTexts = {
  warning: (language: Language, warning: CartWarning) => string
  checkoutWarning: (language: Language, warning: CheckoutWarning) => string
  codeProblem: (language: Language, problem: CodeProblem) => string
}

type Needs = CartNeeds & { texts: CartTexts; frame: RouteAnswer; shop: string; shopAddress: ShopAddress }

/** The address of a path of the shop, for a page of this site. */
export type ShopAddress = (site: string, path: string) => string

const COOKIE = '__Host-cart'
const COOKIE_DAYS = 60
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Browser = { language: Language; cookies: Cookies; setCookie: SetCookie }

/** The cart of a browser. */
export const idIn = ({ cookies }: Pick<Browser, 'cookies'>) => cookies.all(COOKIE).find((value) => ID.test(value))

/** For pages of other sites, too, where browsers send it to frames of the shop. */
function keepId({ setCookie }: Pick<Browser, 'setCookie'>, id: string | null): void {
  if (id !== null) setCookie(COOKIE, id, { days: COOKIE_DAYS, sameSite: 'None' })
}

export function cartCalls(needs: Needs): ServedCall[] {
  const { texts } = needs
  const inWords = ({ cart, error }: OwnCart, language: Language): calls.Cart => ({
    ...cart,
    warnings: cart.warnings.map((warning) => texts.warning(language, warning)),
    checkoutWarnings: cart.checkoutWarnings.map((warning) => texts.checkoutWarning(language, warning)),
    ...(error ? { error: texts.codeProblem(language, error) } : {}),
  })
  const give = (browser: Browser, own: OwnCart) => {
    keepId(browser, own.id)
    return accepted(inWords(own, browser.language))
  }

  return [
    served(calls.loadCart, async (browser) => give(browser, await loadCart(needs, idIn(browser)))),
    served(calls.addToCart, async ({ body: { code, quantity }, ...browser }) => {
      const outcome = await addToCart(needs, idIn(browser), code.toUpperCase(), quantity)
      return outcome.ok ? give(browser, outcome.value) : outcome
    }),
    served(calls.changeQuantity, async ({ body: { code, quantity }, ...browser }) => {
      const outcome = await changeQuantity(needs, idIn(browser), code.toUpperCase(), quantity)
      return outcome.ok ? give(browser, outcome.value) : outcome
    }),
    served(calls.addCouponCode, async ({ body: { code }, wrongGuess, ...browser }) => {
      const own = await enterCode(needs, idIn(browser), code)
      if (own.error?.reason === 'unknown') wrongGuess()
      return give(browser, own)
    }),
    served(calls.removeCouponCode, async ({ body: { code }, ...browser }) =>
      give(browser, await removeCode(needs, idIn(browser), code)),
    ),
    served(transferCart, async ({ body: { token, items, handOver }, site, ...browser }) => {
      const cookie = site.id === needs.shop ? idIn(browser) : undefined
      const wanted = items.map((item) => ({ ...item, code: item.code.toUpperCase() }))
      const outcome = await transferToCart(needs, { cookie, token: token ?? undefined, items: wanted, handOver })
      if (!outcome.ok) return outcome
      const { id, handOverToken } = outcome.value
      if (site.id === needs.shop) keepId(browser, id)
      const cart = inWords(outcome.value, browser.language)
      const lineItems = cart.lineItems.map((line) => ({ ...line, url: needs.shopAddress(site.id, line.url) }))
      return accepted({ cart: { ...cart, lineItems }, token: id, ...(handOverToken ? { handOverToken } : {}) })
    }),
  ]
}

export function cartRoutes(needs: Needs): ServedRoute[] {
  return [
    servedRoute(cartFrame, async () => accepted(needs.frame)),
    servedRoute(takeOver, async ({ body: { token }, ...browser }) => {
      const outcome = await takeOverCart(needs, idIn(browser), token)
      if (!outcome.ok) return outcome
      keepId(browser, outcome.value)
      return accepted({ kind: 'redirect', to: '/ostoskori#tuotteet' })
    }),
  ]
}
