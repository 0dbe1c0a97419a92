import { randomBytes, randomUUID } from 'node:crypto'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import type { Database } from '#server/db/database.ts'
import { deliveredCodes, deliveryAreas, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { cartStore } from '#server/shop/cart/cart.store.ts'
import { catalogueActions } from '#server/shop/catalogue/catalogue.capability.ts'
import { aProduct } from './a-page.ts'
import { sell } from './sell.ts'

export type StoredBuyer = { session: string; cart: string; email: string }
export type StoredSlot = { date: string; time: string }

export const HAM = 'LK-9001'
const PRICE = 4900
export const ADDRESS = {
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Kotikatu 1',
  postalCode: '00001',
  city: 'Helsinki',
}

type Wanted = {
  buyers: number
  /** Hams in stock. */
  stock: number
  slots: number
  /** Of each slot. */
  capacity: number
}

/** Stores a ham, delivery times, and customers who are logged in and have one ham in their cart. */
export async function storeBuyers(
  database: Database,
  { buyers, stock, slots, capacity }: Wanted,
): Promise<{ buyers: StoredBuyer[]; slots: StoredSlot[] }> {
  const page = aProduct('kinkku', { site: 'lihakauppa', title: 'Kinkku' }, { offer: { code: HAM } })
  await savePages({ store: contentStore(database.sql), checkBlocks: () => [] }, [page])
  await sell({ catalogue: catalogueActions(database) }, [{ code: HAM, price: PRICE, stock }])
  const stored: StoredBuyer[] = []
  for (let at = 0; at < buyers; at++) stored.push(await storeBuyer(database, at))
  return { buyers: stored, slots: await storeSlots(database, slots, capacity) }
}

async function storeBuyer({ sql: db }: Database, at: number): Promise<StoredBuyer> {
  const buyer = { session: randomBytes(32).toString('base64url'), cart: randomUUID(), email: `ostaja${at}@example.com` }
  const customers = customerStore(db)
  const customer = await customers.putPassword({ id: randomUUID(), email: buyer.email, password: 'nobody logs in' })
  await customers.saveDetails(customer, { deliveryAddress: ADDRESS, phoneNumber: '501231231' })
  await customers.addSession(hashOf(buyer.session), customer)
  const lines = [{ code: HAM, quantity: 1, name: 'Kinkku', price: PRICE as never }]
  await cartStore(db).add(buyer.cart, { lines, codes: [], isOrdered: false })
  await cartStore(db).give(buyer.cart, { id: customer, session: hashOf(buyer.session) })
  return buyer
}

/** Two a day, from the day after tomorrow. */
async function storeSlots({ sql: db }: Database, count: number, capacity: number): Promise<StoredSlot[]> {
  const area = 'kiireinen'
  await db.insert(deliveryAreas).values({ id: area, name: 'Kiireinen', windows: [] })
  await db.insert(postalCodes).values({
    code: ADDRESS.postalCode,
    name: 'HELSINKI',
    swedishName: 'HELSINGFORS',
    municipality: 'Helsinki',
    type: 1,
  })
  await db.insert(deliveredCodes).values({ postalCode: ADDRESS.postalCode, area })
  const day = (at: number) => new Date(Date.now() + (2 + at) * 24 * 3600_000).toISOString().slice(0, 10)
  const slots = Array.from({ length: count }, (_, at) => ({
    date: day(at >> 1),
    time: at % 2 === 0 ? '08:00-12:00' : '16:00-20:00',
  }))
  const closesAt = new Date(Date.now() + 24 * 3600_000)
  await db.insert(deliverySlots).values(slots.map((slot) => ({ ...slot, area, capacity, closesAt })))
  return slots
}
