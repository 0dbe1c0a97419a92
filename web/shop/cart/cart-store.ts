import type { Cart, LineItem } from '#contract/shop/cart.ts'
import { MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { Language } from '#contract/site.ts'
import { type CartCarrier, type CartOutcome, shopCalls } from '#web/shop/carried/cart-carrier.ts'
import { pushQuantityChange, quantityOf } from '#web/shop/events/data-layer.ts'
import { readCartCopy, readWholeCart, storeCart, storedCart } from './cart-copy.ts'
import { CART_KEY } from './cart-key.ts'
import { isOnShop } from './cart-page.ts'
import { inTurn } from './cart-turn.ts'

export type CartView = {
  /** Null until it is known. */
  cart: Cart | null
  /** `unconfirmed`: the server could not be asked, and the cart is the copy of an earlier visit. */
  state: 'loading' | 'confirmed' | 'unconfirmed'
}

type CartResult =
  /** `before`: the lines before the change. */
  | { ok: true; cart: Cart; before: Lines }
  /** `message`: the server's text if it refused. */
  | { ok: false; message: string | undefined }

type Lines = readonly Pick<LineItem, 'code' | 'quantity'>[]

export const UNKNOWN_CART: CartView = { cart: null, state: 'loading' }

/** The cart that all islands of a page share. What the server answers replaces it. */
class CartStore {
  #view = UNKNOWN_CART
  readonly #listeners = new Set<() => void>()
  #listening = false

  view = (): CartView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listen()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the copy until the server has answered, and as unconfirmed if it does not. */
  async load(language: Language): Promise<void> {
    this.#listen()
    if (!this.#view.cart) this.#show({ cart: readWholeCart(storedCart()), state: 'loading' })
    const way = await carrier()
    await way.prepare?.()
    const result = await this.#inTurn(() => way.load(language))
    if (!result.ok) this.#show({ cart: this.#view.cart, state: 'unconfirmed' })
  }

  /** A product that is in the cart already gets the sum as its quantity. */
  add(code: string, quantity: number, language: Language): Promise<CartResult> {
    return this.#changeLine(code, language, async () => {
      const way = await carrier()
      if (!way.changeQuantity || quantityOf(this.#knownLines(), code) === 0) return way.add(code, quantity, language)
      // Another site or device may have changed it since.
      const loaded = await way.load(language)
      if (!loaded.ok) return loaded
      this.#replace(loaded.value)
      const inCart = quantityOf(loaded.value.lineItems, code)
      // The server tells what does not fit when it is added.
      const isLine = inCart > 0 && inCart + quantity <= MAX_QUANTITY
      return isLine ? way.changeQuantity(code, inCart + quantity, language) : way.add(code, quantity, language)
    })
  }

  /** 0 removes the line. */
  setQuantity(code: string, quantity: number, language: Language): Promise<CartResult> {
    return this.#changeLine(code, language, () => shopCalls.changeQuantity(code, quantity, language))
  }

  /** A cart that came from elsewhere: with a link of the shop, or through its frame. */
  receive(cart: Cart): void {
    this.#replace(cart)
  }

  addCode(code: string, language: Language): Promise<CartResult> {
    return this.#inTurn(() => shopCalls.addCode(code, language))
  }

  removeCode(code: string, language: Language): Promise<CartResult> {
    return this.#inTurn(() => shopCalls.removeCode(code, language))
  }

  async #changeLine(code: string, language: Language, send: () => Promise<CartOutcome>): Promise<CartResult> {
    const result = await this.#inTurn(send)
    if (result.ok) pushQuantityChange(code, result.before, result.cart.lineItems)
    // A request without an answer may have reached the server all the same.
    else if (result.message === undefined) void this.load(language)
    return result
  }

  /** One call after another, in all tabs: the first answer sets the cookie that the next call needs. */
  #inTurn(send: () => Promise<CartOutcome>): Promise<CartResult> {
    return inTurn(async () => {
      const outcome = await send()
      if (!outcome.ok) return { ok: false, message: outcome.code === 'INTERNAL' ? undefined : outcome.message }
      const before = this.#knownLines()
      this.#replace(outcome.value)
      return { ok: true, cart: outcome.value, before }
    })
  }

  /** The lines of the stored copy, which other tabs update, too; those of this page where nothing can be stored. */
  #knownLines(): Lines {
    const { lineItems } = readCartCopy(storedCart())
    return lineItems.length > 0 ? lineItems : (this.#view.cart?.lineItems ?? [])
  }

  #replace(cart: Cart): void {
    this.#show({ cart, state: 'confirmed' })
    storeCart(cart)
  }

  #show(view: CartView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  #listen(): void {
    if (this.#listening) return
    this.#listening = true
    // Another tab has heard from the server.
    const reread = () => {
      const cart = readWholeCart(storedCart())
      if (cart) this.#show({ cart, state: 'confirmed' })
    }
    window.addEventListener('storage', ({ key }) => {
      if (key === CART_KEY) reread()
    })
    // A page restored from the back/forward cache has missed the events of other tabs.
    window.addEventListener('pageshow', ({ persisted }) => persisted && reread())
  }
}

/** Shared by all islands of the page, since modules are singletons. */
export const cartStore = new CartStore()

/** Pages of other sites load what they need for it when it is needed; from then on they show the cart. */
async function carrier(): Promise<CartCarrier> {
  if (isOnShop()) return shopCalls
  const [{ siteCarrier }, { showCart }] = await Promise.all([
    import('#web/shop/carried/site-carrier.ts'),
    import('./show-cart.ts'),
  ])
  showCart()
  return siteCarrier
}
