import { randomUUID } from 'node:crypto'
import type { CartNeeds, CartStore, FoundCart } from './cart.ts'
import { join } from './transfer.ts'

type Needs = Pick<CartNeeds, 'store' | 'atomically' | 'prices'>

/**
 * The id of a customer's cart, which is the same on all their devices. The cart that the browser has as a guest becomes theirs, or is
 * joined into the one they have: lines that are in both get the sum of their quantities. Undefined if there is none yet.
 */
export async function claimCart(
  needs: Needs,
  customer: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const found = cookie === undefined ? null : await needs.store.find(cookie)
  if (found?.customer === customer && !found.isOrdered) return found.id
  const prices = await needs.prices()
  return needs.atomically(async (store) => {
    const own = await store.lockCustomer(customer)
    const ids = [own, cookie].filter((id) => id !== undefined)
    const locked = await store.lockAll(ids)
    const [theirs, browsers] = [own, cookie].map((id) => usable(id === undefined ? undefined : locked.get(id)))
    // What belongs to another customer, who has used this browser before, stays with them.
    const guests = browsers?.customer === null ? browsers : undefined
    if (theirs && guests) await join(store, prices, guests, theirs)
    if (theirs) return theirs.id
    if (guests) await store.give(guests.id, customer)
    return guests?.id
  })
}

const usable = (cart: FoundCart | undefined) => (cart?.isOrdered ? undefined : cart)

/**
 * Leaves the cart with the customer, under another id. The id that this browser knows, and pages of other sites in it, leads to an empty
 * cart of nobody.
 */
export async function leaveCart(
  { atomically }: { atomically: <T>(work: (store: CartStore) => Promise<T>) => Promise<T> },
  customer: string,
  cookie: string | undefined,
): Promise<void> {
  if (cookie === undefined) return
  await atomically(async (store) => {
    const found = await store.lock(cookie)
    if (found?.customer !== customer || found.isOrdered) return
    const id = randomUUID()
    await store.add(id, found)
    await store.give(id, customer)
    await store.put(found.id, { lines: [], codes: [], isOrdered: false })
    await store.give(found.id, null)
  })
}
