import type { Load } from './load.ts'
import { startProgram } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

/**
 * Pages per second that are not in the cache. The cache cannot be turned off, so it gets its smallest size and all pages are
 * asked for in turn. How many are hits all the same is seen with one connection, where nothing waits for anything else: an
 * answer that comes as fast as 99 of 100 hits is taken for one.
 */
export async function benchRenders(load: Load, pages: readonly { site: string; path: string }[]): Promise<Figure[]> {
  const program = await startProgram({ PAGE_CACHE_MB: '1' })
  const { port } = program
  const targets = pages.map(({ site, path }) => ({ host: `${site}:${port}`, path }))
  const run = async (connections: number) => {
    const result = await load.run({ port, targets, connections, seconds: 3, status: 200 })
    // The next run goes on where this one ended: begun anew, it would ask for pages that have just been cached.
    targets.push(...targets.splice(0, result.times.length % targets.length))
    return result
  }
  await run(8)
  const rates = [await run(8), await run(8), await run(8)].map(({ perSecond }) => perSecond)
  const { times } = await run(1)
  const same = await load.run({ port, targets: targets.slice(0, 1), connections: 1, seconds: 1, status: 200 })
  const hit = percentile(same.times, 0.99)
  await program.stop()
  const misses = times.filter((time) => time > hit).length / times.length
  const fastest = percentile(times, 0.01).toFixed(1)
  return [
    {
      name: 'uncached pages',
      value: median(rates) * misses,
      unit: '/s',
      aim: 500,
      note: `${targets.length} pages in turn, 8 connections, 1 MB of cache; ${(misses * 100).toFixed(0)} % misses`,
    },
    {
      name: 'uncached page, one at a time',
      value: median(times),
      unit: 'ms',
      note: `fastest hundredth ${fastest} ms, a hit ${hit.toFixed(1)} ms`,
    },
  ]
}
