import { startBareServer } from './bare.ts'
import type { Load } from './load.ts'
import { cpuSecondsOf } from './process-use.ts'
import { type Program, startProgram } from './program.ts'
import { type Figure, median } from './report.ts'

// Each process runs the same code a few percent faster or slower than another, for its whole life.
const PROCESSES = 3
const ROUNDS = 5
const SECONDS = 2

type Round = { perSecond: number; busy: number; cpuMicroseconds: number }
type Pair = { ours: Round; theirs: Round }

/** Cached pages per second, compared in alternation with a bare server that sends the same bytes. */
export async function benchHits(program: Program, load: Load, site: string): Promise<Figure[]> {
  const processes = [await roundsOf(program, load, site)]
  while (processes.length < PROCESSES) {
    const another = await startProgram()
    processes.push(await roundsOf(another, load, site))
    await another.stop()
  }
  return figuresOf(processes)
}

async function roundsOf(program: Program, load: Load, site: string): Promise<Pair[]> {
  const page = { host: `${site}.localhost:${program.port}`, path: '/' }
  const bare = await startBareServer(program.port, page)
  const measure = async ({ port, pid }: { port: number; pid: number }): Promise<Round> => {
    const before = cpuSecondsOf(pid)
    const job = { port, targets: [page], connections: 50, seconds: SECONDS, status: 200 }
    const { perSecond, busy, times } = await load.run(job)
    return { perSecond, busy, cpuMicroseconds: ((cpuSecondsOf(pid) - before) * 1e6) / times.length }
  }
  for (const server of [bare, program, bare, program]) await measure(server)
  const rounds: Pair[] = []
  while (rounds.length < ROUNDS) {
    const first = rounds.length % 2 === 0 ? await measure(bare) : undefined
    const ours = await measure(program)
    rounds.push({ ours, theirs: first ?? (await measure(bare)) })
  }
  await bare.stop()
  return rounds
}

function figuresOf(processes: readonly Pair[][]): Figure[] {
  const rounds = processes.flat()
  const middle = (whose: 'ours' | 'theirs', what: keyof Round) => median(rounds.map((round) => round[whose][what]))
  // Compares neighbouring rounds, because the other load of the machine changes within minutes.
  const ratioOf = (pairs: readonly Pair[]) => median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond))
  const ratios = processes.map(ratioOf)
  const spread = `processes ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`
  const byCpu = median(rounds.map(({ ours, theirs }) => theirs.cpuMicroseconds / ours.cpuMicroseconds))
  const cpu = `${middle('ours', 'cpuMicroseconds').toFixed(0)} and ${middle('theirs', 'cpuMicroseconds').toFixed(0)} µs a page`
  const each = `median of ${ROUNDS} rounds of ${SECONDS} s in each of ${PROCESSES} processes`
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
