import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { orderStates } from '#contract/shop/order-states.ts'
import type { Database } from '#server/db/database.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { countedSlots } from '#server/shop/delivery/slot-checks.store.ts'
import { comparePayments } from '#server/shop/orders/compare-payments.ts'
import type { Order } from '#server/shop/orders/order.ts'
import { orderStore } from '#server/shop/orders/orders.store.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { allOf } from '#server/testing/all-of.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aSandbox } from '#server/testing/payment-sandbox.ts'
import { storeBuyers } from '#server/testing/stored-buyers.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { type Buying, goOnBuying } from './steady-buyers.ts'

const KILLS = Number(process.env.ORDER_KILLS ?? 6)
const BUYERS = 6
/** The reservation is over, and every payment is due to be asked for. */
const PASSED = '31 minutes'

async function withDatabase<Result>(folder: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await readyDatabase({ dataFolder: folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

it('SH-14: purchases that go on while the program is killed again and again end with one order or a refund for all money', {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-orders-'))
  const wanted = { buyers: BUYERS, stock: 100_000, slots: 4, capacity: 100_000 }
  const { buyers, slots } = await withDatabase(folder, (database) => storeBuyers(database, wanted))
  const sandbox = await aSandbox()
  await sandbox.control({ callback: { when: 'after', times: 2, delayMs: 100 } })
  const port = await freePort()
  const start = () => startBuiltProgram({ PORT: String(port), DATA_DIR: folder, PAYMENT_ORIGIN: sandbox.origin })
  let program: BuiltProgram = await start()
  onTestFinished(async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const kill = async () => {
    program.process.kill('SIGKILL')
    await expect.poll(() => program.process.signalCode).toBe('SIGKILL')
    await program.stop()
  }

  const buying: Buying = { goesOn: true, answers: 0, told: [], failures: [], repeated: 0 }
  const shoppers = buyers.map((buyer, at) => goOnBuying(buying, buyer, { port, slots, address: `192.0.2.${at + 1}` }))
  for (let kills = 0; kills < KILLS; kills++) {
    await moreAnswers(buying, 5 + Math.random() * 60)
    await wait(Math.random() * 100)
    await kill()
    program = await start()
  }
  await moreAnswers(buying, 5 * BUYERS)
  await sandbox.control({ callback: { when: 'never' } })
  buying.goesOn = false
  await Promise.all(shoppers)
  // Nobody calls or returns any more: what is still open is for the job that watches payments.
  await kill()
  const open = await withDatabase(folder, async ({ sql: db }) => {
    await db.execute(sql`
      update ${shopOrders} set created_at = created_at - ${PASSED}::interval, next_check_at = next_check_at - ${PASSED}::interval,
        reserved_until = reserved_until - ${PASSED}::interval where placed_at is null`)
    return await toSettle(allOf(orderStore(db).inState(orderStates)), paidIds())
  })
  program = await start()
  const stateOf = async ({ id, email }: Order) => {
    const at = buyers.findIndex((buyer) => buyer.email === email)
    return (await shoppers[at])?.stateOf(id)
  }
  for (const order of open) {
    await expect
      .poll(() => stateOf(order), { timeout: 240_000, interval: 500 })
      .toSatisfy((state) => ['placed', 'lapsed', 'refunded'].includes(state))
  }
  await program.stop()

  const payments = await sandbox.stored()
  const found = await withDatabase(folder, async ({ sql: db }) => {
    const orders = await allOf(orderStore(db).inState(orderStates))
    const differences = await reconcile(db, countedSlots)
    return { orders, differences: [...differences, ...(await comparePayments(sandbox, orders))] }
  })
  const byPayment = Map.groupBy(found.orders, ({ paymentId }) => paymentId)
  const paid = payments.filter(({ state }) => state === 'paid')
  const wrong = paid.filter(({ id, refunds }) => {
    const [order, ...others] = byPayment.get(id) ?? []
    return others.length > 0 || order?.state !== (refunds.length > 0 ? 'refunded' : 'placed')
  })
  const placed = new Set(found.orders.filter(({ state }) => state === 'placed').map(({ id }) => id))
  const untrue = buying.told.filter(({ order, state, isPaid }) =>
    state === 'placed' ? !placed.has(order) : isPaid && !['refund-due', 'refunded'].includes(state),
  )
  process.stdout.write(
    `${KILLS} kills, ${buying.repeated} requests repeated, ${paid.length} payments, ${placed.size} orders, ${open.length} left to the job\n`,
  )
  expect({ differences: found.differences, wrong, untrue, failures: buying.failures }).toEqual({
    differences: [],
    wrong: [],
    untrue: [],
    failures: [],
  })
  expect(placed.size).toBeGreaterThan(KILLS)
  expect(buying.repeated).toBeGreaterThan(0)
  expect(open.length).toBeGreaterThan(0)

  function paidIds(): Promise<Set<string>> {
    return sandbox.stored().then((all) => new Set(all.filter(({ state }) => state === 'paid').map(({ id }) => id)))
  }
})

/** The program is in the middle of its work, however fast the machine is. */
async function moreAnswers(buying: Buying, count: number): Promise<void> {
  const wanted = buying.answers + count
  await expect.poll(() => buying.answers >= wanted, { timeout: 120_000 }).toBe(true)
}

/** Orders with which the jobs must do something: their goods or their money are held for nothing. */
async function toSettle(orders: Promise<Order[]>, paid: Promise<Set<string>>): Promise<Order[]> {
  const ids = await paid
  return (await orders).filter(
    ({ state, paymentId }) =>
      state === 'reserved' ||
      state === 'refund-due' ||
      (['superseded', 'lapsed'].includes(state) && ids.has(paymentId)),
  )
}
