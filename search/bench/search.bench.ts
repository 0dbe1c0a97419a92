import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#server/testing/find-postgres.ts'
import type { Blocked } from '../../bench/blocked.ts'
import { endWithBench, stopChild } from '../../bench/children.ts'
import { memoryOf } from '../../bench/process-use.ts'
import type { Figure } from '../../bench/report.ts'
import environment from '../../tools/program-environment.json' with { type: 'json' }
import type { Phase, SearchFigures } from './search-child.ts'
import type { RivalFigures } from './search-rivals.ts'

const SIZES = [10_000, 100_000, 1_000_000]

/** Larger ones would take too long: MiniSearch some gigabytes, PostgreSQL minutes to fill. */
const LARGEST_FOR_RIVALS = 100_000

/** Search in memory, compared with a library and a database: `npm run bench -- search`, or with sizes: `-- search 10000 100000`. */
export async function benchSearch(sizes: string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const documents of sizes.length > 0 ? sizes.map(Number) : SIZES) {
    printLine(`${documents} documents …`)
    const own = await inChild<SearchFigures>('search-child.ts', [String(documents)])
    const rivals: RivalFigures[] = []
    if (documents <= LARGEST_FOR_RIVALS) {
      for (const rival of ['MiniSearch', ...(findPostgres() ? ['PostgreSQL'] : [])]) {
        printLine(`${documents} documents in ${rival} …`)
        rivals.push(await inChild<RivalFigures>('search-rivals.ts', [rival, String(documents)]))
      }
    }
    figures.push(...ownFigures(own), ...rivalFigures(own, rivals))
  }
  return figures
}

/** Prints the load of the machine with each size, because it disturbs the results. */
function printLine(sentence: string): void {
  process.stdout.write(`${sentence} (load of the machine ${loadavg()[0]?.toFixed(1)})\n`)
}

type Peaks = Record<Phase, number>

/** Measures in a child process, whose memory is read from here. */
function inChild<Figures>(file: string, settings: string[]): Promise<Figures & { peaks: Peaks }> {
  const child = fork(join(import.meta.dirname, file), settings, {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    env: { ...environment, ...process.env },
  })
  endWithBench(child)
  const peaks: Peaks = { filling: 0, rebuilding: 0, asking: 0 }
  let phase: Phase = 'filling'
  const watching = setInterval(() => {
    peaks[phase] = Math.max(peaks[phase], memoryOf(child.pid as number))
  }, 200)
  return new Promise((resolve, reject) => {
    child.on('message', (message: { phase: Phase } | Figures) => {
      if (typeof message === 'object' && message !== null && 'phase' in message) {
        phase = message.phase
        return
      }
      clearInterval(watching)
      const ended = stopChild(child)
      // Before it exits, which would count as a failure.
      resolve(ended.then(() => ({ ...message, peaks })))
    })
    child.once('exit', (code) => {
      clearInterval(watching)
      reject(new Error(`Measuring ended with ${code}.`))
    })
  })
}

function ownFigures(own: SearchFigures & { peaks: Peaks }): Figure[] {
  const { documents, bytes, peakBytes } = own
  const megabytes = (value: number) => value / 1024 / 1024
  const of = (what: string) => `${what}, ${documents.toLocaleString('en')}`
  const isSmall = documents <= 10_000
  const isLarge = documents >= 1_000_000
  return [
    {
      name: of('built in'),
      value: own.buildSeconds,
      unit: 's',
      note: `the last ${own.rebuildSeconds.toFixed(0)} s bringing it into one; ${own.words.toLocaleString('en')} words`,
    },
    { name: of('index'), value: megabytes(bytes), unit: 'MB', note: 'its arrays' },
    { name: of('memory at rest'), value: own.atRest, unit: 'MB', ...(isLarge ? { atMost: 700 } : {}), note: 'process' },
    { name: of('peak while filled'), value: own.peaks.filling - own.before, unit: 'MB', note: 'process' },
    { name: of('peak of a rebuild'), value: own.peaks.rebuilding - own.before, unit: 'MB', note: 'process' },
    { name: of('peak of a rebuild by the index'), value: peakBytes / bytes, unit: 'times', atMost: 2.2 },
    { name: of('suggestions, median'), value: own.suggestMedian, unit: 'ms' },
    { name: of('suggestions, p99'), value: own.suggest99, unit: 'ms', ...budgetOf99() },
    { name: of('search, median'), value: own.fullMedian, unit: 'ms', note: `${own.foundEach.toFixed(0)} found each` },
    { name: of('search, p99'), value: own.full99, unit: 'ms', ...budgetOf99(), note: 'with 96 facet tags counted' },
    { name: of('search, p99 during a rebuild'), value: own.meanwhile99, unit: 'ms', aim: 2 * own.full99 },
    { name: of('hostile questions'), value: own.hostileMost, unit: 'ms', note: 'the longest of nine' },
    { name: of('searches'), value: own.perSecond, unit: '/s', note: 'one after the other' },
    ...blockedFigures('building', own.buildBlocked, 'the longest turn'),
    ...blockedFigures('asking', own.askBlocked, 'and by rebuilding meanwhile'),
  ]

  function blockedFigures(work: string, { byComputing, byCollecting }: Blocked, note: string): Figure[] {
    return [
      {
        name: of(`event loop blocked by ${work}`),
        value: byComputing,
        unit: 'ms',
        note,
        ...(isLarge ? { atMost: 10 } : { aim: 10 }),
      },
      {
        name: of(`event loop blocked by V8 while ${work}`),
        value: byCollecting,
        unit: 'ms',
        aim: 10,
        note: 'collecting the garbage of the caller',
      },
    ]
  }

  function budgetOf99(): Partial<Figure> {
    return isSmall ? { atMost: 3 } : isLarge ? { atMost: 60 } : {}
  }
}

function rivalFigures(own: SearchFigures, rivals: readonly RivalFigures[]): Figure[] {
  return rivals.flatMap(({ rival, documents, ...theirs }) => {
    const of = (what: string) => `${rival}: ${what}, ${documents.toLocaleString('en')}`
    const isMeasure = rival === 'MiniSearch' && documents <= 10_000
    return [
      { name: of('built in'), value: theirs.buildSeconds, unit: 's' },
      { name: of('memory'), value: theirs.memory, unit: 'MB' },
      {
        name: of('search, median'),
        value: theirs.fullMedian,
        unit: 'ms',
        note: `${theirs.foundEach.toFixed(0)} found each`,
      },
      { name: of('search, p99'), value: theirs.full99, unit: 'ms' },
      { name: of('searches'), value: theirs.perSecond, unit: '/s' },
      {
        name: `times ${rival}'s searches, ${documents.toLocaleString('en')}`,
        value: own.perSecond / theirs.perSecond,
        unit: '',
        ...(isMeasure ? { atLeast: 5 } : {}),
      },
    ]
  })
}
