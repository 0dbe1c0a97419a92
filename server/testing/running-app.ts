import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type ConnectionLimits, createHttpServer } from '#server/http/connections/http-server.ts'
import { sites } from '#sites/all.ts'
import { type BlockRegistry, blocks } from '#web/blocks/registry.ts'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { NewsletterService } from '../adapters/newsletters/newsletter-service.ts'
import type { PaymentService } from '../adapters/payment/payment-service.ts'
import { type App, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { ServedRoute } from '../http/calls/served.ts'
import type { MailRetry } from '../mail/outgoing-mail.ts'
import type { StaticFiles } from '../responses/static-files.ts'
import type { OrderTimes } from '../shop/orders/order.ts'
import { freshDatabase } from './fresh-database.ts'
import { freshFileStore } from './fresh-file-store.ts'
import { failOnErrors } from './logged-errors.ts'

/** The least that pg-boss takes: tests wait for mails and other jobs. */
const SHORTEST_POLL_SECONDS = 0.5

type Options = {
  now?: () => Date
  registry?: BlockRegistry
  env?: Record<string, string>
  skipBlockProblems?: boolean
  connectionLimits?: Partial<ConnectionLimits>
  storage?: FileStore
  /** Default: mails are thrown away. */
  mailer?: Mailer
  mailRetry?: MailRetry
  payments?: PaymentService
  newsletters?: NewsletterService
  orderTimes?: OrderTimes
  routes?: readonly ServedRoute[]
  files?: StaticFiles
  /** False for tests of what comes before the start. */
  start?: boolean
  /**
   * The database of another app in the test, for a second node or a restart. The two share what nodes share: the database, so also the
   * signing secret, the outbox and the jobs, and the files. Each has its own memory and port. They are one process with one pool of
   * connections, so an outage meets both at once: `e2e/two-nodes.ts` has real ones. Without it, the app empties the database of an app
   * that the test has started before.
   */
  database?: Database
  /** Errors that the test provokes; any other that is logged fails it. */
  expectsErrors?: RegExp | undefined
}

export type RunningApp = App & {
  port: number
  server: Server
  /** Sends a request when the app has applied what was committed before. */
  get(site: string, path: string, init?: RequestInit): Promise<Response>
  /** Sends a request at once, as visitors do. */
  send(site: string, path: string, init?: RequestInit): Promise<Response>
}

/**
 * The whole app on a free port with an empty database. A failed block fails the request, unless the test wants it skipped as in
 * production. A logged error fails the test, unless the test declares it.
 */
export async function runningApp({
  now,
  registry = blocks,
  env = {},
  skipBlockProblems,
  connectionLimits = {},
  storage,
  mailRetry,
  payments,
  newsletters,
  orderTimes,
  mailer = { place: 'nowhere', deliver: async () => {} },
  routes = [],
  files = new Map(),
  start = true,
  database: given,
  expectsErrors,
}: Options = {}): Promise<RunningApp> {
  const database = given ?? (await freshDatabase())
  const config = readConfig(
    { LOG_LEVEL: 'error', LIMIT_FACTOR: '0', CACHED_READS_PER_SECOND: '0', ...env },
    sites.map(({ id }) => id),
  )
  const server = createHttpServer((request, response) => app.handle(request, response), connectionLimits)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const logged: string[] = []
  const assets = { client: '/assets/client.js', islandChunks: () => [], head: '' }
  const app = await buildApp({
    config,
    port,
    database,
    sites,
    registry,
    assets,
    office: { script: '/assets/office.js', styles: [], head: '' },
    files,
    routes,
    mailer,
    jobPollSeconds: SHORTEST_POLL_SECONDS,
    logTo: { write: (line) => void logged.push(line) },
    ...(mailRetry ? { mailRetry } : {}),
    ...(payments ? { payments } : {}),
    ...(newsletters ? { newsletters } : {}),
    ...(orderTimes ? { orderTimes } : {}),
    storage: storage ?? (await filesOf(database, given !== undefined)),
    ...(now ? { now } : {}),
    ...(skipBlockProblems ? {} : { onBlockProblem: throwIt }),
  })
  if (start) await app.start()
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
    failOnErrors(logged, expectsErrors)
  })
  const send: RunningApp['get'] = (site, path, init) => fetchFrom(port, site, path, init)
  return {
    ...app,
    port,
    server,
    send,
    get: async (...sent) => {
      // What cannot be read now, because the test has cut the database, is not waited for.
      await app.changes.caughtUp().catch(() => {})
      return send(...sent)
    },
  }
}

const fileStores = new WeakMap<Database, FileStore>()

/** Apps on one database share their files, for the rest of the test. */
async function filesOf(database: Database, isShared: boolean): Promise<FileStore> {
  const known = isShared ? fileStores.get(database) : undefined
  if (known) return known
  const store = await freshFileStore()
  fileStores.set(database, store)
  onTestFinished(() => void fileStores.delete(database))
  return store
}

function throwIt(problem: Error): never {
  throw problem
}

/** Node does not resolve `*.localhost`, and `fetch` forbids the Host header, so this uses `http.request`. */
function fetchFrom(port: number, site: string, path: string, init: RequestInit = {}): Promise<Response> {
  const host = site.includes('.') || site === '' ? site : `${site}.localhost:${port}`
  return new Promise((resolve, reject) => {
    const headers = { host, ...Object.fromEntries(new Headers(init.headers)) }
    const sent = request({ port, host: '127.0.0.1', path, method: init.method ?? 'GET', headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const empty = [204, 304].includes(response.statusCode ?? 0) || init.method === 'HEAD'
      const received = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
      resolve(new Response(empty ? null : body, { status: response.statusCode ?? 0, headers: received }))
    })
    sent.on('error', reject)
    sent.end(init.body as string | undefined)
  })
}
