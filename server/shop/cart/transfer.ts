import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { MAX_CODES } from '#contract/shop/cart-limits.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import {
  answer,
  type CartNeeds,
  type CartStore,
  changedBy,
  type FoundCart,
  isEmpty,
  isOpenTo,
  type OwnCart,
  pricesOf,
  type Wanted,
} from './cart.ts'
import type { FixedPrices } from './rules/held-goods.ts'
import { addToLines, type ChangedLines, joinLines } from './rules/lines.ts'
import { type CartProduct, emptyCart, type StoredCart } from './rules/shown-cart.ts'

type Item = { id: string; code: string; quantity: number }

type Transfer = {
  /** The id in the shop's cookie, if the browser sends it. */
  cookie: string | undefined
  /** The id that a page of another site keeps. */
  token: string | undefined
  items: readonly Item[]
  handOver: boolean
  /** A token from a link of the shop: its cart comes first. A used or expired token is ignored. */
  takeOver?: string | undefined
}

const HAND_OVER_SECONDS = 5 * 60

/**
 * Adds what a page of another site sends to the cart of the cookie, else that of the token, else a new one. Both at once belong to one
 * browser, so the token's cart is joined into the cookie's.
 */
export async function transferToCart(
  needs: CartNeeds,
  { cookie, token, items, handOver, takeOver }: Transfer,
): Promise<Outcome<OwnCart & { handOverToken?: string }, 'PRODUCT_UNKNOWN'>> {
  const prices = await needs.prices()
  if (items.some(({ code }) => !prices.findProduct(code))) return refused('PRODUCT_UNKNOWN')
  const handOverToken = handOver ? randomBytes(16).toString('base64url') : undefined
  const done = await needs.atomically(async (store) => {
    const taken = takeOver === undefined ? null : await store.takeHandOver(hashOf(takeOver), HAND_OVER_SECONDS)
    const brought = taken === null || taken === 'used' ? undefined : taken.cart
    const own = await ownCart(store, prices, { id: brought ?? cookie, customer: null }, token)
    const newId = randomUUID()
    const ids = items.map(({ id }) => id)
    const fresh = await store.takeMessages(ids, own?.handle ?? newId)
    const before = own ?? (fresh.size < ids.length ? await deliveredCart(store, ids) : null)
    const ownPrices = await pricesOf(store, prices, before)
    const changed = changedBy(before ?? emptyCart, addingAll(items, fresh, ownPrices), ownPrices)
    const id = before?.id ?? (isEmpty(changed.cart) ? null : newId)
    const handle = before?.handle ?? id
    if (before && fresh.size > 0) await store.put(before.id, changed.cart)
    if (!before && id !== null) await store.add(id, changed.cart)
    if (handle !== null && handOverToken !== undefined) await store.addHandOver(hashOf(handOverToken), handle)
    const kept = before && fresh.size === 0 ? { cart: before, warnings: [] } : changed
    return { kept: { id, handle, ...kept }, prices: ownPrices }
  })
  const given = done.kept.id !== null && handOverToken !== undefined ? { handOverToken } : {}
  return accepted({ ...(await answer(needs, done.prices, done.kept)), ...given })
}

/** Finds the cart of a message whose answer got lost. Safe, because only the page that made the message knows its id. */
async function deliveredCart(store: CartStore, messages: readonly string[]): Promise<FoundCart | null> {
  const found = await store.lockDelivered(messages)
  return found && !found.isOrdered && isOpenTo(found, { customer: null }) ? found : null
}

/** Assumes known products: the caller has checked them. */
function addingAll(items: readonly Item[], fresh: ReadonlySet<string>, { findProduct }: FixedPrices) {
  const wanted = items.filter(({ id }) => fresh.has(id))
  return (own: StoredCart['lines']) =>
    wanted.reduce<ChangedLines>(
      ({ lines, warnings }, { code, quantity }) => {
        const next = addToLines(lines, findProduct(code) as CartProduct, quantity)
        return { lines: next.lines, warnings: [...warnings, ...next.warnings] }
      },
      { lines: own, warnings: [] },
    )
}

/** The shopper's cart, locked; null if there is none that can be changed. */
async function ownCart(
  store: CartStore,
  prices: FixedPrices,
  wanted: Wanted,
  token: string | undefined,
): Promise<FoundCart | null> {
  const ids = [wanted.id, token].filter((id) => id !== undefined)
  const locked = await store.lockAll(ids)
  const [first, second] = ids
    .flatMap((id) => locked.get(id) ?? [])
    .filter((cart) => !cart.isOrdered && isOpenTo(cart, wanted))
  if (!first || !second || first.id === second.id) return first ?? null
  // It is the cart of a customer who used this browser before, and stays theirs.
  if (second.customer !== null && second.customer !== first.customer) return first
  return { ...first, ...(await join(store, prices, second, first)) }
}

/** Moves everything from one cart into another, and leads the first one's id there: to a customer's as long as its session lives. */
export async function join(
  store: CartStore,
  prices: FixedPrices,
  from: FoundCart,
  into: FoundCart,
): Promise<StoredCart> {
  const { findProduct } = await pricesOf(store, prices, into)
  const { lines } = joinLines(into.lines, from.lines, findProduct)
  const codes = [...new Set([...into.codes, ...from.codes])].slice(0, MAX_CODES)
  const joined: StoredCart = { lines, codes, isOrdered: false }
  await store.put(into.id, joined)
  await store.mergeInto(from.id, into.id, into.session)
  return joined
}

/**
 * Opens the cart of a page of another site on the shop: it becomes the browser's cart, or is joined into the one that the browser has
 * there. Repeating it adds nothing; null if nothing was taken over.
 */
export async function takeOverCart(
  needs: CartNeeds,
  wanted: Wanted,
  token: string,
): Promise<Outcome<FoundCart | null, 'CART_TOKEN_EXPIRED'>> {
  const prices = await needs.prices()
  return needs.atomically(async (store) => {
    const taken = await store.takeHandOver(hashOf(token), HAND_OVER_SECONDS)
    if (taken === null) return refused('CART_TOKEN_EXPIRED')
    if (taken === 'used') return accepted(null)
    return accepted(await ownCart(store, prices, wanted, taken.cart))
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
