import { generatedDocument } from '/work/main/content/generator/generated-documents.ts'
import { LocalIndex } from '/work/main/server/capabilities/search/engine/local-index.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
const ix = new LocalIndex({ onProblem: console.log, quiet: 1e6 })
const n = Number(process.argv[2]); const B = 2048
let longest = 0, last = process.threadCpuUsage(), phase = ''
const seen: string[] = []
setInterval(() => { const u = process.threadCpuUsage(last); last = process.threadCpuUsage(); const ms = (u.user + u.system) / 1000; if (ms > 7) seen.push(phase + ' ' + ms.toFixed(1)) }, 0).unref()
for (let f = 0; f < n; f += B) { const batch = []; phase = 'gen'; for (let i = 0; i < B; i++) { batch.push(generatedDocument(f + i)); if (i % 20 === 0) await nextTurn() } phase = 'put ' + f; await ix.put(batch) }
phase = 'rebuild'; await ix.rebuild()
console.log(seen.join('\n')); process.exit()
