import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Cents } from '#contract/values/money.ts'
import type { Database } from '#server/db/database.ts'
import { askedQuestions } from '#server/db/schema/asked-questions.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { deliveryAreas, deliverySlots } from '#server/db/schema/delivery.ts'
import { submissions } from '#server/db/schema/forms.ts'
import { shopOrders, shopRefunds } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { shopReviews } from '#server/db/schema/reviews.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

/** Half past midnight in Finland: in UTC the day before. */
const NOW = new Date('2026-11-18T22:30:00Z')
const at = (time: string) => new Date(time)

async function addOrder({ sql }: Database, placedAt: string | null, paid: number, refunded = 0): Promise<void> {
  await sql.insert(shopOrders).values({
    id: randomUUID(),
    paymentId: randomUUID(),
    cart: randomUUID(),
    digest: '',
    language: 'fi',
    state: placedAt ? 'placed' : 'lapsed',
    holdsGoods: false,
    snapshot: {} as never,
    amount: paid as Cents,
    paid: paid as Cents,
    refunded: refunded as Cents,
    reservedUntil: NOW,
    placedAt: placedAt ? at(placedAt) : null,
  })
}

async function anOffice() {
  const database = await freshDatabase()
  const app = await runningApp({ database, now: () => NOW })
  const asked = async (roles: Parameters<typeof aStaffBrowser>[2]['roles'], part: string) => {
    const { get } = await aStaffBrowser(app, database, { roles, at: NOW })
    return (await get(`/api/office/today/${part}`)).body
  }
  return { database, app, asked }
}

it('OF-10: sums orders and sales by the days of Finland, with the 30 days before', async () => {
  const { database, asked } = await anOffice()
  await addOrder(database, '2026-11-18T22:10:00Z', 2000)
  await addOrder(database, '2026-11-18T21:50:00Z', 3000, 500)
  await addOrder(database, '2026-11-18T05:00:00Z', 1000)
  await addOrder(database, '2026-10-20T09:00:00Z', 700)
  await addOrder(database, '2026-09-20T21:30:00Z', 400)
  await addOrder(database, '2026-09-20T20:30:00Z', 90_000)
  await addOrder(database, null, 80_000)
  const { days, now, before } = await asked(['shop'], 'sales')
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-11-19', now: { orders: 1, sales: 2000 }, before: { orders: 1, sales: 700 } })
  expect(days.at(-2)).toMatchObject({ day: '2026-11-18', now: { orders: 2, sales: 3500 } })
  expect(days[0]).toEqual({ day: '2026-10-21', now: { orders: 0, sales: 0 }, before: { orders: 1, sales: 400 } })
  expect(now).toEqual({ orders: 3, sales: 5500 })
  expect(before).toEqual({ orders: 2, sales: 1100 })
})

it('OF-10: shows the delivery times of tomorrow, and what runs out', async () => {
  const { database, app, asked } = await anOffice()
  await database.sql.insert(deliveryAreas).values({ id: 'etela', name: 'Etelä-Suomi', windows: [] })
  const slot = { area: 'etela', capacity: 20, closesAt: NOW }
  await database.sql.insert(deliverySlots).values([
    { ...slot, date: '2026-11-20', time: '16:00-20:00', taken: 3 },
    { ...slot, date: '2026-11-20', time: '08:00-12:00', taken: 20 },
    { ...slot, date: '2026-11-21', time: '08:00-12:00', taken: 9 },
  ])
  expect(await asked(['admin'], 'deliveries')).toEqual({
    day: '2026-11-20',
    slots: [
      { area: 'Etelä-Suomi', time: '08:00-12:00', taken: 20, capacity: 20 },
      { area: 'Etelä-Suomi', time: '16:00-20:00', taken: 3, capacity: 20 },
    ],
  })
  const stocks = [6, 5, 0, null].map((stock, nth) => ({ code: `LK-${nth}`, price: 100, stock }))
  await sell(app, stocks)
  await database.sql.update(shopProducts).set({ lowStock: 6 })
  expect(await asked(['shop'], 'stock')).toEqual({
    count: 2,
    products: [
      { code: 'LK-2', name: 'LK-2', stock: 0 },
      { code: 'LK-1', name: 'LK-1', stock: 5 },
    ],
  })
})

it('OF-03, OF-10: says what waits and since when, and what failed, to the roles that may know', async () => {
  const { database, asked } = await anOffice()
  const { sql } = database
  const review = { code: 'LK-1', stars: 5, text: 'Hyvää', userName: 'Aino' }
  await sql.insert(shopReviews).values([
    { ...review, state: 'held', createdAt: at('2026-11-17T10:00:00Z') },
    { ...review, state: 'held', createdAt: at('2026-11-16T10:00:00Z') },
    { ...review, state: 'published', createdAt: at('2026-11-01T10:00:00Z') },
  ])
  const refund = { order: randomUUID(), amount: 100 as Cents, toCodes: 0 as Cents, reason: '' }
  await sql.insert(shopRefunds).values([
    { ...refund, id: 'a', state: 'manual', createdAt: at('2026-11-15T10:00:00Z') },
    { ...refund, id: 'b', state: 'due', createdAt: at('2026-11-01T10:00:00Z') },
  ])
  const form = { site: 'kuluttaja', form: 'feedback', language: 'fi' as const, values: {} }
  await sql.insert(submissions).values([
    { ...form, createdAt: at('2026-11-14T10:00:00Z') },
    { ...form, createdAt: at('2026-11-10T10:00:00Z') },
  ])
  await sql.insert(outgoingMails).values([
    { kind: 'form', about: '1', state: 'failed', endedAt: at('2026-11-13T10:00:00Z') },
    { kind: 'form', about: '2', state: 'sent', endedAt: at('2026-11-01T10:00:00Z') },
  ])
  const reviews = { count: 2, since: '2026-11-16T10:00:00.000Z' }
  const refunds = { count: 1, since: '2026-11-15T10:00:00.000Z' }
  const none = { count: 0, since: null }
  const mails = { count: 1, since: '2026-11-13T10:00:00.000Z' }
  expect(await asked(['shop'], 'waiting')).toEqual({ reviews, refunds, forms: null })
  const forms = { count: 1, since: '2026-11-14T10:00:00.000Z' }
  expect(await asked(['service'], 'waiting')).toEqual({ reviews, refunds, forms })
  expect(await asked(['admin'], 'failed')).toEqual({ mails, jobs: none })
  expect(await asked(['service'], 'failed')).toEqual({ mails, jobs: null })
})

it('OF-10: lists what visitors asked twice or more and found nothing for, this week and the one before', async () => {
  const { database, asked } = await anOffice()
  const question = { site: 'kuluttaja', language: 'fi', asked: 9, opened: 0 }
  await database.sql.insert(askedQuestions).values([
    { ...question, week: '2026-11-16', question: 'poro', unanswered: 2 },
    { ...question, week: '2026-11-09', question: 'poro', unanswered: 3 },
    { ...question, week: '2026-11-09', question: 'vain kerran', unanswered: 1 },
    { ...question, week: '2026-11-02', question: 'vanha', unanswered: 9 },
  ])
  expect(await asked(['editor'], 'searches')).toEqual({
    questions: [{ site: 'Kaskimaa', language: 'fi', question: 'poro', unanswered: 5 }],
  })
})
