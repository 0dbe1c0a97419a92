import { findPostgres } from '#server/testing/find-postgres.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { type Load, startLoad, type Target } from './load.ts'
import { cpuSecondsOf, memoryOf } from './process-use.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'
import { type CartData, cartOf, codeOf, fillWithCarts, SHOPPERS } from './stored-carts.ts'

const SIZES: readonly CartData[] = [
  { products: 10, carts: 1 },
  { products: 10_000, carts: 1_000_000 },
]
const CONNECTIONS = [1, 32]
const SECONDS = 3
const ROUNDS = 3
/** Adds per second on PostgreSQL with 32 connections, the database on the same machine. */
const AIM = 800

/**
 * What the calls of the cart cost, by products and stored carts. Every shopper has an address of their own, and limits are on.
 * `npm run bench -- cart quick` measures once and with fewer carts.
 */
export async function benchCart([quick]: string[]): Promise<Figure[]> {
  const sizes = quick ? SIZES.map(({ products, carts }) => ({ products, carts: Math.min(carts, 100_000) })) : SIZES
  const rounds = quick ? 1 : ROUNDS
  const load = startLoad()
  const figures: Figure[] = []
  for (const data of sizes) {
    figures.push(...(await benchCalls(load, 'PGlite', data, rounds)))
    if (!findPostgres()) continue
    const server = await startPostgres()
    try {
      figures.push(...(await benchCalls(load, 'PostgreSQL', data, rounds, server.url)))
    } finally {
      await server.remove()
    }
  }
  await load.stop()
  return figures
}

async function benchCalls(load: Load, engine: string, data: CartData, rounds: number, url = ''): Promise<Figure[]> {
  process.stdout.write(`${data.products} products and ${data.carts} carts in ${engine} …\n`)
  const settings = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' }
  const { port, pid, stop } = await startProgram(settings, (place) => fillWithCarts(place, data))
  const before = memoryOf(pid)
  const of = (what: string) => `${what}, ${data.products.toLocaleString('en')} products, ${engine}`
  const figures: Figure[] = []
  for (const [name, targets] of Object.entries(callsOf(port, data))) {
    for (const connections of CONNECTIONS) {
      const results = []
      const cpuBefore = cpuSecondsOf(pid)
      while (results.length < rounds) {
        results.push(await load.run({ port, targets, connections, seconds: SECONDS, status: 200 }))
      }
      const times = results.flatMap((result) => result.times)
      const cpu = ((cpuSecondsOf(pid) - cpuBefore) * 1000) / times.length
      figures.push({
        name: of(`${name} at ${connections}`),
        value: median(results.map(({ perSecond }) => perSecond)),
        unit: '/s',
        note: `p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms; ${cpu.toFixed(2)} ms of the program's CPU`,
        ...(name === 'add' && connections === 32 && engine === 'PostgreSQL' ? { aim: AIM } : {}),
      })
    }
  }
  const after = memoryOf(pid)
  figures.push({ name: of('memory'), value: after, unit: 'MB', note: `${before.toFixed(0)} MB before the load` })
  await stop()
  return figures
}

/** Requests of all shoppers in turn. */
function callsOf(port: number, { products }: CartData): Record<string, Target[]> {
  const host = `lihakauppa.localhost:${port}`
  const path = (name: string) => `/api/v1/lihakauppa/shoppingcart/${name}`
  const shoppers = Array.from({ length: SHOPPERS }, (_, at) => ({
    host,
    cookie: `cart=${cartOf(at)}`,
    from: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    code: codeOf((at * 7) % products),
  }))
  const each = (targets: (shopper: Omit<(typeof shoppers)[number], 'code'>, code: string) => Target[]) =>
    shoppers.flatMap(({ code, ...shopper }) => targets(shopper, code))
  return {
    add: each((shopper, code) => [{ ...shopper, path: path('add'), body: { language: 'fi', code, quantity: 1 } }]),
    'first add': each(({ cookie, ...shopper }, code) => [
      { ...shopper, path: path('add'), body: { language: 'fi', code, quantity: 1 } },
    ]),
    change: each((shopper, code) =>
      [2, 3].map((quantity) => ({ ...shopper, path: path('changequantity'), body: { code, quantity } })),
    ),
    coupon: each((shopper) =>
      ['addcouponcode', 'removecouponcode'].map((name) => ({
        ...shopper,
        path: path(name),
        body: { code: 'MITTA10' },
      })),
    ),
    load: each((shopper) => [{ ...shopper, path: path('load?language=fi') }]),
  }
}
