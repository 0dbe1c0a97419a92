import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { facts } from '#server/db/schema/nodes.ts'
import { answeredRequests } from '#server/db/schema/requests.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { answeredRequestStore } from './answered-requests.store.ts'

const request = { address: '/api/order', caller: 'customer 1', key: 'a-key-of-this-order' }

/** An order takes the next number. */
const placeOrder = async (tx: Sql) => {
  const orders = await tx.select().from(facts)
  await tx.insert(facts).values({ name: `order ${orders.length + 1}`, value: 'placed' })
  return accepted({ order: orders.length + 1 })
}

const ordersIn = async (db: Sql) => (await db.select().from(facts)).length

it('does the work once for a key, and gives the same answer to every repetition, also to those that race', async () => {
  const { sql: db } = await freshDatabase()
  const { answerOnce } = answeredRequestStore(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => answerOnce(request, placeOrder)))
  expect(answers).toEqual(answers.map(() => accepted({ order: 1 })))
  expect(await answerOnce(request, placeOrder)).toEqual(accepted({ order: 1 }))
  expect(await ordersIn(db)).toBe(1)
})

it.each([
  ['another key', { key: 'a-key-of-another-order' }],
  ['another caller', { caller: 'customer 2' }],
  ['another call', { address: '/api/other' }],
])('takes the same request with %s for another one', async (_what, changes) => {
  const { sql: db } = await freshDatabase()
  const { answerOnce } = answeredRequestStore(db)
  await answerOnce(request, placeOrder)
  expect(await answerOnce({ ...request, ...changes }, placeOrder)).toEqual(accepted({ order: 2 }))
})

it('undoes what a refused request did, and lets it be tried again with the same key', async () => {
  const { sql: db } = await freshDatabase()
  const { answerOnce } = answeredRequestStore(db)
  const soldOut = await answerOnce(request, async (tx) => {
    await placeOrder(tx)
    return refused('NOT_FOUND')
  })
  expect(soldOut).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect(await ordersIn(db)).toBe(0)
  expect(await answerOnce(request, placeOrder)).toEqual(accepted({ order: 1 }))
})

it('remembers nothing of a request that failed', async () => {
  const { sql: db } = await freshDatabase()
  const { answerOnce } = answeredRequestStore(db)
  const failing = answerOnce(request, async (tx) => {
    await placeOrder(tx)
    throw new Error('the power went out')
  })
  await expect(failing).rejects.toThrow('the power went out')
  expect(await answerOnce(request, placeOrder)).toEqual(accepted({ order: 1 }))
})

it('does the work each time for a caller that sends no key', async () => {
  const { sql: db } = await freshDatabase()
  const { answerOnce } = answeredRequestStore(db)
  await answerOnce(undefined, placeOrder)
  expect(await answerOnce(undefined, placeOrder)).toEqual(accepted({ order: 2 }))
})

it('deletes answers that nobody repeats any more', async () => {
  const { sql: db } = await freshDatabase()
  const store = answeredRequestStore(db)
  await store.answerOnce(request, placeOrder)
  await store.deleteOld()
  expect(await db.select().from(answeredRequests)).toHaveLength(1)
  await db.update(answeredRequests).set({ createdAt: sql`now() - interval '25 hours'` })
  await store.deleteOld()
  expect(await db.select().from(answeredRequests)).toEqual([])
})
