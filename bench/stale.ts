import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { generated, generatedPlaces, generatedTargets } from './generated-content.ts'
import { type Load, startLoad } from './load.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const PAGES = 10_000
const ROUNDS = 3
const SECONDS = 3
const STALE_PAGES_METRIC = 'kaskimaa_stale_pages'

/**
 * How much longer a visitor waits for a cached page while all pages are rendered again after a change of the navigation. The bench
 * makes the change as another node would, which needs a PostgreSQL server.
 */
export async function benchStale(load: Load): Promise<Figure[]> {
  if (!findPostgres()) {
    process.stdout.write('No PostgreSQL is installed: what stale pages cost is not measured.\n')
    return []
  }
  const server = await startPostgres()
  const program = await startProgram({ DATABASE_URL: server.url, LIMIT_FACTOR: '0' }, generated(PAGES))
  const visitor = startLoad()
  try {
    const { port } = program
    const targets = generatedTargets(port, PAGES)
    await readOnce(load, port, targets)
    const p99 = async () => {
      const job = { port, targets: targets.slice(0, 500), connections: 4, seconds: SECONDS, status: 200 }
      return percentile((await visitor.run(job)).times, 0.99)
    }
    await p99()
    const quiet = await rounds(p99)
    await changeLinks(server.url)
    while ((await program.figure(STALE_PAGES_METRIC)) === 0) await new Promise(setImmediate)
    const began = { waiting: await program.figure(STALE_PAGES_METRIC), at: performance.now() }
    const during = await rounds(p99)
    const left = await program.figure(STALE_PAGES_METRIC)
    if (left === 0) throw new Error('All pages were rendered again before the measurement.')
    const perSecond = ((began.waiting - left) / (performance.now() - began.at)) * 1000
    const note = `${began.waiting} stale pages, rendered again at ${perSecond.toFixed(0)}/s; ${ROUNDS} rounds`
    return [
      { name: 'p99 of hits, nothing stale', value: median(quiet), unit: 'ms' },
      { name: 'p99 of hits, pages rendered again', value: median(during), unit: 'ms', note },
      { name: 'the shift', value: median(during) - median(quiet), unit: 'ms', atMost: 5 },
    ]
  } finally {
    await Promise.all([visitor.stop(), program.stop()])
    await server.remove()
  }
}

async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  while (values.length < ROUNDS) values.push(await measure())
  return values
}

/** Requests each page once, so that all are cached. */
async function readOnce(load: Load, port: number, targets: ReturnType<typeof generatedTargets>): Promise<void> {
  const left = [...targets]
  while (left.length > 0) {
    const { times } = await load.run({ port, targets: left, connections: 8, seconds: 5, status: 200 })
    left.splice(0, times.length)
  }
}

/** Saves the navigation of every site with generated pages, so that every page must be rendered again. */
async function changeLinks(url: string): Promise<void> {
  const database = await readyDatabase({ url })
  const store = navigationStore(database.sql)
  for (const { site, language } of generatedPlaces) {
    const navigation = await store.find(site, language)
    const saved = await saveNavigation({ store }, navigation)
    if (!saved.ok) throw new Error(`The links of ${site} are refused: ${saved.problems.join('; ')}`)
  }
  await database.close()
}
