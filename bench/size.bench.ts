import { findPostgres } from '#server/testing/find-postgres.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { generated, generatedTargets } from './generated-content.ts'
import { type Load, startLoad } from './load.ts'
import { memoryOf } from './process-use.ts'
import { startProgram } from './program.ts'
import { readAddress } from './reading.ts'
import { type Figure, median } from './report.ts'

const SIZES = [10_000, 100_000]
const CACHED_PAGES = 1000

/** The cost of many pages in the database: start time, memory, the first render of a page, and cache hits across the site. */
export async function benchSize(): Promise<Figure[]> {
  const load = startLoad()
  const figures: Figure[] = []
  for (const pages of SIZES) {
    figures.push(...(await benchPlace(load, 'PGlite', pages)))
    if (findPostgres()) figures.push(...(await onPostgres((url) => benchPlace(load, 'PostgreSQL', pages, url))))
  }
  await load.stop()
  return figures
}

async function onPostgres(measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const server = await startPostgres()
  try {
    return await measure(server.url)
  } finally {
    await server.remove()
  }
}

async function benchPlace(load: Load, engine: string, pages: number, url = ''): Promise<Figure[]> {
  process.stdout.write(`${pages} pages in ${engine} …\n`)
  const began = performance.now()
  const program = await startProgram({ DATABASE_URL: url, LIMIT_FACTOR: '0' }, generated(pages))
  const filled = (performance.now() - began) / 1000 - program.readyAfter
  const { port, pid, readyAfter } = program
  const memory = memoryOf(pid)
  const targets = spreadOver(generatedTargets(port, pages), CACHED_PAGES)
  const first: number[] = []
  for (const target of targets) first.push(await timeOf(() => readAddress(port, target)))
  const sitemap = await timeOf(() => readAddress(port, { host: targets[0]?.host ?? '', path: '/sitemap-1.xml' }))
  const hits = []
  while (hits.length < 3) hits.push(await load.run({ port, targets, connections: 50, seconds: 2, status: 200 }))
  await program.stop()
  const of = (what: string) => `${what}, ${pages.toLocaleString('en')} in ${engine}`
  return [
    {
      name: of('ready after'),
      value: readyAfter,
      unit: 's',
      note: `with new demo content; filled before in ${filled.toFixed(0)} s`,
    },
    { name: of('memory at start'), value: memory, unit: 'MB' },
    {
      name: of('first reading'),
      value: median(first),
      unit: 'ms',
      note: `median of ${CACHED_PAGES} pages, one at a time`,
    },
    {
      name: of('hits'),
      value: median(hits.map(({ perSecond }) => perSecond)),
      unit: '/s',
      note: `${CACHED_PAGES} pages`,
    },
    { name: of('sitemap'), value: sitemap, unit: 'ms', note: 'the first file' },
  ]
}

function spreadOver<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] as Item)
}

async function timeOf(work: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  const { status } = await work()
  if (status !== 200) throw new Error(`A response was ${status}, not 200.`)
  return performance.now() - began
}
