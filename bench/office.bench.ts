import { findPostgres } from '#server/testing/find-postgres.ts'
import { NOT_DURABLE, startPostgres } from '#server/testing/postgres-server.ts'
import { type OfficeClient, officeClient } from './office/ask-office.ts'
import { exportFigures } from './office/export-figures.ts'
import { officeCalls } from './office/office-calls.ts'
import { storeOffice } from './office/store-office.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const ON_SERVER = 1_000_000
const EMBEDDED = 100_000
const WARM = 5
const ROUNDS = 100
/** What a server that holds so much is given. */
const SETTINGS = [...NOT_DURABLE, 'shared_buffers=512MB', 'max_wal_size=8GB']

/** What the calls of the office cost with the orders of years. `office 20000` with fewer on both databases, `office 20000 PostgreSQL` on one. */
export async function benchOffice([size, engine]: string[]): Promise<Figure[]> {
  const figures = engine === 'PostgreSQL' ? [] : await benchCalls('PGlite', Number(size ?? EMBEDDED))
  if (engine === 'PGlite' || !findPostgres()) return figures
  const server = await startPostgres({ settings: SETTINGS })
  try {
    return [...figures, ...(await benchCalls('PostgreSQL', Number(size ?? ON_SERVER), server.url))]
  } finally {
    await server.remove()
  }
}

async function benchCalls(engine: string, orders: number, url = ''): Promise<Figure[]> {
  const label = `${orders} orders, ${engine}`
  process.stdout.write(`${label} …\n`)
  let token = ''
  let filledIn = 0
  const { port, pid, stop } = await startProgram({ DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' }, async (place) => {
    const began = performance.now()
    token = await storeOffice(place, orders)
    filledIn = (performance.now() - began) / 1000
  })
  const client = officeClient(port, token)
  const figures: Figure[] = [{ name: `filling, ${label}`, value: filledIn, unit: 's' }]
  for (const call of officeCalls) figures.push(await timed(client, call, { orders, label }))
  figures.push(...(await exportFigures(client, pid, label)))
  await stop()
  return figures
}

type Size = { orders: number; label: string }

export async function timed(
  { ask, read }: OfficeClient,
  call: (typeof officeCalls)[number],
  { orders, label }: Size,
): Promise<Figure> {
  const { name, atMost, rounds = ROUNDS, of } = call
  const times: number[] = []
  for (let round = 0; round < WARM + rounds; round++) {
    const together = await of(round, orders, ask)
    const began = performance.now()
    await Promise.all(together.map(read))
    if (round >= WARM) times.push(performance.now() - began)
  }
  return {
    name: `${name}, ${label}, p99`,
    value: percentile(times, 0.99),
    unit: 'ms',
    note: `p50 ${median(times).toFixed(1)} ms`,
    ...(atMost === undefined ? {} : { atMost }),
  }
}
