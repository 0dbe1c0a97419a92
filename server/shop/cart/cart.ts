import { randomUUID } from 'node:crypto'
import type { CartWarning, CodeProblem } from '#contract/shop/cart-warnings.ts'
import { maskedCode } from '#contract/shop/masked-code.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { type CodeFacts, entryProblem, normalCode } from './rules/codes.ts'
import { type FixedPrices, type HeldCodes, type HeldGoods, type OwnPrices, ownPrices } from './rules/held-goods.ts'
import { addToLines, type ChangedLines, setInLines, withoutLine } from './rules/lines.ts'
import {
  type CartProduct,
  cartTotals,
  emptyCart,
  priceWarnings,
  type ShownCart,
  type StoredCart,
  seenLines,
  showCart,
} from './rules/shown-cart.ts'

export type FoundCart = StoredCart & {
  id: string
  /** The id for the browser to keep: that of a guest's cart, else the one that was asked for. */
  handle: string
  /** Null for a guest's cart. */
  customer: string | null
  /** The session for which the id that was asked for leads to a customer's cart; null if there is none, or it has ended. */
  session: string | null
  /** The order of this cart that waits for its payment, and holds goods until then. */
  reservedBy: string | null
  isUsedToday: boolean
  /** Changes whenever the cart is written. */
  version: string
}

/** A customer, and the hash of the session. */
export type Customer = { id: string; session: string }

/** The customer who asks for a cart; null for a guest. */
type Asking = { customer: string | null }

/** Names the cart of a request: by the browser's id, or by the id of the customer's cart. */
export type Wanted = Asking & { id: string | undefined }

/** Whether somebody may have a cart: a guest's by its id, a customer's with their session, or by an id that is theirs as long as it lives. */
export function isOpenTo(cart: Pick<FoundCart, 'customer' | 'session'>, { customer }: Asking): boolean {
  return cart.customer === null || cart.customer === customer || cart.session !== null
}

type HeldStore = {
  /** What an order has taken of stock and codes. */
  heldBy(order: string): Promise<HeldGoods>
}

/** Each method is one statement, outside a transaction. */
export type LooseCartStore = HeldStore & {
  /** The cart with this id, or the one that has taken it over; see `isOpenTo`. */
  find(id: string): Promise<FoundCart | null>
  add(id: string, cart: StoredCart): Promise<void>
  /** Stores a cart unless somebody has changed it since it was found; then false. */
  replace(found: FoundCart, cart: StoredCart): Promise<boolean>
  /** Records that the cart, and the id that leads to it, were used today. */
  touch(ids: readonly string[]): Promise<void>
}

/** The store inside a transaction. */
export type CartStore = HeldStore & {
  /** The cart with this id, or the one that has taken it over. Nobody else changes it until the transaction ends. */
  lock(id: string): Promise<FoundCart | null>
  /** Locks several carts, in one order everywhere, so that no two transactions wait for each other. */
  lockAll(ids: readonly string[]): Promise<Map<string, FoundCart>>
  add(id: string, cart: StoredCart): Promise<void>
  put(id: string, cart: StoredCart): Promise<void>
  /** The id of the customer's cart. Nobody else gives them another one until the transaction ends. */
  lockCustomer(customer: string): Promise<string | undefined>
  /** Makes a guest's cart that of a customer. Its id leads there as long as the session lives. */
  give(id: string, customer: Customer): Promise<void>
  /** Empties a cart and leads its id to another; to a customer's as long as the session lives. */
  mergeInto(id: string, other: string, session: string | null): Promise<void>
  /** Another id that leads to the cart of a customer as long as the session lives. */
  addOtherId(id: string, cart: string, session: string): Promise<void>
  /** The id no longer leads to the cart of a customer. */
  cut(id: string): Promise<void>
  /** An order was placed from the cart: its id leads to a new cart of the same shopper with what is left. */
  close(cart: Pick<FoundCart, 'id' | 'customer'>, left: StoredCart): Promise<void>
  /** Marks these messages as delivered to this cart. Returns those that were not delivered before. */
  takeMessages(ids: readonly string[], cart: string): Promise<Set<string>>
  /** The cart to which one of these messages was delivered, locked. */
  lockDelivered(ids: readonly string[]): Promise<FoundCart | null>
  addHandOver(tokenHash: string, cart: string): Promise<void>
  /** Spends a token that is not older than this; `used` if it was spent before. */
  takeHandOver(tokenHash: string, maxAgeSeconds: number): Promise<{ cart: string } | 'used' | null>
}

export type CartNeeds = {
  store: LooseCartStore
  atomically: <T>(work: (store: CartStore) => Promise<T>) => Promise<T>
  findCodes: FindCodes
  /** Products, tariff and day; codes are added to them. */
  prices: () => Promise<FixedPrices>
}

/** The codes that exist, with the amounts in `held` counted as available. */
type FindCodes = (codes: readonly string[], held?: HeldCodes) => Promise<ReadonlyMap<string, CodeFacts>>

/** The shopper's cart, its id, and the id for the browser to keep; null without a cart. */
export type OwnCart = { id: string | null; handle: string | null; cart: ShownCart; error?: CodeProblem | undefined }

/** A cart at today's prices. Empty without an id, or with an unknown one. */
export async function loadCart(needs: CartNeeds, wanted: Wanted): Promise<OwnCart> {
  const { own, prices } = await open(needs, wanted)
  if (own && !own.isUsedToday) await needs.store.touch([own.id, own.handle])
  const { id, handle } = own ?? { id: null, handle: null }
  return answer(needs, prices, { id, handle, cart: own ?? emptyCart, warnings: [] })
}

/** Null if there is no cart, or it belongs to somebody else. */
export async function findWanted({ store }: Pick<CartNeeds, 'store'>, wanted: Wanted): Promise<FoundCart | null> {
  const found = wanted.id === undefined ? null : await store.find(wanted.id)
  return found && isOpenTo(found, wanted) ? found : null
}

type Opened = { own: FoundCart | null; prices: OwnPrices }

/** Reads the cart of a request, and what it is priced with. */
async function open(needs: CartNeeds, wanted: Wanted): Promise<Opened> {
  const [own, prices] = await Promise.all([findWanted(needs, wanted), needs.prices()])
  return { own, prices: await pricesOf(needs.store, prices, own) }
}

/** Prices for a cart. Goods that its own unpaid order holds count as available: paying again gives them back first. */
export async function pricesOf(store: HeldStore, prices: FixedPrices, cart: FoundCart | null): Promise<OwnPrices> {
  return ownPrices(prices, cart?.reservedBy ? await store.heldBy(cart.reservedBy) : null)
}

/** Adds a product to a cart, or to a new one. */
export async function addToCart(needs: CartNeeds, wanted: Wanted, code: string, quantity: number) {
  const opened = await open(needs, wanted)
  const product = opened.prices.findProduct(code)
  if (!product) return refused('PRODUCT_UNKNOWN')
  return accepted(await changeLines(needs, opened, (lines) => addToLines(lines, product, quantity)))
}

/** Sets the quantity of a product. A line whose product is no longer sold can be removed. */
export async function changeQuantity(
  needs: CartNeeds,
  wanted: Wanted,
  code: string,
  quantity: number,
): Promise<Outcome<OwnCart, 'PRODUCT_UNKNOWN'>> {
  const opened = await open(needs, wanted)
  if (quantity === 0) {
    const change = (lines: StoredCart['lines']) => ({ lines: withoutLine(lines, code), warnings: [] })
    return accepted(await changeLines(needs, opened, change))
  }
  const product = opened.prices.findProduct(code)
  if (!product) return refused('PRODUCT_UNKNOWN')
  return accepted(await changeLines(needs, opened, (lines) => setInLines(lines, product, quantity)))
}

/** Enters a code. An invalid code changes nothing, and `error` has the reason. */
export async function enterCode(needs: CartNeeds, wanted: Wanted, typed: string): Promise<OwnCart> {
  const { own, prices } = await open(needs, wanted)
  const code = normalCode(typed)
  const found = (await needs.findCodes([code], prices.heldCodes)).get(code)
  let error: CodeProblem | null = null
  const kept = await change(needs, own, (cart) => {
    const { goods } = cartTotals({ ...cart, codes: [] }, { ...prices, findCode: () => undefined })
    error = entryProblem(typed, cart.codes, found, { goods, today: prices.today })
    return { cart: error ? cart : { ...cart, codes: [...cart.codes, code] }, warnings: [] }
  })
  return { ...(await answer(needs, prices, kept)), ...(error ? { error: said(error, found) } : {}) }
}

/** The problem as the shopper reads it: with the code as typed, unless it is worth money. */
function said(problem: CodeProblem, found: CodeFacts | undefined): CodeProblem {
  return found && found.kind !== 'discount' ? { ...problem, code: maskedCode(problem.code) } : problem
}

/** Removes a code by its text or by its masked form, because the browser's copy of a gift card's code is masked. */
export async function removeCode(needs: CartNeeds, wanted: Wanted, typed: string): Promise<OwnCart> {
  const { own, prices } = await open(needs, wanted)
  const code = normalCode(typed)
  const kept = await change(needs, own, (cart) => {
    const removed = cart.codes.includes(code) ? code : cart.codes.find((each) => maskedCode(each) === code)
    return { cart: { ...cart, codes: cart.codes.filter((each) => each !== removed) }, warnings: [] }
  })
  return answer(needs, prices, kept)
}

type Changed = { cart: StoredCart; warnings: readonly CartWarning[] }

async function changeLines(
  needs: CartNeeds,
  { own, prices }: Opened,
  rule: (lines: StoredCart['lines']) => ChangedLines,
): Promise<OwnCart> {
  return answer(needs, prices, await change(needs, own, (cart) => changedBy(cart, rule, prices)))
}

/** Applies a rule to the lines. Warnings tell the shopper what changed in the other lines; those prices then count as seen. */
export function changedBy(
  cart: StoredCart,
  rule: (lines: StoredCart['lines']) => ChangedLines,
  prices: { findProduct: (code: string) => CartProduct | undefined },
): Changed {
  const { lines, warnings } = rule(cart.lines)
  return {
    cart: { ...cart, lines: seenLines(lines, prices) },
    warnings: [...warnings, ...priceWarnings(cart.lines, prices)],
  }
}

/** Runs a rule on a cart, and again if the cart was changed meanwhile. Creates a cart if there is none and the result is not empty. */
async function change(needs: CartNeeds, own: FoundCart | null, rule: Rule): Promise<Kept> {
  if (!own || own.isOrdered) return begin(needs.store, rule(emptyCart))
  const changed = { ...rule(own), id: own.id, handle: own.handle }
  if (changed.cart === own || (await needs.store.replace(own, changed.cart))) return changed
  return changeLocked(needs, own, rule)
}

type Rule = (cart: StoredCart) => Changed

/** Runs the rule on the locked row, after another request has changed the cart. Not tried first: a transaction takes twice the statements. */
async function changeLocked(needs: CartNeeds, { id, handle }: FoundCart, rule: Rule): Promise<Kept> {
  const changed = await needs.atomically(async (store) => {
    const own = await store.lock(id)
    if (!own || own.isOrdered) return undefined
    const { cart, warnings } = rule(own)
    if (cart !== own) await store.put(own.id, cart)
    return { id: own.id, handle, cart, warnings }
  })
  return changed ?? begin(needs.store, rule(emptyCart))
}

async function begin(store: LooseCartStore, { cart, warnings }: Changed) {
  if (isEmpty(cart)) return { id: null, handle: null, cart, warnings }
  const id = randomUUID()
  await store.add(id, cart)
  return { id, handle: id, cart, warnings }
}

export function isEmpty({ lines, codes }: StoredCart): boolean {
  return lines.length === 0 && codes.length === 0
}

type Kept = Changed & Pick<OwnCart, 'id' | 'handle'>

/** The cart for the shopper. */
export async function answer(
  needs: Pick<CartNeeds, 'findCodes'>,
  prices: OwnPrices,
  { id, handle, cart, warnings }: Kept,
): Promise<OwnCart> {
  const known = await needs.findCodes(cart.codes, prices.heldCodes)
  const shownCart = showCart(cart, { ...prices, findCode: (code) => known.get(code) })
  return { id, handle, cart: { ...shownCart, warnings: [...warnings, ...shownCart.warnings] } }
}
