import cluster from 'node:cluster'
import { sites } from '#sites/all.ts'
import { type Config, ConfigError, originsOf, readConfig } from './config.ts'
import { FolderInUseError } from './db/pglite/folder-lock.ts'
import type { DemoFilling } from './demo/prepare-demo.ts'
import { say } from './say.ts'
import { JOIN_FLAG, startWorkers } from './workers.ts'

const siteIds = sites.map(({ id }) => id)

/** Serves from this process, or starts several workers. */
async function start(): Promise<void> {
  const config = readConfig(process.env, siteIds)
  if (cluster.isPrimary && config.WORKERS > 1) return sayAddresses(config, await startWorkers(config))
  // The primary process of several workers does not load the app.
  const { startNode } = await import('./node.ts')
  const port = await startNode(config, fillingFrom(process.argv))
  if (cluster.isWorker) process.send?.('ready')
  else sayAddresses(config, port)
}

function fillingFrom(args: readonly string[]): DemoFilling | undefined {
  if (args.includes(JOIN_FLAG)) return undefined
  return args.includes('--refill') ? 'anew' : 'where empty'
}

function sayAddresses(config: Config, port: number): void {
  for (const [id, origin] of originsOf(config, siteIds, port)) say(`  ${id.padEnd(16)} ${origin}/`)
  if (config.MODE === 'demo') say(`  ${'all of them'.padEnd(16)} http://localhost:${port}/`)
  say('Ready. Stop with Ctrl+C.')
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
