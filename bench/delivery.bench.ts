import { findPostgres } from '#server/testing/find-postgres.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { type Load, startLoad, type Target } from './load.ts'
import { cpuSecondsOf } from './process-use.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'
import { cartOf, fillWithCarts, SHOPPERS } from './stored-carts.ts'
import { type DeliveryData, fillWithSlots, postalCodeOf } from './stored-slots.ts'

const SIZES: readonly DeliveryData[] = [
  { areas: 10, slotsPerArea: 10 },
  { areas: 10_000, slotsPerArea: 10 },
]
const CONNECTIONS = [1, 32]
const SECONDS = 3
/** Milliseconds at the 99th percentile with one connection, on a machine that does nothing else. */
const P99_AIM = 20

/** What the delivery calls cost, by areas and slots. Every shopper has a cart and an address of their own, and limits are on. */
export async function benchDelivery(): Promise<Figure[]> {
  const load = startLoad()
  const figures: Figure[] = []
  for (const data of SIZES) {
    figures.push(...(await benchCalls(load, 'PGlite', data)))
    if (!findPostgres()) continue
    const server = await startPostgres()
    try {
      figures.push(...(await benchCalls(load, 'PostgreSQL', data, server.url)))
    } finally {
      await server.remove()
    }
  }
  await load.stop()
  return figures
}

async function benchCalls(load: Load, engine: string, data: DeliveryData, url = ''): Promise<Figure[]> {
  const slots = data.areas * data.slotsPerArea
  process.stdout.write(`${data.areas} areas and ${slots} slots in ${engine} …\n`)
  const settings = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' }
  const { port, pid, stop } = await startProgram(settings, async (place) => {
    await fillWithCarts(place, { products: 10, carts: SHOPPERS })
    await fillWithSlots(place, data)
  })
  const figures: Figure[] = []
  for (const [name, targets] of Object.entries(callsOf(port, data))) {
    for (const connections of CONNECTIONS) {
      const cpuBefore = cpuSecondsOf(pid)
      const { perSecond, times } = await load.run({ port, targets, connections, seconds: SECONDS, status: 200 })
      const of = `${name} at ${connections}, ${slots.toLocaleString('en')} slots, ${engine}`
      const cpu = ((cpuSecondsOf(pid) - cpuBefore) * 1000) / times.length
      const p99 = percentile(times, 0.99)
      figures.push({
        name: of,
        value: perSecond,
        unit: '/s',
        note: `p50 ${median(times).toFixed(1)} ms; ${cpu.toFixed(2)} ms of the program's CPU`,
      })
      figures.push({
        name: `${of}, p99`,
        value: p99,
        unit: 'ms',
        ...(connections === 1 ? { aim: P99_AIM } : {}),
      })
    }
  }
  await stop()
  return figures
}

/** Requests of all shoppers in turn, from all areas. */
function callsOf(port: number, { areas }: DeliveryData): Record<string, Target[]> {
  const calls = (path: string) =>
    Array.from({ length: SHOPPERS }, (_, at) => ({
      host: `lihakauppa.localhost:${port}`,
      cookie: `cart=${cartOf(at)}`,
      from: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      path: `/api/v1/lihakauppa/checkout/${path}?language=fi&postalCode=${postalCodeOf((at * 7) % areas)}`,
    }))
  return { delivery: calls('delivery'), availability: calls('availability') }
}
