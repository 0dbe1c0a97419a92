import { generatedDocument } from '/work/main/content/generator/generated-documents.ts'
import { LocalIndex } from '/work/main/server/capabilities/search/engine/local-index.ts'
import { benchQuestion } from '/work/main/bench/search-load.ts'
const ix = new LocalIndex({ onProblem: console.log })
const n = Number(process.argv[2])
const t0 = process.cpuUsage()
for (let f = 0; f < n; f += 4096) await ix.put(Array.from({ length: Math.min(4096, n - f) }, (_, i) => generatedDocument(f + i)))
await ix.rebuild()
console.log('build cpu', process.cpuUsage(t0).user / 1e6)
const t1 = process.cpuUsage()
if (process.argv[3]) { for (let i = 0; i < 2000; i++) ix.find(benchQuestion(i)); console.log('ask cpu ms each', process.cpuUsage(t1).user / 1e3 / 2000) }
