import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { sites } from '#sites/all.ts'
import { type Config, officeOriginOf, originsOf, paymentOriginOf, readConfig } from './config.ts'
import type { DemoFilling } from './demo.ts'
import { printLine } from './print-line.ts'
import { hostsFileNote } from './process/hosts-file-note.ts'
import { startPaymentSandbox } from './process/payment-sandbox.ts'
import { startProblem } from './process/start-problem.ts'
import { JOIN_FLAG, startWorkers } from './process/workers.ts'

const siteIds = sites.map(({ id }) => id)

let dataFolder: string | undefined

/** Serves from this process, or starts several workers. */
async function start(): Promise<void> {
  const settings = readConfig(process.env, siteIds)
  dataFolder = resolve(settings.DATA_DIR)
  const { config, sandboxIsReady } = await startPaymentSandbox(settings)
  if (cluster.isPrimary && config.WORKERS > 1) {
    const port = await startWorkers(config)
    await sandboxIsReady
    return sayAddresses(config, port)
  }
  // The primary process of several workers does not load the app.
  const { startNode } = await import('./process/node.ts')
  const port = await startNode(config, fillingFrom(process.argv))
  await sandboxIsReady
  if (cluster.isWorker) process.send?.('ready')
  else sayAddresses(config, port)
}

function fillingFrom(args: readonly string[]): DemoFilling | undefined {
  if (args.includes(JOIN_FLAG)) return undefined
  return args.includes('--refill') ? 'refill' : 'where empty'
}

function sayAddresses(config: Config, port: number): void {
  const origins = originsOf(config, siteIds, port)
  for (const [id, origin] of origins) printLine(`  ${id.padEnd(16)} ${origin}/`)
  const office = officeOriginOf(config, port)
  if (office) printLine(`  ${'back office'.padEnd(16)} ${office}/`)
  if (config.MODE === 'demo') {
    const payment = paymentOriginOf(config)
    printLine(`  ${'all of them'.padEnd(16)} http://localhost:${port}/`)
    printLine(`Payments are tests, without real money, on ${payment}.`)
    const note = hostsFileNote([...origins.values(), ...(office ? [office] : []), payment], process.platform)
    if (note) printLine(note)
  }
  printLine('Ready. Stop with Ctrl+C.')
}

// What this program writes, above all the database, is for its user alone.
process.umask(0o077)
start().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error, dataFolder)}\n`)
  process.exit(1)
})
