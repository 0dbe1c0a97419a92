import { orderStates } from '#contract/shop/order-states.ts'
import { openPaymentService, SANDBOX_ACCOUNT } from '#server/adapters/payment/open-payment-service.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { countedSlots } from '#server/shop/delivery/slot-checks.store.ts'
import { comparePayments } from '#server/shop/orders/compare-payments.ts'
import { orderStore } from '#server/shop/orders/orders.store.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { allOf } from '#server/testing/all-of.ts'
import { aBuyer } from '#server/testing/buyer.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { type StoredBuyer, type StoredSlot, storeBuyers } from '#server/testing/stored-buyers.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const SHOPPERS = 1000
const HAMS = 50
const SLOTS = 30
const CAPACITY = 2
/** Seconds from pressing pay to an answer, when all press in the same moment. */
const LONGEST_WAIT = 30

/**
 * Christmas: all shoppers press pay at once for a few hams and delivery times, pay and return. Each has a session, a cart and an address
 * of their own, and limits are on. `npm run bench -- rush 200` has fewer shoppers.
 */
export async function benchRush([count = '']: string[]): Promise<Figure[]> {
  const shoppers = Number(count) || SHOPPERS
  const figures = await rush('PGlite', shoppers, 1)
  if (!findPostgres()) return figures
  const server = await startPostgres()
  try {
    return [...figures, ...(await rush('PostgreSQL with two nodes', shoppers, 2, server.url))]
  } finally {
    await server.remove()
  }
}

async function rush(engine: string, shoppers: number, nodes: number, url = ''): Promise<Figure[]> {
  process.stdout.write(`${shoppers} shoppers on ${engine} …\n`)
  const sandbox = await startSandbox({ port: 0, account: SANDBOX_ACCOUNT })
  const settings = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', PAYMENT_ORIGIN: sandbox.origin }
  let buyers: StoredBuyer[] = []
  let slots: StoredSlot[] = []
  const first = await startProgram(settings, async (place) => {
    const wanted = { buyers: shoppers, stock: HAMS, slots: SLOTS, capacity: CAPACITY }
    ;({ buyers, slots } = await withDatabase(place, (database) => storeBuyers(database, wanted)))
  })
  const programs = [first]
  while (programs.length < nodes) programs.push(await startProgram(settings))
  const ports = programs.map(({ port }) => port)
  const { outcomes, seconds } = await buyAll(buyers, slots, ports)

  let stored: Stored = { hams: Number.NaN, overfull: Number.NaN, differences: ['nothing was read'] }
  for (const program of programs.slice(1)) await program.stop()
  await first.stop(async (place) => {
    stored = await readStored(place, sandbox.origin)
  })
  await sandbox.close()
  for (const said of stored.differences) process.stdout.write(`${said}\n`)
  return figuresOf(engine, outcomes, seconds, stored)
}

type Outcome = {
  /** What became of it: where the shopper was sent, or what went wrong. */
  said: string
  /** Seconds from pressing pay to the answer. */
  waited: number
  statuses: number[]
}

/** All press in the same moment, on all nodes in turn. */
async function buyAll(buyers: readonly StoredBuyer[], slots: readonly StoredSlot[], ports: readonly number[]) {
  const shoppers = buyers.map((buyer, at) => ({
    browser: aBuyer(buyer, {
      port: ports[at % ports.length] as number,
      address: `10.1.${at >> 8}.${at & 255}`,
    }),
    slot: slots[at % slots.length] as StoredSlot,
  }))
  for (const { browser } of shoppers) await browser.getToken()
  const cart = await shoppers[0]?.browser.send('/api/v1/lihakauppa/shoppingcart/load?language=fi')
  const { total } = JSON.parse(cart?.body ?? '') as { total: string }
  const began = performance.now()
  const outcomes = await Promise.all(shoppers.map(({ browser, slot }) => buy(browser, slot, total)))
  const seconds = (performance.now() - began) / 1000
  for (const { browser } of shoppers) browser.leave()
  return { outcomes, seconds }
}

async function buy(browser: ReturnType<typeof aBuyer>, slot: StoredSlot, total: string): Promise<Outcome> {
  const statuses: number[] = []
  const began = performance.now()
  let waited = Number.NaN
  try {
    const pressed = await browser.press(total, slot)
    waited = (performance.now() - began) / 1000
    statuses.push(pressed.status)
    const to = pressed.headers.location ?? ''
    if (!to.startsWith('http://maksu.')) return { said: problemIn(to, pressed.status), waited, statuses }
    const back = await browser.choose(to, 'approve')
    const returned = await browser.send(`${back.pathname}${back.search}`)
    statuses.push(returned.status)
    const token = (returned.headers.location ?? '').split('/').at(-1)
    const order = await browser.send(`/api/lk/orders/${token}`)
    statuses.push(order.status)
    const state = order.status === 200 ? (JSON.parse(order.body) as { state: string }).state : `status ${order.status}`
    return { said: `order ${state}`, waited, statuses }
  } catch (error) {
    return { said: String(error), waited, statuses }
  }
}

const problemIn = (to: string, status: number) =>
  new URL(to, 'http://shop').searchParams.get('virhe') ?? `status ${status} ${to}`

type Stored = { hams: number; overfull: number; differences: string[] }

/** What the database says, after the programs have ended. */
async function readStored(place: DatabaseLocation, payOrigin: string): Promise<Stored> {
  return withDatabase(place, async ({ sql }) => {
    const orders = orderStore(sql)
    const sold = (await allOf(orders.inState(['placed']))).flatMap(({ snapshot }) => snapshot.lines)
    const payments = openPaymentService({}, payOrigin)
    return {
      hams: sold.reduce((sum, { quantity }) => sum + quantity, 0),
      overfull: (await countedSlots(sql)).filter(({ taken, capacity }) => taken > capacity).length,
      differences: [
        ...(await reconcile(sql, countedSlots)),
        ...(await comparePayments({ payments }, orders.inState(orderStates))),
      ],
    }
  })
}

async function withDatabase<Result>(
  place: DatabaseLocation,
  work: (database: Awaited<ReturnType<typeof readyDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await readyDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function figuresOf(engine: string, outcomes: readonly Outcome[], seconds: number, stored: Stored): Figure[] {
  const of = (what: string) => `${what}, ${engine}`
  const exactly = (value: number) => ({ atLeast: value, atMost: value })
  const count = (isCounted: (outcome: Outcome) => boolean) => outcomes.filter(isCounted).length
  const waits = outcomes.map(({ waited }) => waited)
  const said = [...Map.groupBy(outcomes, (outcome) => outcome.said)].map(([what, all]) => `${all.length} × ${what}`)
  const told = ['order placed', 'sold-out', 'slot-full']
  return [
    { name: of('hams sold'), value: stored.hams, unit: '', ...exactly(HAMS), note: said.join(', ') },
    { name: of('shoppers told so'), value: count(({ said }) => said === 'order placed'), unit: '', ...exactly(HAMS) },
    { name: of('slots over capacity'), value: stored.overfull, unit: '', ...exactly(0) },
    {
      name: of('errors 500'),
      value: count((each) => each.statuses.some((status) => status >= 500)),
      unit: '',
      atMost: 0,
    },
    { name: of('other answers'), value: count(({ said }) => !told.includes(said)), unit: '', atMost: 0 },
    { name: of('differences'), value: stored.differences.length, unit: '', atMost: 0 },
    { name: of('presses'), value: outcomes.length / seconds, unit: '/s' },
    {
      name: of('orders'),
      value: stored.hams / seconds,
      unit: '/s',
      note: `all was over after ${seconds.toFixed(1)} s`,
    },
    { name: of('wait, p50'), value: median(waits), unit: 's' },
    { name: of('wait, p99'), value: percentile(waits, 0.99), unit: 's' },
    { name: of('longest wait'), value: Math.max(...waits), unit: 's', atMost: LONGEST_WAIT },
  ]
}
