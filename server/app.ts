import type { RequestListener } from 'node:http'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { Site } from '#contract/site.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { reportMissingMessages } from '#web/messages/message.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import { cardsHttp } from './capabilities/cards/cards.http.ts'
import { likesHttp } from './capabilities/likes/likes.http.ts'
import { LikingVisitors } from './capabilities/likes/liking-visitor.ts'
import { navigationHttp } from './capabilities/navigation/navigation.http.ts'
import { reportsHttp } from './capabilities/reports/reports.http.ts'
import { searchHttp } from './capabilities/search/search.http.ts'
import { type Config, keepsAccessLog, originsOf } from './config.ts'
import type { Database } from './db/database.ts'
import { demoSecret } from './db/demo-secret.ts'
import { tidyOutbox } from './db/outbox.ts'
import { AccessLog, loggedPath } from './http/access-log.ts'
import { proxyList } from './http/client-address.ts'
import { clientLimits } from './http/client-limits.ts'
import { makeEntry } from './http/entry.ts'
import { createFront } from './http/front.ts'
import { type HeaderPolicy, machineFileHeaders, SPECULATION_RULES, speculationRules } from './http/headers.ts'
import { hostsOf } from './http/hosts.ts'
import { Metrics } from './http/metrics.ts'
import { openApi } from './http/openapi.ts'
import { pageEntry } from './http/page-entry.ts'
import { requestIds } from './http/request-ids.ts'
import { createRouter } from './http/router.ts'
import { callServer } from './http/serve-call.ts'
import type { StaticFiles } from './http/static-files.ts'
import { verificationHttp } from './http/verification.http.ts'
import { Verification } from './http/verification.ts'
import { Jobs } from './jobs/jobs.ts'
import { otherPages } from './office/other-pages.tsx'
import type { BlockProblem } from './pages/block-rendering.tsx'
import { troubleDocument } from './pages/trouble-page.ts'
import { type Wiring, wire } from './wiring.ts'

export type AppInput = {
  config: Config
  /** The port that visitors use: part of the sites' addresses in demo. */
  port: number
  database: Database
  sites: readonly Site[]
  registry: BlockRegistry
  assets: Assets
  files: StaticFiles
  /** Where pictures are kept. */
  storage: FileStore
  now?: () => Date
  /** False in development: see `HeaderPolicy`. */
  enforcePolicy?: boolean
  /** In production a block that fails is logged and left out; tests throw instead. */
  onBlockProblem?: (problem: BlockProblem) => void
  /** Development only: HTML that says what failed, in the place of the block or of the page. */
  show?: { blockProblem: (problem: BlockProblem) => string; pageError: (error: unknown) => string }
}

/** A node that has not heard of changes for longer, in milliseconds, serves old pages: it should get no visitors. */
const LONGEST_LAG = 10_000

export type App = Wiring & {
  handle: RequestListener
  jobs: Jobs
  metrics: Metrics
  log: FastifyBaseLogger
  close(): Promise<void>
}

/** Puts the program together. It listens to nothing yet: `server.ts` and the tests do that. */
export async function buildApp(input: AppInput): Promise<App> {
  const { config, port, database, sites, registry, assets, files } = input
  const origins = originsOf(
    config,
    sites.map(({ id }) => id),
    port,
  )
  const hosts = hostsOf(sites, origins, config.MODE === 'demo' ? port : undefined)
  const router = createRouter({ logLevel: config.LOG_LEVEL, hosts })
  const { log } = router
  reportMissingMessages((note) => log.info(note))
  const proxies = config.TRUSTED_PROXIES && proxyList(config.TRUSTED_PROXIES)
  const limits = clientLimits(config, proxies)
  reportsHttp(router, {
    mayReport: limits.mayReport,
    logFault: (fault) => log.warn(fault, 'A browser reports a fault'),
  })
  const description = openApi(calls)
  router.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(description),
  )
  const policy: HeaderPolicy = {
    siteOrigins: [...origins.values()],
    shopOrigin: origins.get(sites.find(({ features }) => features.includes('shop'))?.id ?? '') ?? "'none'",
    indexed: config.MODE === 'live',
    enforced: input.enforcePolicy ?? true,
  }
  const now = input.now ?? (() => new Date())
  const jobs = new Jobs(database, { onError: (error, doing) => log.error(error, `${doing} failed`) })
  jobs.define({ name: 'tidy-outbox', at: '17 * * * *', run: () => tidyOutbox(database) })
  const wiring = await wire({
    database,
    jobs,
    sites,
    origins,
    assets,
    registry,
    policy,
    tagManagers: new Map(config.TAG_MANAGERS),
    cacheBytes: config.PAGE_CACHE_MB * 2 ** 20,
    storage: input.storage,
    pictureCacheBytes: config.PICTURE_CACHE_MB * 2 ** 20,
    now,
    onBlockProblem: input.onBlockProblem ?? ((problem) => log.error(problem, problem.message)),
    showBlockProblem: input.show?.blockProblem,
    onRenderError: (error, key) => log.error(error, `Rendering ${key} failed`),
    onProblem: (error, sentence) => log.error(error, sentence),
  })
  const secrets = config.SIGNING_SECRETS ?? ([await demoSecret(database)] as const)
  const secure = policy.siteOrigins.every((origin) => origin.startsWith('https:'))
  const verification = new Verification(secrets)
  verificationHttp(router, verification, secure)
  const serve = callServer(router, { hosts, verification })
  navigationHttp(serve, wiring.navigationCalls)
  searchHttp(serve, wiring.search)
  cardsHttp(serve, wiring.cards)
  likesHttp(serve, { likes: wiring.likes, visitors: new LikingVisitors(secrets), mayLike: limits.mayLike, secure })
  await router.ready()

  const rules = machineFileHeaders('application/speculationrules+json')
  const rulesEntry = await makeEntry({
    status: 200,
    body: Buffer.from(speculationRules),
    headers: rules,
    compress: true,
  })
  files.set(SPECULATION_RULES, rulesEntry)
  const metrics = new Metrics({
    kaskimaa_page_cache_pages: () => wiring.cache.size + wiring.variants.size,
    kaskimaa_page_cache_bytes: () => wiring.cache.bytes + wiring.variants.bytes,
    kaskimaa_stale_pages: () => wiring.pages.stale,
    kaskimaa_outbox_lag_seconds: () => (database.engine === 'PGlite' ? 0 : wiring.follower.lag / 1000),
  })
  const accessLog = new AccessLog((lines) => process.stdout.write(lines))
  const handle = createFront({
    hosts,
    pages: wiring.pages,
    files,
    media: wiring.answerMedia,
    answerOther: otherPages({ sites, origins, port, mode: config.MODE, render: wiring.render, policy, now }),
    troublePage: (status, language, error) => {
      const shown = status === 500 ? input.show?.pageError(error) : undefined
      const document = shown ? { html: shown, inlineScripts: [], inlineStyles: [] } : troubleDocument(status, language)
      return pageEntry(policy, { status, document, framing: 'nobody', cacheControl: 'no-store' })
    },
    onError: (err, { url = '/' }, reqId) => log.error({ err, reqId }, `Answering ${loggedPath(url)} failed`),
    giveId: requestIds(proxies ?? proxyList([])),
    onAnswer: keepsAccessLog(config) ? (answered) => accessLog.add(answered) : undefined,
    isReady: async () => {
      if (!wiring.searchUpkeep.isFilled) return false
      const { rowCount } = await database.sql.execute(sql`select 1`)
      return rowCount === 1 && (database.engine === 'PGlite' || wiring.follower.lag < LONGEST_LAG)
    },
    mayRead: limits.mayRead,
    mayMakeVariant: limits.mayMakeVariant,
    answers: metrics.answers,
    router: (request, response) => router.routing(request, response),
  })
  const close = async () => {
    await jobs.stop()
    metrics.stop()
    accessLog.flush()
    await wiring.follower.stop()
    await router.close()
    // After the last request, and before the index that hears of the new counts.
    await wiring.likes.stop()
    await wiring.searchUpkeep.stop()
  }
  return { ...wiring, handle, jobs, metrics, log, close }
}
