import { setImmediate as nextTurn } from 'node:timers/promises'
import { generatedDocument } from '#demo/generator/generated-documents.ts'
import { openSearchIndex } from '#search/open-search-index.ts'
import { watchEventLoop } from '../../bench/blocked.ts'
import { memoryOf } from '../../bench/process-use.ts'
import { median, percentile } from '../../bench/report.ts'
import { benchQuery, benchSuggestQuery, hostileQueries } from './search-load.ts'

// Measures the search index in a separate process, so that its memory is only that of the index.
export type SearchFigures = Awaited<ReturnType<typeof measure>>

/** The current phase, so that the parent process can measure the memory: reading it takes some milliseconds of a thread. */
export type Phase = 'filling' | 'rebuilding' | 'asking'

/** The batch size of the app: see `index-updater.ts`. */
const BATCH_SIZE = 2_000

if (process.send) process.send(await measure(Number(process.argv[2])))

async function measure(documents: number) {
  const collect = globalThis.gc ?? (() => {})
  const fail = (error: unknown) => {
    throw error
  }
  const index = openSearchIndex({ onProblem: fail, onLost: fail })
  await collect()
  const before = memoryOf(process.pid)
  process.send?.({ phase: 'filling' satisfies Phase })
  const building = watchEventLoop()
  const began = performance.now()
  let generating = 0
  for (let from = 0; from < documents; from += BATCH_SIZE) {
    const batch = []
    for (let number = from; number < Math.min(from + BATCH_SIZE, documents); number++) {
      const start = performance.now()
      batch.push(generatedDocument(number))
      generating += performance.now() - start
      if (number % 20 === 19) await nextTurn()
    }
    await index.put(batch)
  }
  const filled = performance.now()
  await index.rebuild()
  const buildSeconds = (performance.now() - began - generating) / 1000
  const rebuildSeconds = (performance.now() - filled) / 1000
  const buildBlocked = building.longest()
  const { bytes, words } = await index.figures()

  // A rebuild with concurrent queries.
  await rest()
  const atRest = memoryOf(process.pid) - before
  process.send?.({ phase: 'rebuilding' satisfies Phase })
  await index.put(Array.from({ length: 100 }, (_, number) => generatedDocument(number)))
  const asking = watchEventLoop()
  let isRebuilding = true
  const rebuilt = index.rebuild().finally(() => {
    isRebuilding = false
  })
  const meanwhile: number[] = []
  for (let number = 0; isRebuilding || meanwhile.length < 100; number++) {
    meanwhile.push(await timeOf(() => index.find(benchQuery(number))))
    await nextTurn()
  }
  await rebuilt
  process.send?.({ phase: 'asking' satisfies Phase })
  const { peakBytes } = await index.figures()

  const questions = documents > 100_000 ? 500 : 3_000
  for (let number = 0; number < questions / 4; number++) {
    await index.find(benchQuery(number))
    await nextTurn()
  }
  const full: number[] = []
  let found = 0
  for (let number = 0; number < questions; number++) {
    const question = benchQuery(number)
    full.push(
      await timeOf(async () => {
        found += (await index.find(question)).totalCount
      }),
    )
    await nextTurn()
  }
  const perSecond = 1000 / (full.reduce((sum, time) => sum + time, 0) / questions)
  const suggestions: number[] = []
  for (let number = 0; number < questions; number++) {
    suggestions.push(await timeOf(() => index.suggest(benchSuggestQuery(number))))
    await nextTurn()
  }
  const hostile: number[] = []
  for (const q of hostileQueries) {
    hostile.push(await timeOf(() => index.find({ ...benchQuery(0), facetTags: [], q })))
    await nextTurn()
  }
  const askBlocked = asking.longest()
  await index.close()
  return {
    documents,
    buildSeconds,
    rebuildSeconds,
    generatingSeconds: generating / 1000,
    buildBlocked,
    askBlocked,
    atRest,
    before,
    bytes,
    peakBytes,
    words,
    perSecond,
    foundEach: found / questions,
    fullMedian: median(full),
    full99: percentile(full, 0.99),
    suggestMedian: median(suggestions),
    suggest99: percentile(suggestions, 0.99),
    meanwhile99: percentile(meanwhile, 0.99),
    hostileMost: Math.max(...hostile),
  }

  /** V8 returns memory after 100 mostly idle seconds, and some more soon after. Smaller indexes need less time. */
  async function rest() {
    await new Promise((resolve) => setTimeout(resolve, documents > 100_000 ? 125_000 : 1_000))
    if (documents <= 100_000) await collect()
  }
}

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
