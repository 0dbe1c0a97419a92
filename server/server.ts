import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, originsOf, readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { FolderInUseError } from './db/pglite/folder-lock.ts'
import { readyDatabase } from './db/ready-database.ts'
import { serveDemoPictures } from './demo/demo-pictures.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import { stopGracefully } from './http/graceful-stop.ts'
import { answerHealth } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import type { StaticFiles } from './http/static-files.ts'
import { builtAssets } from './pages/built-assets.ts'

const siteIds = sites.map(({ id }) => id)

async function start(): Promise<void> {
  const config = readConfig(process.env, siteIds)
  let handle: RequestListener = whileStarting
  const server = createServer(patience, (request, response) => handle(request, response))
  const port = await listen(server, config)

  const files: StaticFiles = new Map()
  const [database, assets] = await Promise.all([open(config), builtAssets(files)])
  const app = await buildApp({ config, port, database, sites, registry: blocks, assets, files })
  if (config.MODE === 'demo') await prepareDemo(files, { ...app, database })
  handle = app.handle
  const watched = config.METRICS_PORT ? await serveMetrics(app.metrics, config.METRICS_PORT) : undefined

  const stop = async () => {
    await stopGracefully(server)
    watched?.close()
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  sayAddresses(config, port)
}

/** Alive, not ready. */
const whileStarting: RequestListener = (request, response) => {
  if (answerHealth(request.url ?? '/', response, async () => false)) return
  response.writeHead(503, { 'retry-after': '1' }).end('Starting')
}

// Slow clients hold a connection no longer than this. A proxy in front keeps idle ones for less than 65 s.
const patience = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }

async function listen(server: Server, { PORT, HOST }: Config): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${PORT} is taken: stop the program that has it, or choose another with PORT=3001 npm start.`
      failed(error.code === 'EADDRINUSE' ? new ConfigError(taken) : error)
    })
    server.listen(PORT, HOST, listening)
  })
  return (server.address() as AddressInfo).port
}

async function open({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  if (DATABASE_URL) {
    return readyDatabase({ url: DATABASE_URL }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new ConfigError(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`)
    })
  }
  const dataFolder = resolve(DATA_DIR)
  const database = await readyDatabase({ dataFolder })
  say(
    `Embedded database in ${dataFolder}. It survives a crash or kill of this program, but a power cut may lose its last`,
  )
  say('seconds: set DATABASE_URL to a PostgreSQL server where that matters.')
  return database
}

async function prepareDemo(files: StaticFiles, needs: Parameters<typeof fillWithDemo>[0]): Promise<void> {
  const [state] = await Promise.all([
    fillWithDemo(needs, { refill: process.argv.includes('--refill') }),
    serveDemoPictures(files),
  ])
  if (state === 'filled') say('Filled the database with the demo content.')
  if (state === 'outdated')
    say('The demo content has changed since this database was filled: npm start -- --refill takes the new one.')
}

function sayAddresses(config: Config, port: number): void {
  for (const [id, origin] of originsOf(config, siteIds, port)) say(`  ${id.padEnd(16)} ${origin}/`)
  if (config.MODE === 'demo') say(`  ${'all of them'.padEnd(16)} http://localhost:${port}/`)
  say('Ready. Stop with Ctrl+C.')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
