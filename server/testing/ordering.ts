import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { dayIn } from '#contract/values/days.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { openContent } from '#server/capabilities/content/content.capability.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { deliveredCodes, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openOutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { MAIL_RETRY } from '#server/mail/outgoing-mail.ts'
import { cartStore } from '#server/shop/cart/cart.store.ts'
import { openCatalogue } from '#server/shop/catalogue/catalogue.capability.ts'
import { openCodes } from '#server/shop/codes/codes.capability.ts'
import { countedSlots, slotOpenUntil } from '#server/shop/delivery/slot-checks.store.ts'
import type { OrderNeeds } from '#server/shop/orders/order-needs.ts'
import { openOrders } from '#server/shop/orders/orders.capability.ts'
import { purchase } from '#server/shop/orders/purchase.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { openPacking } from '#server/shop/packing/packing.capability.ts'
import { sites } from '#sites/all.ts'
import { orderMail } from '#web/mails/order-mail.ts'
import { deliverySlotText } from '#web/messages/shop/delivery-texts.ts'
import { paymentTexts } from '#web/messages/shop/payment-texts.ts'
import { aProduct } from './a-page.ts'
import { fakePayments } from './fake-payments.ts'
import { freshDatabase } from './fresh-database.ts'
import { sell } from './sell.ts'

export const form = {
  'Form.FirstName': 'Aino',
  'Form.LastName': 'Ostaja',
  'Form.StreetAddress': 'Kotikatu 1',
  'Form.PostalCode': '00100',
  'Form.City': 'Helsinki',
  'Form.Email': 'Aino@example.com',
  'Form.PhoneNumber': '0501231231',
  'Form.UseDeliveryAddressForBilling': 'true',
  'Form.Terms': 'true',
  'Form.DeliveryDate': '2027-01-15',
  'Form.DeliveryTime': '16:00-20:00',
  'Form.PaymentMethodCode': 'FI50',
}

/** Jobs that nobody runs: the test does their work itself. */
const noJobs = { define: () => async () => {} } as unknown as Jobs

type Options = { capacity?: number; database?: Database; slots?: readonly { time: string; capacity: number }[] }

/** Orders with a payment service in memory and a slot with three places; without pages and HTTP, so that it opens in no time. */
export async function ordering({ capacity = 3, database: given, slots }: Options = {}) {
  const database = given ?? (await freshDatabase())
  const payments = fakePayments()
  const mails: Mail[] = []
  const shop = sites.find(({ features }) => features.some((feature) => feature === 'shop'))
  if (!shop) throw new Error('No site is a shop.')
  const content = await openContent({ database, checkBlocks: () => [] })
  const pages = [1, 4, 5].map((at) =>
    aProduct(`t${at}`, { site: shop.id, title: `Tuote ${at}` }, { offer: { code: `LK-100${at}` } }),
  )
  if (!given) await savePages(content.actions, pages)
  const now = () => new Date()
  const catalogue = await openCatalogue({
    database,
    jobs: noJobs,
    now,
    taxonomy: async () => null,
    shop,
    settings: () => someSettings,
    stated: (text) => text,
    shopAddress: (_site, path) => path,
  })
  const codes = openCodes({ database })
  const mail = openOutgoingMail({
    database,
    jobs: noJobs,
    mailer: { place: 'a list', deliver: async (each) => void mails.push(each) },
    retry: MAIL_RETRY,
    onProblem: () => {},
    onNote: () => {},
  })
  const orders = openOrders({
    database,
    jobs: noJobs,
    mail,
    shop,
    now,
    paymentTexts,
    payments: payments.service,
    onProblem: () => {},
    onWarning: () => {},
    origin: 'http://lihakauppa.localhost',
    secrets: ['a secret for tests'],
    findCodes: codes.actions.store.find,
    browserCart: {
      idIn: async () => undefined,
      totalOf: async () => 0,
      add: async () => ({ addedCount: 0, warnings: [] }),
    },
    withdrawalNotice: async () => {
      throw new Error('There are no pages here.')
    },
    shownWith: { findProduct: () => null, slotText: deliverySlotText },
    slots: { openUntil: (slotId) => slotOpenUntil(database.sql, slotId) },
    write: (said) => orderMail({ ...said, contact: shop.mail.recipient }),
    prices: async () => {
      const today = dayIn(now())
      return { findProduct: (code: string) => catalogue.productOn(today, code, null), today }
    },
  })
  if (!given) {
    await sell({ catalogue: catalogue.actions }, [
      { code: 'LK-1001', price: 649 },
      { code: 'LK-1004', price: 1590, stock: 5 },
      { code: 'LK-1005', price: 5000, vatClass: 'voucher' },
    ])
    await catalogue.onMissedChanges()
    await addSlots(database, slots ?? [{ time: '16:00-20:00', capacity }])
  }
  const needs = orders.actions
  const packing = openPacking({
    database,
    jobs: noJobs,
    now,
    orders: needs,
    findProduct: catalogue.find,
    allProducts: catalogue.all,
  })

  const aCart = async (lines: Record<string, number>, codes: string[] = []) => {
    const id = randomUUID()
    const stored = Object.entries(lines).map(([code, quantity]) => ({ code, quantity, name: code, price: 0 as never }))
    await cartStore(database.sql).add(id, { lines: stored, codes, isOrdered: false })
    return id
  }
  const allOrders = () => database.sql.select().from(shopOrders).orderBy(shopOrders.number)
  const order = async () => {
    const all = await allOrders()
    const last = all.at(-1)
    if (!last) throw new Error('There is no order.')
    return last
  }
  return {
    database,
    payments,
    mails,
    needs,
    packing: packing.actions,
    aCart,
    orders: allOrders,
    order,
    codes: codes.actions.store,
    catalogue: catalogue.actions,
    work: orders.work,
    hasBought: orders.hasBought,
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
    /** Pays an order, the last one unless another is named, and gives it; nobody is told. */
    async paid(at = -1) {
      const found = (await allOrders()).at(at)
      if (!found) throw new Error('There is no such order.')
      payments.pay(found.paymentId)
      return found
    },
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
    states: async () => (await allOrders()).map(({ state }) => state),
    reconciled: () => reconcile(database.sql, countedSlots),
    /** Money, orders, stock, slots and codes agree, with each other and with the payment service. */
    async agrees() {
      expect(await reconcile(database.sql, countedSlots)).toEqual([])
      const owed = (await allOrders()).reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
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
      area: 'etela',
      date: '2027-01-15',
      time,
      capacity,
      closesAt: new Date(Date.now() + 24 * 3600_000),
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
    atomically: async (work) => {
      const done = await needs.atomically((stores) => work(watched(stores)))
      // After the commit, before the caller hears of it.
      step()
      return done
    },
  }
  return { needs: dying, count: () => count }
}
