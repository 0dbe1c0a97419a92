import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchRelevance } from '#search/bench/relevance.bench.ts'
import { benchSearch } from '#search/bench/search.bench.ts'
import { benchBrowser } from './browser.bench.ts'
import { benchCart } from './cart.bench.ts'
import { benchDelivery } from './delivery.bench.ts'
import { benchForms } from './forms.bench.ts'
import { machine } from './machine.ts'
import { benchOffice } from './office.bench.ts'
import { benchPages } from './pages.bench.ts'
import { benchPreview } from './preview.bench.ts'
import { brokenBudgets, type Figure, table } from './report.ts'
import { benchRush } from './rush.bench.ts'
import { benchSize } from './size.bench.ts'

// Measures the built program against its budgets: npm run bench -- pages
const benches: Record<string, (settings: string[]) => Promise<Figure[]>> = {
  pages: benchPages,
  browser: benchBrowser,
  size: benchSize,
  search: benchSearch,
  cart: benchCart,
  delivery: benchDelivery,
  relevance: benchRelevance,
  forms: benchForms,
  rush: benchRush,
  office: benchOffice,
  preview: benchPreview,
}
const MAX_MINUTES = 90

const bench = benches[process.argv[2] ?? '']
if (!bench) stop(`Name a bench: ${Object.keys(benches).join(', ')}.`)
// The search index is measured from its sources.
if (
  bench !== benchSearch &&
  bench !== benchRelevance &&
  !existsSync(join(import.meta.dirname, '../dist/server/server.js'))
)
  stop('Nothing is built: npm run build.')
setTimeout(() => stop(`Stopped after ${MAX_MINUTES} minutes.`), MAX_MINUTES * 60_000).unref()

process.stdout.write(`${machine()}\n`)
const figures = await bench(process.argv.slice(3))
process.stdout.write(`\n${table(figures)}\n`)
const broken = brokenBudgets(figures)
if (broken.length > 0) stop(`Budgets broken: ${broken.map(({ name }) => name).join(', ')}.`)

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
