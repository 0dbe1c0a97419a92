import { readAllPages } from './crawl.ts'
import { benchFlood } from './flood.ts'
import { benchHits } from './hits.ts'
import { startLoad } from './load.ts'
import { busyWithOthers } from './machine.ts'
import { benchBytes } from './page-bytes.ts'
import { memoryOf } from './process-use.ts'
import { startProgram } from './program.ts'
import { benchRenders } from './renders.ts'
import type { Figure } from './report.ts'
import { benchStale } from './stale.ts'

const SITE = 'kuluttaja'

/** Speed, size and memory of pages, measured from outside on the built program. */
export async function benchPages(): Promise<Figure[]> {
  const load = startLoad()
  const program = await startProgram()
  const page = { host: `${SITE}.localhost:${program.port}`, path: '/' }
  const memory = (when: string): Figure => ({ name: `memory ${when}`, value: memoryOf(program.pid), unit: 'MB' })

  const atStart = memory('at start')
  printLine('Reading all pages')
  const pages = await readAllPages(program)
  const afterReading = { ...memory('after reading all'), note: `${pages.length} pages` }
  const bytes = await benchBytes(program)
  const others = [await busyWithOthers()]
  printLine('Cached pages and a bare server in turn')
  const hits = await benchHits(program, load, SITE)
  others.push(await busyWithOthers())
  printLine('Cached pages during floods')
  const flood = await benchFlood(program, load, page)
  others.push(await busyWithOthers())
  const afterLoad = memory('after the load')
  await program.stop()
  printLine('Uncached pages')
  const renders = await benchRenders(load)
  printLine('Cached pages while all are rendered again')
  const stale = await benchStale(load)
  await load.stop()
  const disturbed = {
    name: 'machine busy with others',
    value: Math.max(...others),
    unit: '%',
    note: 'over 10: measure again',
  }
  return [disturbed, ...hits, ...renders, ...flood, ...stale, atStart, afterReading, afterLoad, ...bytes]
}

function printLine(text: string): void {
  process.stdout.write(`${text} …\n`)
}
