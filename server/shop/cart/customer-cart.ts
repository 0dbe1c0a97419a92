import { randomUUID } from 'node:crypto'
import type { CartNeeds, Customer, FoundCart } from './cart.ts'
import { join } from './transfer.ts'

type Needs = Pick<CartNeeds, 'store' | 'atomically' | 'prices'>

/** The cart of a customer, and the id for this browser to keep: it leads there as long as the session lives. */
type ClaimedCart = Pick<FoundCart, 'id' | 'handle'>

/**
 * A customer's cart, which is the same on all their devices. The cart that the browser has as a guest becomes theirs, or is joined into
 * the one they have: lines that are in both get the sum of their quantities. Undefined if there is none yet.
 */
export async function claimCart(
  needs: Needs,
  customer: Customer,
  cookie: string | undefined,
): Promise<ClaimedCart | undefined> {
  const found = cookie === undefined ? null : await needs.store.find(cookie)
  if (found && found.customer === customer.id && found.session === customer.session && !found.isOrdered) {
    if (!found.isUsedToday) await needs.store.touch([found.id, found.handle])
    return found
  }
  const prices = await needs.prices()
  return needs.atomically(async (store) => {
    const own = await store.lockCustomer(customer.id)
    const ids = [own, cookie].filter((id) => id !== undefined)
    const locked = await store.lockAll(ids)
    const [theirs, browsers] = [own, cookie].map((id) => usable(id === undefined ? undefined : locked.get(id)))
    const guests = browsers?.customer === null ? browsers : undefined
    // The browser's id led to another customer's cart. That customer keeps it, and this browser's pages no longer reach it.
    if (cookie !== undefined && browsers && !guests && browsers.customer !== customer.id) await store.cut(cookie)
    if (theirs && guests) {
      await join(store, prices, guests, { ...theirs, session: customer.session })
      return { id: theirs.id, handle: guests.id }
    }
    if (guests) await store.give(guests.id, customer)
    if (guests) return { id: guests.id, handle: guests.id }
    if (!theirs) return undefined
    const handle = randomUUID()
    await store.addOtherId(handle, theirs.id, customer.session)
    return { id: theirs.id, handle }
  })
}

const usable = (cart: FoundCart | undefined) => (cart?.isOrdered ? undefined : cart)
