import * as calls from '#contract/shop/cart.ts'
import { cartFrame, takeOverCart as takeOver, takeOverCartByLink, transferCart } from '#contract/shop/cart-transfer.ts'
import type { CartWarning, CheckoutWarning, CodeProblem } from '#contract/shop/cart-warnings.ts'
import { shownCode } from '#contract/shop/masked-code.ts'
import type { CartLine } from '#contract/shop/shop-data.ts'
import type { Language } from '#contract/site.ts'
import { decimalComma, NO_MONEY, readDecimal } from '#contract/values/money.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { type RouteAnswer, type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import type { Customer } from '#server/http/calls/sessions.ts'
import {
  addToCart,
  type CartNeeds,
  changeQuantity,
  enterCode,
  loadCart,
  type OwnCart,
  removeCode,
  type Wanted,
} from './cart.ts'
import { claimCart } from './customer-cart.ts'
import { type Candidate, suggestionsFor } from './rules/suggestions.ts'
import { takeOverCart, transferToCart } from './transfer.ts'

/** The sentences for shoppers. */
export type CartTexts = {
  warning: (language: Language, warning: CartWarning) => string
  checkoutWarning: (language: Language, warning: CheckoutWarning) => string
  codeProblem: (language: Language, problem: CodeProblem) => string
}

/** A product that can be offered, with what is shown of it. */
export type Offered = Candidate & Pick<calls.SuggestedProduct, 'name' | 'url' | 'image'>

/** How long a browser keeps the id of its cart. */
type CookieNeeds = { cookieDays: () => number }

type Needs = CartNeeds &
  CookieNeeds & {
    texts: CartTexts
    frame: RouteAnswer
    shop: string
    shopAddress: ShopAddress
    otherOrigins: readonly string[]
    /** Everything that is in stock and delivered, gift cards excepted. */
    offered: () => readonly Offered[]
  }

/** The address of a path of the shop, for a page of this site. */
export type ShopAddress = (site: string, path: string) => string

const COOKIE = '__Host-cart'
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Browser = { language: Language; cookies: Cookies; setCookie: SetCookie }
type Shopper = Browser & { customer: Customer | null }

/** The cart id in the browser's cookie. */
export const idIn = ({ cookies }: Pick<Browser, 'cookies'>) => cookies.all(COOKIE).find((value) => ID.test(value))

/** Sets the cookie so that browsers also send it to the shop's frame in pages of other sites. */
function keepId(
  { cookieDays }: CookieNeeds,
  { setCookie }: Pick<Browser, 'setCookie'>,
  id: string | null | undefined,
): void {
  if (id) setCookie(COOKIE, id, { days: cookieDays(), sameSite: 'None' })
}

/** The cart that a request is about; `handle` is the id for a customer's browser to keep. */
type OwnWanted = Wanted & { handle?: string | undefined }

/** The cart of the customer, else that of the browser. */
async function wantedBy(needs: CartNeeds, { customer, ...browser }: Shopper): Promise<OwnWanted> {
  if (!customer) return { id: idIn(browser), customer: null }
  const claimed = await claimCart(needs, customer, idIn(browser))
  return { id: claimed?.id, customer: customer.id, handle: claimed?.handle }
}

/** Joins the browser's cart with the customer's at login. */
export function cartsOfCustomers(needs: CartNeeds & CookieNeeds) {
  return {
    async join(browser: Pick<Browser, 'cookies' | 'setCookie'>, customer: Customer): Promise<void> {
      keepId(needs, browser, (await claimCart(needs, customer, idIn(browser)))?.handle)
    },
  }
}

/** The browser's cart at the checkout. */
export function cartsOfBuyers(needs: Needs) {
  return {
    idIn: async ({ cookies, customer }: Pick<Shopper, 'cookies'> & { customer: Customer }) =>
      (await claimCart(needs, customer, idIn({ cookies })))?.id,
    /** In cents. */
    totalOf: async (id: string | undefined, customer: Customer) =>
      readDecimal((await loadCart(needs, { id, customer: customer.id })).cart.total) ?? NO_MONEY,
    /** Adds the products of an earlier order that are still sold. */
    async add(
      shopper: Browser & { customer: Customer },
      lines: readonly Pick<CartLine, 'code' | 'name' | 'quantity'>[],
    ) {
      const { customer } = shopper
      let { id, handle } = await wantedBy(needs, shopper)
      const warnings: CartWarning[] = []
      let addedCount = 0
      for (const { code, name, quantity } of lines) {
        const outcome = await addToCart(needs, { id, customer: customer.id }, code, quantity)
        if (!outcome.ok) {
          warnings.push({ kind: 'sold-out', name })
          continue
        }
        const own = outcome.value
        if (own.id !== null && own.id !== id) handle = (await claimCart(needs, customer, own.id))?.handle
        id = own.id ?? id
        if (own.cart.lineItems.some((line) => line.code === code)) addedCount++
        warnings.push(...own.cart.warnings.filter((warning) => 'name' in warning && warning.name === name))
      }
      keepId(needs, shopper, handle)
      return { addedCount, warnings: warnings.map((warning) => needs.texts.warning(shopper.language, warning)) }
    },
  }
}

export function cartCalls(needs: Needs): ServedCall[] {
  const { texts } = needs
  const inWords = ({ cart, error }: OwnCart, language: Language): calls.Cart => ({
    ...cart,
    warnings: cart.warnings.map((warning) => texts.warning(language, warning)),
    checkoutWarnings: cart.checkoutWarnings.map((warning) => texts.checkoutWarning(language, warning)),
    ...(error ? { error: texts.codeProblem(language, error) } : {}),
  })
  const give = async (shopper: Shopper, own: OwnCart, wanted: OwnWanted) => {
    const { customer } = shopper
    if (!customer) keepId(needs, shopper, own.handle)
    else if (own.id === null || own.id === wanted.id) keepId(needs, shopper, wanted.handle)
    else keepId(needs, shopper, (await claimCart(needs, customer, own.id))?.handle)
    return accepted(inWords(own, shopper.language))
  }

  return [
    served(calls.loadCart, async (shopper) => {
      const wanted = await wantedBy(needs, shopper)
      return give(shopper, await loadCart(needs, wanted), wanted)
    }),
    served(calls.suggestProducts, async (shopper) => {
      const { cart } = await loadCart(needs, await wantedBy(needs, shopper))
      const all = needs.offered()
      const days = new Map(all.map(({ code, deliveryDays }) => [code, deliveryDays]))
      const inCart = cart.lineItems.map(({ code }) => ({ code, deliveryDays: days.get(code) ?? null }))
      const gap = readDecimal(cart.leftToFreeShipping) ?? NO_MONEY
      const products = suggestionsFor(all, inCart, gap).map(({ code, name, price, url, image }) => ({
        code,
        name,
        url,
        image,
        price: decimalComma(price),
      }))
      return accepted({ products })
    }),
    served(calls.addToCart, async ({ body: { code, quantity }, ...shopper }) => {
      const wanted = await wantedBy(needs, shopper)
      const outcome = await addToCart(needs, wanted, code.toUpperCase(), quantity)
      return outcome.ok ? give(shopper, outcome.value, wanted) : outcome
    }),
    served(calls.changeQuantity, async ({ body: { code, quantity }, ...shopper }) => {
      const wanted = await wantedBy(needs, shopper)
      const outcome = await changeQuantity(needs, wanted, code.toUpperCase(), quantity)
      return outcome.ok ? give(shopper, outcome.value, wanted) : outcome
    }),
    served(calls.addCouponCode, async ({ body: { code }, guess, ...shopper }) => {
      const wanted = await wantedBy(needs, shopper)
      const outcome = await guess(
        async () => accepted(await enterCode(needs, wanted, code)),
        (entered) => entered.ok && entered.value.error?.reason === 'unknown',
      )
      return outcome.ok ? give(shopper, outcome.value, wanted) : outcome
    }),
    served(calls.removeCouponCode, async ({ body: { code }, ...shopper }) => {
      const wanted = await wantedBy(needs, shopper)
      return give(shopper, await removeCode(needs, wanted, code), wanted)
    }),
    served(transferCart, async ({ body, site, ...browser }) => {
      const { language, token, items, handOverTo, takeOver } = body
      const handOver = body.handOver || (handOverTo !== undefined && needs.otherOrigins.includes(handOverTo))
      const cookie = site.id === needs.shop ? idIn(browser) : undefined
      const wanted = items.map((item) => ({ ...item, code: item.code.toUpperCase() }))
      const outcome = await transferToCart(needs, {
        cookie,
        token: token ?? undefined,
        items: wanted,
        handOver,
        takeOver: site.id === needs.shop ? undefined : takeOver,
      })
      if (!outcome.ok) return outcome
      const { handle, handOverToken } = outcome.value
      if (site.id === needs.shop) keepId(needs, browser, handle)
      const cart = inWords(outcome.value, language ?? browser.language)
      const lineItems = cart.lineItems.map((line) => ({ ...line, url: needs.shopAddress(site.id, line.url) }))
      // Pages of other sites store the cart in the browser: a gift card's code must not be in it.
      const couponCodes = cart.couponCodes.map((code) => shownCode(code, cart.discountCodes))
      return accepted({
        cart: { ...cart, lineItems, couponCodes },
        token: handle,
        ...(handOverToken ? { handOverToken } : {}),
      })
    }),
  ]
}

export function cartRoutes(needs: Needs): ServedRoute[] {
  const open = async (browser: Shopper, token: string) => {
    const wanted = await wantedBy(needs, browser)
    const outcome = await takeOverCart(needs, { ...wanted, id: wanted.handle ?? wanted.id }, token)
    if (!outcome.ok) return outcome
    const { customer } = browser
    const taken = outcome.value
    const own = customer && taken ? await claimCart(needs, customer, wanted.handle ?? taken.id) : taken
    keepId(needs, browser, own?.handle)
    return accepted({ kind: 'redirect', to: '/ostoskori#tuotteet' } as const)
  }
  return [
    servedRoute(cartFrame, async () => accepted(needs.frame)),
    servedRoute(takeOver, async ({ body: { token }, ...browser }) => {
      if (!browser.cookies.areLax) return open(browser, token)
      return accepted({ kind: 'redirect', to: `${takeOverCartByLink.path}?${new URLSearchParams({ token })}` })
    }),
    servedRoute(takeOverCartByLink, async ({ query: { token }, ...browser }) =>
      browser.cookies.areLax ? open(browser, token) : refused('CART_TOKEN_EXPIRED'),
    ),
  ]
}
