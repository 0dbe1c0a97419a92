import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { withdrawals } from '#server/db/schema/orders.ts'
import { ordering } from '#server/testing/ordering.ts'
import { ordersOf } from './erase-orders.store.ts'
import { forgetOldOrders } from './forget-orders.store.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'
import { confirmWithdrawal, stateWithdrawal } from './withdrawal.ts'

type Shop = Awaited<ReturnType<typeof ordering>>

const PERSON = /Aino|Ostaja|Kotikatu|aino@|50123/i
const DAY = 24 * 3600

async function bought(shop: Shop, lines: Record<string, number>, total: string) {
  await shop.press(await shop.aCart(lines), total)
  const { id, paymentId } = await shop.order()
  shop.payments.pay(paymentId)
  await settle(shop.needs, id)
  return shop.order()
}

/** As if the last order had been made so long ago. */
const age = (shop: Shop, interval: string) =>
  shop.database.sql.execute(sql`
    update shop_order set created_at = created_at - ${interval}::interval, placed_at = placed_at - ${interval}::interval`)

const isKnown = async (shop: Shop) => PERSON.test(JSON.stringify(await shop.orders()))

it('an order that was never paid is forgotten after 30 days, and not while its payment may still come', async () => {
  const shop = await ordering()
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  await shop.pass(31 * DAY)
  await shop.work.night()
  expect([await shop.states(), await isKnown(shop)]).toEqual([['reserved'], true])
  // The payment service was asked for the last time.
  await shop.work.payments()
  expect((await shop.order()).nextCheckAt).toBeNull()
  await shop.pass(-2 * DAY)
  expect(await forgetOldOrders(shop.database.sql, someSettings)).toBe(0)
  await shop.pass(2 * DAY)
  expect([
    await forgetOldOrders(shop.database.sql, someSettings),
    await forgetOldOrders(shop.database.sql, someSettings),
  ]).toEqual([1, 0])
  expect(await shop.order()).toMatchObject({ state: 'lapsed', customer: null, email: null, paymentAddress: null })
  expect(await isKnown(shop)).toBe(false)
  await shop.agrees()
})

it('a payment for an order that was forgotten goes back: nobody knows where to deliver', async () => {
  const shop = await ordering()
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  await shop.pass(31 * DAY)
  await shop.work.payments()
  await shop.work.night()
  const { id } = await shop.paid()
  await settle(shop.needs, id)
  await shop.work.refunds()
  await shop.work.mails()
  expect([await shop.states(), shop.payments.balance(), shop.mails]).toEqual([['refunded'], 0, []])
  await shop.agrees()
})

it('a placed order is forgotten three years after it was made; its amounts stay for bookkeeping', async () => {
  const shop = await ordering()
  const { number } = await bought(shop, { 'LK-1004': 1 }, '23,80')
  await shop.work.mails()
  await age(shop, '3 years -1 day')
  await shop.work.night()
  expect(await isKnown(shop)).toBe(true)
  await age(shop, '1 day')
  await shop.work.night()
  expect(await isKnown(shop)).toBe(false)
  expect(await shop.order()).toMatchObject({
    number,
    state: 'placed',
    paid: 2380,
    snapshot: { amounts: { total: 2380 } },
  })
  await shop.agrees()
})

it('an old order whose money is still to be returned is not forgotten before', async () => {
  const shop = await ordering()
  const { number } = await bought(shop, { 'LK-1004': 1 }, '23,80')
  await refundOrder(shop.needs, number, 'all', 'broken')
  await age(shop, '4 years')
  await shop.work.night()
  expect(await isKnown(shop)).toBe(true)
  await shop.work.refunds()
  await shop.work.night()
  expect(await isKnown(shop)).toBe(false)
  await shop.agrees()
})

it('an order of gift cards alone ends when its cards are mailed, one with food when staff say so', async () => {
  const shop = await ordering()
  await bought(shop, { 'LK-1005': 1 }, '50,00')
  await bought(shop, { 'LK-1005': 1, 'LK-1001': 1 }, '64,39')
  await shop.work.night()
  expect(await shop.states()).toEqual(['placed', 'placed'])
  await shop.work.mails()
  expect(await shop.states()).toEqual(['delivered', 'placed'])
  expect((await shop.orders())[0]).toMatchObject({ deliveredAt: expect.any(Date) })
  expect(shop.mails.map(({ subject }) => subject).filter((subject) => /toimitettu|pakattu/.test(subject))).toEqual([])
  await shop.agrees()
})

it('the copy of a person has what they withdrew from and what they got back', async () => {
  const shop = await ordering()
  const { number } = await bought(shop, { 'LK-1005': 1 }, '50,00')
  const stated = await stateWithdrawal(shop.needs, {
    orderNumber: String(number),
    email: 'aino@example.com',
    name: 'Aino Ostaja',
    pieces: ['LK-1005.1'],
  })
  if (stated.ok) await confirmWithdrawal(shop.needs, stated.value.id)
  await shop.work.refunds()
  await shop.work.mails()
  expect(await ordersOf(shop.database.sql, { email: 'aino@example.com', customer: null })).toMatchObject([
    {
      number,
      withdrawals: [{ name: 'Aino Ostaja', lines: [{ code: 'LK-1005' }], confirmedAt: expect.any(Date) }],
      refunds: [{ amount: 5000, state: 'done', doneAt: expect.any(Date) }],
    },
  ])
  await age(shop, '3 years')
  await shop.work.night()
  expect(await shop.database.sql.select().from(withdrawals)).toMatchObject([{ name: '' }])
})
