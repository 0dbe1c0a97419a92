import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { cartStore } from '#server/capabilities/cart/cart.store.ts'
import { countedSlots } from '#server/capabilities/delivery/slot-checks.store.ts'
import type { Database } from '#server/db/database.ts'
import { carts, deliveredCodes, deliverySlots, postalCodes, shopOrders, shopProducts } from '#server/db/schema.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aShop } from '#server/testing/shopper.ts'
import type { OrderNeeds } from '../orders.ts'
import { purchase } from '../purchase.ts'
import { reconcile } from '../reconcile.store.ts'
import { fakePayments } from './fake-payments.ts'

export const form = {
  ...{ 'Form.FirstName': 'Aino', 'Form.LastName': 'Ostaja', 'Form.StreetAddress': 'Kotikatu 1' },
  ...{ 'Form.PostalCode': '00100', 'Form.City': 'Helsinki', 'Form.Email': 'Aino@example.com' },
  ...{ 'Form.PhoneNumber': '0501231231', 'Form.UseDeliveryAddressForBilling': 'true', 'Form.Terms': 'true' },
  ...{ 'Form.DeliveryDate': '2027-01-15', 'Form.DeliveryTime': '16:00-20:00', 'Form.PaymentMethodCode': 'FI50' },
}

/** A shop with a payment service, a slot with three places, and buyers. */
export async function ordering({ capacity = 3, database: given }: { capacity?: number; database?: Database } = {}) {
  const database = given ?? (await freshDatabase())
  const payments = fakePayments()
  const mails: Mail[] = []
  const app = await aShop({
    ...{ database, payments: payments.service },
    mailer: { place: 'a list', deliver: async (mail) => void mails.push(mail) },
  })
  await addSlots(database, [{ time: '16:00-20:00', capacity }])
  const needs: OrderNeeds = { ...app.orders.actions, onProblem: () => {} }

  const aCart = async (lines: Record<string, number>, codes: string[] = []) => {
    const id = randomUUID()
    const stored = Object.entries(lines).map(([code, quantity]) => ({ code, quantity, name: code, price: 0 as never }))
    await cartStore(database.sql).add(id, { lines: stored, codes, isOrdered: false })
    return id
  }
  const orders = () => database.sql.select().from(shopOrders).orderBy(shopOrders.number)
  const order = async () => {
    const all = await orders()
    const last = all.at(-1)
    if (!last) throw new Error('There is no order.')
    return last
  }
  return {
    ...{ app, database, payments, mails, needs, aCart, orders, order },
    work: app.orders.work,
    change: (cart: string, lines: Record<string, number>) =>
      database.sql
        .update(carts)
        .set({
          lines: Object.entries(lines).map(([code, quantity]) => ({ code, quantity, name: code, price: 0 as never })),
        })
        .where(eq(carts.id, cart)),
    press: (cart: string, total: string, more: Record<string, string> = {}, by: Partial<OrderNeeds> = {}) =>
      purchase(
        { ...needs, ...by },
        { cart, customer: 'aino', language: 'fi', posted: { ...form, 'Form.Total': total, ...more } },
      ),
    /** As if so much time had passed. */
    pass: (seconds: number) =>
      database.sql.execute(sql`
        update ${shopOrders} set created_at = created_at - make_interval(secs => ${seconds}),
          reserved_until = reserved_until - make_interval(secs => ${seconds}),
          next_check_at = next_check_at - make_interval(secs => ${seconds})`),
    stock: async (code: string) => {
      const [row] = await database.sql.select().from(shopProducts).where(eq(shopProducts.code, code))
      return row?.stock
    },
    taken: async () => (await countedSlots(database.sql)).map(({ taken }) => taken),
    states: async () => (await orders()).map(({ state }) => state),
    reconciled: () => reconcile(database.sql, countedSlots),
    /** Money, orders, stock, slots and codes agree, with each other and with the payment service. */
    async agrees() {
      expect(await reconcile(database.sql, countedSlots)).toEqual([])
      const owed = (await orders()).reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
      expect(payments.balance()).toBe(owed)
    },
  }
}

export async function addSlots(database: Database, slots: readonly { time: string; capacity: number }[]) {
  await database.sql
    .insert(postalCodes)
    .values({ code: '00100', name: 'Helsinki', swedishName: 'Helsingfors', municipality: 'Helsinki', type: 1 })
  await database.sql.insert(deliveredCodes).values({ postalCode: '00100', area: 'etela' })
  await database.sql.insert(deliverySlots).values(
    slots.map(({ time, capacity }) => ({
      ...{ area: 'etela', date: '2027-01-15', time, capacity, closesAt: new Date(Date.now() + 24 * 3600_000) },
    })),
  )
}

export class Killed extends Error {}

/**
 * Needs whose process dies at the nth statement of a store: nothing after it runs, and an open transaction is rolled back. `count` is
 * the number of statements so far.
 */
export function dyingAt(needs: OrderNeeds, at: number) {
  let count = 0
  const step = () => {
    count++
    if (count === at) throw new Killed(`Killed at statement ${at}.`)
  }
  const watched = <T extends object>(stores: T): T =>
    new Proxy(stores, {
      get: (target, name) => {
        const value = Reflect.get(target, name)
        if (typeof value === 'function') {
          return async (...args: unknown[]) => {
            step()
            return value.apply(target, args)
          }
        }
        return typeof value === 'object' && value !== null ? watched(value) : value
      },
    })
  const dying: OrderNeeds = {
    ...needs,
    store: watched(needs.store),
    payments: watched(needs.payments),
    announce: async (change) => {
      step()
      return needs.announce(change)
    },
    atomically: async (work) => {
      const done = await needs.atomically((stores) => work(watched(stores)))
      // After the commit, before the caller hears of it.
      step()
      return done
    },
  }
  return { needs: dying, count: () => count }
}
