import cluster from 'node:cluster'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { filesFolderOf, openFileStore } from '#server/adapters/files/open-file-store.ts'
import { keptMailNotes } from '#server/adapters/mail/open-mailer.ts'
import { type App, buildApp } from '#server/app.ts'
import { type Backups, openBackups } from '#server/backup/open-backups.ts'
import { staffCommand } from '#server/commands/add-staff.ts'
import { serveCommands } from '#server/commands/command-socket.ts'
import { ordersCommand } from '#server/commands/orders-command.ts'
import { shopCommand } from '#server/commands/shop-command.ts'
import { type Config, ConfigError } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { type DemoFilling, loadDemo } from '#server/demo.ts'
import { proxyList } from '#server/http/clients/client-address.ts'
import { ConnectionTable } from '#server/http/connections/connection-table.ts'
import { stopGracefully } from '#server/http/connections/graceful-stop.ts'
import { createHttpServer } from '#server/http/connections/http-server.ts'
import { listen } from '#server/http/connections/listen.ts'
import { serveMetrics } from '#server/http/front/metrics.ts'
import { builtOffice } from '#server/other-hosts/built-office.ts'
import { builtAssets } from '#server/pages/rendering/built-assets.ts'
import { printLine } from '#server/print-line.ts'
import type { StaticFiles } from '#server/responses/static-files.ts'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { whileStarting } from './starting-page.ts'
import { onStopSignals } from './stop-signals.ts'

/**
 * Serves all sites from this process until a stop signal. Resolves with the port when the node is ready. Without `filling` another
 * process loads the demo content.
 */
export async function startNode(config: Config, filling?: DemoFilling): Promise<number> {
  let handle: RequestListener = whileStarting
  const connections = new ConnectionTable({
    maxPerClient: config.CONNECTIONS_PER_CLIENT,
    proxies: proxyList(config.TRUSTED_PROXIES ?? []),
  })
  const server = createHttpServer((request, response) => handle(request, response), { connections })
  // Other workers serve meanwhile, on the port that the primary process has chosen: this one listens when it can answer.
  const listensLater = cluster.isWorker
  const port = listensLater ? config.PORT : await listen(server, config)

  const files: StaticFiles = new Map()
  const [database, assets, office, demo] = await Promise.all([
    open(config),
    builtAssets(files),
    builtOffice(files),
    // Imported only if needed, while the database opens.
    config.MODE === 'demo' && filling ? loadDemo() : undefined,
  ])
  const { store: storage, warning } = openFileStore(config)
  if (warning) printLine(warning)
  for (const note of await keptMailNotes(config)) printLine(note)
  const backups = backupsOf(config, database)
  const backUp = backups?.nightly
  const app = await buildApp({
    config,
    port,
    database,
    sites,
    registry: blocks,
    assets,
    office,
    files,
    storage,
    backUp,
  })
  const note = demo && filling && (await demo.fillDemo({ ...app, database }, filling))
  if (note) printLine(note)
  await app.start()
  handle = app.handle
  app.metrics.add({ kaskimaa_connections: () => connections.size })
  const stopBackups = await backups?.serve(resolve(config.DATA_DIR)).catch(sayNoBackups)
  const commands = database.copyTo ? await openCommands(config, app, database).catch(sayNoCommands) : undefined
  const metricsServer = config.METRICS_PORT ? await serveMetrics(app.metrics, config.METRICS_PORT) : undefined

  const stop = async () => {
    setTimeout(endNow, STOP_TIMEOUT_MS).unref()
    app.beginStop()
    await stopGracefully(server)
    metricsServer?.close()
    stopBackups?.()
    commands?.close()
    await app.close()
    await database.close()
    process.exit(0)
  }
  onStopSignals({ stop, stopNow: () => process.exit(1) })
  // Pages are served already; `/readyz` and the resolved promise wait for the search index.
  await app.searchIsFilled()
  if (listensLater) await listen(server, config)
  return port
}

/** Connections, jobs and the database have shorter limits of their own; this one holds whatever happens. */
const STOP_TIMEOUT_MS = 25_000

function endNow(): never {
  printLine(`Stopping took over ${STOP_TIMEOUT_MS / 1000} s, so the program ends now; what was under way is lost.`)
  process.exit(1)
}

/** A fault of ours that costs others their time, worth a line in the log. */
function sayWaiting(waitedMs: number): void {
  printLine(`A transaction waited ${Math.round(waitedMs)} ms for something other than SQL.`)
}

/** A server has its own backup tools. */
function backupsOf(config: Config, { copyTo }: Database): Backups | undefined {
  if (!copyTo) return undefined
  const backupFolder = resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups'))
  const filesFolder = filesFolderOf(config)
  return openBackups({ copyDatabase: copyTo, filesFolder, backupFolder, now: () => new Date() })
}

function sayNoBackups({ message }: Error): undefined {
  printLine(`npm run backup cannot reach this program while it runs: ${message}. A shorter DATA_DIR may help.`)
}

/** Others have the database of a server open themselves. */
function openCommands({ DATA_DIR }: Config, { staff, orders }: App, database: Database) {
  return serveCommands(resolve(DATA_DIR), {
    staff: staffCommand(staff.add),
    shop: shopCommand(database),
    orders: ordersCommand({ database, orders: orders.actions }),
  })
}

function sayNoCommands({ message }: Error): undefined {
  printLine(
    `npm run staff, shop and orders cannot reach this program while it runs: ${message}. A shorter DATA_DIR may help.`,
  )
}

async function open({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  if (DATABASE_URL) {
    return readyDatabase({ url: DATABASE_URL }, sayWaiting, printLine).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new ConfigError(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`)
    })
  }
  const dataFolder = resolve(DATA_DIR)
  const database = await readyDatabase({ dataFolder }, sayWaiting)
  printLine(
    `Embedded database in ${dataFolder}. It survives a crash or kill of this program, but a power cut may lose its last`,
  )
  printLine('seconds: set DATABASE_URL to a PostgreSQL server where that matters.')
  return database
}
