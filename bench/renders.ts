import { generated, generatedTargets } from './generated-content.ts'
import type { Load } from './load.ts'
import { cpuSecondsOf } from './process-use.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const PAGES = 4000
const ROUNDS = 5

/**
 * Uncached pages per second. The cache cannot be turned off, so it gets its smallest size, and many more pages than fit are requested
 * in turn. The metrics of the program tell how many it rendered.
 */
export async function benchRenders(load: Load): Promise<Figure[]> {
  const program = await startProgram({ PAGE_CACHE_MB: '1', LIMIT_FACTOR: '0' }, generated(PAGES))
  const { port, pid } = program
  const targets = generatedTargets(port, PAGES)
  const made = () => program.figure('kaskimaa_requests_total{by="made"}')
  const run = async (connections: number, seconds: number) => {
    const before = { made: await made(), cpu: cpuSecondsOf(pid) }
    const { times, perSecond } = await load.run({ port, targets, connections, seconds, status: 200 })
    // The next run continues where this one ended: from the start it would request pages that have just been cached.
    targets.push(...targets.splice(0, times.length % targets.length))
    const renders = (await made()) - before.made
    const cpu = ((cpuSecondsOf(pid) - before.cpu) * 1000) / renders
    return { perSecond: (perSecond * renders) / times.length, misses: renders / times.length, cpu, times }
  }
  await run(8, 3)
  const rounds: Awaited<ReturnType<typeof run>>[] = []
  while (rounds.length < ROUNDS) rounds.push(await run(8, 2))
  const { times } = await run(1, 3)
  await program.stop()
  const middle = (what: 'perSecond' | 'misses' | 'cpu') => median(rounds.map((round) => round[what]))
  const rates = rounds.map(({ perSecond }) => perSecond)
  const spread = `rounds ${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`
  return [
    {
      name: 'uncached pages',
      value: middle('perSecond'),
      unit: '/s',
      aim: 500,
      note: `${PAGES} generated pages in turn, 8 connections; ${(middle('misses') * 100).toFixed(0)} % misses; ${spread}`,
    },
    ...(Number.isNaN(middle('cpu'))
      ? []
      : [{ name: 'CPU time of an uncached page', value: middle('cpu'), unit: 'ms', note: 'all threads' }]),
    {
      name: 'uncached page, one at a time',
      value: median(times),
      unit: 'ms',
      note: `99 of 100 within ${percentile(times, 0.99).toFixed(1)} ms`,
    },
  ]
}
