import { get } from 'node:http'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { NOT_DURABLE, startPostgres } from '#server/testing/postgres-server.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'
import { fillWithOrders } from './stored-orders.ts'

const ON_SERVER = 1_000_000
const EMBEDDED = 100_000
const FIRST_NUMBER = 100_001
const WARM = 5
const ROUNDS = 100
const P99_MS = 100

type Measured = { name: string; atMost: number; pathOf: (round: number, orders: number) => string }

const list = (query: string) => `/api/office/orders${query}`

/** What staff do all day. A room adds its own calls here. */
const calls: readonly Measured[] = [
  { name: 'list', atMost: P99_MS, pathOf: () => list('') },
  {
    name: 'list, a page in the middle',
    atMost: P99_MS,
    pathOf: (at, all) => list(`?after=${FIRST_NUMBER + ((at * 7919) % all)}`),
  },
  { name: 'count', atMost: P99_MS, pathOf: () => list('/count') },
  { name: 'list of a state', atMost: P99_MS, pathOf: () => list('?state=placed') },
  { name: 'list of a rare state', atMost: P99_MS, pathOf: () => list('?state=refund-due') },
  { name: 'list of a day', atMost: P99_MS, pathOf: (at) => list(`?day=${dayIn(-at)}&time=16:00-20:00`) },
  { name: 'list of an area', atMost: P99_MS, pathOf: (at) => list(`?area=${at % 2 ? 'helsinki' : 'nowhere'}`) },
  {
    name: 'list by payment',
    atMost: P99_MS,
    pathOf: (at) => list(`?payment=${['unpaid', 'paid', 'free', 'refunded', 'refund-open'][at % 5]}`),
  },
  {
    name: 'search by number',
    atMost: P99_MS,
    pathOf: (at, all) => list(`?search=${FIRST_NUMBER + ((at * 7919) % all)}`),
  },
  {
    name: 'search by name',
    atMost: P99_MS,
    pathOf: (at) => list(`?search=${encodeURIComponent(`tuuli sukunimi${at * 3}`)}`),
  },
  { name: 'search by a first name', atMost: P99_MS, pathOf: () => list(`?search=${encodeURIComponent('päivi')}`) },
  { name: 'search by mail', atMost: P99_MS, pathOf: (at) => list(`?search=ostaja${at * 37}@example.com`) },
  {
    name: 'search by phone',
    atMost: P99_MS,
    pathOf: (at) => list(`?search=040${String(at * 17 * 31).padStart(7, '0')}`),
  },
  { name: 'search by a common product', atMost: P99_MS, pathOf: () => list('?search=lk-1001') },
  { name: 'search by a rare product', atMost: P99_MS, pathOf: (at) => list(`?search=lk-1${100 + (at % 90)}`) },
  { name: 'search for nothing', atMost: P99_MS, pathOf: (at) => list(`?search=olematon${at}`) },
  { name: 'count of a common product', atMost: P99_MS, pathOf: () => list('/count?search=lk-1001') },
  { name: 'one order', atMost: P99_MS, pathOf: (at, all) => list(`/${FIRST_NUMBER + ((at * 7919) % all)}`) },
]

const DAY_MS = 24 * 3600 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** What the calls of the office cost with the orders of years. `office 20000` with fewer on both databases, `office 20000 PostgreSQL` on one. */
export async function benchOffice([size, engine]: string[]): Promise<Figure[]> {
  const figures = engine === 'PostgreSQL' ? [] : await benchCalls('PGlite', Number(size ?? EMBEDDED))
  if (engine === 'PGlite' || !findPostgres()) return figures
  const server = await startPostgres({ settings: NOT_DURABLE })
  try {
    return [...figures, ...(await benchCalls('PostgreSQL', Number(size ?? ON_SERVER), server.url))]
  } finally {
    await server.remove()
  }
}

async function benchCalls(engine: string, orders: number, url = ''): Promise<Figure[]> {
  process.stdout.write(`${orders} orders in ${engine} …\n`)
  let token = ''
  const { port, stop } = await startProgram({ DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' }, async (place) => {
    token = await fillWithOrders(place, orders)
  })
  const figures: Figure[] = []
  for (const { name, atMost, pathOf } of calls) {
    const times: number[] = []
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const began = performance.now()
      await ask(port, pathOf(round, orders), token, round)
      if (round >= WARM) times.push(performance.now() - began)
    }
    const note = `p50 ${median(times).toFixed(1)} ms`
    figures.push({
      name: `${name}, ${orders} orders, ${engine}, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      atMost,
      note,
    })
  }
  await stop()
  return figures
}

/** Each from another address, so that no limit of a client is measured. */
function ask(port: number, path: string, token: string, round: number): Promise<void> {
  const headers = {
    host: `hallinta.localhost:${port}`,
    cookie: `staff=${token}`,
    'x-forwarded-for': `10.0.${Math.floor(Math.random() * 250)}.${round % 250}`,
  }
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) done()
        else failed(new Error(`${path}: ${answer.statusCode}`))
      })
    }).once('error', failed)
  })
}
