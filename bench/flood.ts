import { setTimeout as wait } from 'node:timers/promises'
import { type Load, startLoad, type Target } from './load.ts'
import type { Program } from './program.ts'
import { type Figure, median, percentile } from './report.ts'

const ROUNDS = 3
const SECONDS = 3
/** Node accepts one connection in each turn of its loop: the flood's own connections are all accepted before the visitor comes. */
const HEAD_START_MS = 2000

/** How long a visitor waits for a cached page while others flood the program with addresses that are in no cache. */
export async function benchFlood({ port }: Program, load: Load, page: Target): Promise<Figure[]> {
  const visitor = startLoad()
  const ask = () => visitor.run({ port, targets: [page], connections: 4, seconds: SECONDS, status: 200 })
  const during = async (name: string, path: string, status: number | readonly number[]): Promise<Figure> => {
    const targets = [{ host: page.host, path }]
    const rounds: { p50: number; p99: number; perSecond: number }[] = []
    while (rounds.length < ROUNDS) {
      const flood = load.run({ port, targets, connections: 200, seconds: SECONDS + 3, status })
      const [{ times }, { perSecond }] = await Promise.all([wait(HEAD_START_MS).then(ask), flood])
      rounds.push({ p50: median(times), p99: percentile(times, 0.99), perSecond })
    }
    const middle = (what: 'p50' | 'p99' | 'perSecond') => median(rounds.map((round) => round[what]))
    const note = `p50 ${middle('p50').toFixed(1)} ms; flood of ${Math.round(middle('perSecond'))}/s; ${ROUNDS} rounds`
    return { name: `p99 of hits, flood of ${name}`, value: middle('p99'), unit: 'ms', atMost: 50, note }
  }
  const { times } = await ask()
  const quiet = `p50 ${median(times).toFixed(2)} ms`
  const figures = [
    { name: 'p99 of hits, no flood', value: percentile(times, 0.99), unit: 'ms', note: quiet },
    await during('random queries', '/?q={random}', 200),
    await during('unknown paths', '/{random}', 404),
    // Limited: most of them are refused.
    await during('searches', '/haku?q={random}', [200, 429, 503]),
  ]
  await visitor.stop()
  return figures
}
