import { type BrowserName, browserNames, type Home, nameOf, type Person, plans, products } from './start.ts'

/** The content of a cart: pieces by product, and codes. */
export type Basket = { lines: Map<string, number>; codes: Set<string> }

type KnownBrowser = {
  person: Person | null
  /** The form that was posted last: what another tab still shows. */
  form: Record<string, string> | null
}

/** What people outside know: who is logged in where, what they put into carts, what staff counted. Nothing of it is read from the shop. */
export type Model = {
  browsers: Record<BrowserName, KnownBrowser>
  /** By whom it belongs to: a person, or the guest of a browser. */
  carts: Map<string, Basket>
  /** All pieces that somebody ever put into a cart: nobody has ordered more than that. */
  put: Map<string, Map<string, number>>
  places: Readonly<Record<Home, number>>
  /** How many orders each delivery had when the places were imported: nobody is sent away. */
  crowds: Map<string, number>
  /** Orders that were seen as placed. */
  placed: Set<string>
  /** Pieces on the shelf: counted, less what was packed since. */
  shelf: Map<string, number>
  packed: Set<string>
  /** Refunds that staff have paid by hand. */
  byHand: Set<string>
  /** Gift cards that staff have refunded with the order that bought them. */
  voided: Set<string>
  /** What there is to act on, for steps that need something. */
  there: { placed: number; payments: number; cards: number; withdrawals: number }
  /** The state of the shop after the last step, to see what has changed. */
  lastState: string
  said: Map<string, string>
}

export function newModel(): Model {
  const first = plans[0]
  if (!first) throw new Error('There is no plan of deliveries.')
  return {
    browsers: Object.fromEntries(browserNames.map((name) => [name, { person: null, form: null }])) as Model['browsers'],
    carts: new Map(),
    put: new Map(),
    places: first.places,
    crowds: new Map(),
    placed: new Set(),
    shelf: new Map(products.flatMap((product) => ('stock' in product ? [[product.code, product.stock]] : []))),
    packed: new Set(),
    byHand: new Set(),
    voided: new Set(),
    there: { placed: 0, payments: 0, cards: 0, withdrawals: 0 },
    lastState: '',
    said: new Map(),
  }
}

/** Something that must never happen. */
class Violation extends Error {}

export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Violation(sentence)
}

export const guestOf = (browser: BrowserName) => `the guest on the ${browser}`

export const ownerAt = (model: Model, browser: BrowserName): string =>
  model.browsers[browser].person ?? guestOf(browser)

export function basketOf(model: Model, owner: string): Basket {
  const basket = model.carts.get(owner) ?? { lines: new Map(), codes: new Set() }
  model.carts.set(owner, basket)
  return basket
}

export function countPut(model: Model, owner: string, code: string, pieces: number): void {
  const put = model.put.get(owner) ?? new Map<string, number>()
  model.put.set(owner, put.set(code, (put.get(code) ?? 0) + Math.max(0, pieces)))
}

/** Somebody logs in: what the guest has put into the cart is theirs. */
export function giveCart(model: Model, guest: string, person: Person): void {
  const [from, to] = [basketOf(model, guest), basketOf(model, person)]
  for (const [code, pieces] of from.lines) to.lines.set(code, (to.lines.get(code) ?? 0) + pieces)
  for (const code of from.codes) to.codes.add(code)
  for (const [code, pieces] of model.put.get(guest) ?? []) countPut(model, person, code, pieces)
  model.carts.delete(guest)
  model.put.delete(guest)
}

type SeenCart = { lineItems: readonly { code: string; quantity: number }[]; couponCodes: readonly string[] }

/** Compares a cart with what its owner has put there; what stock has cut off is gone from now on. */
export function see(model: Model, owner: string, cart: SeenCart, isLimited: (code: string) => boolean): void {
  const known = basketOf(model, owner)
  const seen = new Map(cart.lineItems.map(({ code, quantity }) => [code, quantity]))
  for (const [code, pieces] of seen) {
    const expected = known.lines.get(code) ?? 0
    must(pieces <= expected, `The cart of ${owner} has ${pieces} × ${nameOf(code)} and should have ${expected}.`)
  }
  for (const [code, pieces] of known.lines) {
    const found = seen.get(code) ?? 0
    must(
      found === pieces || isLimited(code),
      `The cart of ${owner} has ${found} × ${nameOf(code)} and should have ${pieces}.`,
    )
  }
  for (const code of cart.couponCodes)
    must(known.codes.has(code), `The cart of ${owner} has the code ${code} of another.`)
  model.carts.set(owner, { lines: seen, codes: new Set(cart.couponCodes) })
}
