import { startBareServer } from './bare.ts'
import type { Load, Target } from './load.ts'
import { cpuSecondsOf } from './process-use.ts'
import type { Program } from './program.ts'
import { type Figure, median } from './report.ts'

const ROUNDS = 7
const SECONDS = 2

type Round = { perSecond: number; busy: number; cpuMicroseconds: number }

/** Cached pages per second, ours beside a server that does nothing but send the same bytes. They take turns. */
export async function benchHits(program: Program, load: Load, page: Target): Promise<Figure[]> {
  const bare = await startBareServer(program.port, page)
  const measure = async ({ port, pid }: { port: number; pid: number }): Promise<Round> => {
    const before = cpuSecondsOf(pid)
    const job = { port, targets: [page], connections: 50, seconds: SECONDS, status: 200 }
    const { perSecond, busy, times } = await load.run(job)
    return { perSecond, busy, cpuMicroseconds: ((cpuSecondsOf(pid) - before) * 1e6) / times.length }
  }
  await measure(bare)
  await measure(program)
  const rounds: { ours: Round; theirs: Round }[] = []
  while (rounds.length < ROUNDS) {
    const first = rounds.length % 2 === 0 ? await measure(bare) : undefined
    const ours = await measure(program)
    rounds.push({ ours, theirs: first ?? (await measure(bare)) })
  }
  await bare.stop()
  return figuresOf(rounds)
}

function figuresOf(rounds: readonly { ours: Round; theirs: Round }[]): Figure[] {
  const middle = (whose: 'ours' | 'theirs', what: keyof Round) => median(rounds.map((round) => round[whose][what]))
  // Of neighbours in time: what else the machine does changes within minutes, and would count for one of the two only.
  const ratios = rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
  const spread = `rounds ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const byCpu = median(rounds.map(({ ours, theirs }) => theirs.cpuMicroseconds / ours.cpuMicroseconds))
  const cpu = `${middle('ours', 'cpuMicroseconds').toFixed(0)} and ${middle('theirs', 'cpuMicroseconds').toFixed(0)} µs a page`
  const each = `median of ${ROUNDS} rounds of ${SECONDS} s`
  return [
    { name: 'bare node:http', value: middle('theirs', 'perSecond'), unit: '/s', note: each },
    { name: 'cached page', value: middle('ours', 'perSecond'), unit: '/s' },
    { name: 'cached page to bare', value: median(ratios), unit: '', atLeast: 0.85, aim: 0.95, note: spread },
    ...(Number.isNaN(byCpu) ? [] : [{ name: 'the same by CPU time', value: byCpu, unit: '', note: cpu }]),
    {
      name: 'load generator busy',
      value: middle('theirs', 'busy') * 100,
      unit: '%',
      atMost: 90,
      note: 'above, the load is the limit',
    },
  ]
}
