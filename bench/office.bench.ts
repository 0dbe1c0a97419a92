import { join } from 'node:path'
import type { DatabaseLocation } from '#server/db/ready-database.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { NOT_DURABLE, startPostgres } from '#server/testing/postgres-server.ts'
import { type OfficeClient, officeClient } from './office/ask-office.ts'
import { exportFigures } from './office/export-figures.ts'
import { type KeptOffice, keptOffice } from './office/kept-office.ts'
import { officeCalls } from './office/office-calls.ts'
import { storeOffice, storeSession } from './office/store-office.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const ON_SERVER = 1_000_000
const EMBEDDED = 100_000
const WARM = 5
const ROUNDS = 100
/** What a server that holds so much is given. The filling ends with a vacuum of its own. */
const SETTINGS = [
  ...NOT_DURABLE,
  'shared_buffers=512MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'autovacuum=off',
]

/**
 * What the calls of the office cost with the orders of years. `office 20000` with fewer on both databases, `office 20000 PostgreSQL` on one.
 * `office keep …` leaves the databases for the next time, which finds them filled; `office fill …` only fills them.
 */
export async function benchOffice(words: string[]): Promise<Figure[]> {
  const way = wayOf(words[0])
  const [size, engine] = way === 'once' ? words : words.slice(1)
  const figures = engine === 'PostgreSQL' ? [] : await benchEmbedded(Number(size ?? EMBEDDED), way)
  if (engine === 'PGlite' || !findPostgres()) return figures
  return [...figures, ...(await benchServer(Number(size ?? ON_SERVER), way))]
}

type Way = 'once' | 'keep' | 'fill'

const wayOf = (word: string | undefined): Way => (word === 'keep' || word === 'fill' ? word : 'once')

async function benchEmbedded(orders: number, way: Way): Promise<Figure[]> {
  const kept = way === 'once' ? undefined : keptOffice('PGlite', orders)
  const settings: Record<string, string> = kept ? { DATA_DIR: join(kept.folder, 'data') } : {}
  if (way !== 'fill') return benchCalls({ engine: 'PGlite', orders, settings, kept })
  const filled = await fillUnlessFilled({ dataFolder: settings.DATA_DIR as string }, orders, kept)
  return figuresOf(filled, labelOf('PGlite', orders))
}

async function benchServer(orders: number, way: Way): Promise<Figure[]> {
  const kept = way === 'once' ? undefined : keptOffice('PostgreSQL', orders)
  const server = await startPostgres({ settings: SETTINGS, ...(kept ? { kept: kept.folder } : {}) })
  try {
    if (way !== 'fill')
      return await benchCalls({ engine: 'PostgreSQL', orders, settings: { DATABASE_URL: server.url }, kept })
    const filled = await fillUnlessFilled({ url: server.url }, orders, kept)
    return figuresOf(filled, labelOf('PostgreSQL', orders))
  } finally {
    await server.remove()
  }
}

const labelOf = (engine: string, orders: number) => `${orders} orders, ${engine}`

type Bench = { engine: string; orders: number; settings: Record<string, string>; kept: KeptOffice | undefined }

async function benchCalls({ engine, orders, settings, kept }: Bench): Promise<Figure[]> {
  const label = labelOf(engine, orders)
  process.stdout.write(`${label} …\n`)
  let token = ''
  let filled: number | undefined
  const { port, pid, stop } = await startProgram({ ...settings, TRUSTED_PROXIES: '127.0.0.1' }, async (place) => {
    filled = await fillUnlessFilled(place, orders, kept)
    token = await storeSession(place)
  })
  const client = officeClient(port, token)
  const figures = figuresOf(filled, label)
  for (const call of officeCalls) figures.push(await timed(client, call, { orders, label }))
  figures.push(...(await exportFigures(client, pid, label)))
  await stop()
  return figures
}

/** The seconds that it took; undefined where it was filled before. */
async function fillUnlessFilled(
  place: DatabaseLocation,
  orders: number,
  kept: KeptOffice | undefined,
): Promise<number | undefined> {
  if (kept?.isFilled) return undefined
  const began = performance.now()
  await storeOffice(place, orders)
  kept?.noteFilled()
  return (performance.now() - began) / 1000
}

const figuresOf = (filled: number | undefined, label: string): Figure[] =>
  filled === undefined ? [] : [{ name: `filling, ${label}`, value: filled, unit: 's' }]

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
