import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { reportMissingMessages } from '#web/messages/missing-texts.ts'
import { captchaOrigins, openCaptchaService } from './adapters/captcha/open-captcha-service.ts'
import { openMailer } from './adapters/mail/open-mailer.ts'
import { patientMailer } from './adapters/mail/patient-mailer.ts'
import { openNewsletterService } from './adapters/newsletters/open-newsletter-service.ts'
import { openPaymentService } from './adapters/payment/open-payment-service.ts'
import type { AppInput } from './app-input.ts'
import type { Capability } from './capability.ts'
import { keepsAccessLog, officeOriginOf, originsOf, paymentOriginOf } from './config.ts'
import { demoSecret } from './db/demo-secret.ts'
import { tidyOutbox } from './db/outbox.ts'
import { Cookies } from './http/calls/cookies.ts'
import { guessing } from './http/calls/guessing.ts'
import { createRouter } from './http/calls/router.ts'
import { serveCapabilities } from './http/calls/serve-capabilities.ts'
import { verificationCalls } from './http/calls/verification.http.ts'
import { Verification } from './http/calls/verification.ts'
import { Visitors } from './http/calls/visitors.ts'
import { proxyList } from './http/clients/client-address.ts'
import { clientKeys } from './http/clients/client-key.ts'
import { officeNetworks } from './http/clients/office-networks.ts'
import { RateLimits } from './http/clients/rate-limits.ts'
import { AccessLog, loggedPath, tokenHider } from './http/front/access-log.ts'
import { createFront } from './http/front/front.ts'
import { hostsOf } from './http/front/hosts.ts'
import { requestIds } from './http/front/request-ids.ts'
import { Uploads } from './http/uploads/uploads.ts'
import { Jobs } from './jobs/jobs.ts'
import { MAIL_RETRY } from './mail/outgoing-mail.ts'
import { otherPages } from './other-hosts/other-pages.tsx'
import { errorPages } from './pages/rendering/error-page.ts'
import { makeEntry } from './responses/entry.ts'
import {
  bareHeaders,
  type HeaderPolicy,
  isHttpsOnly,
  machineFileHeaders,
  SPECULATION_RULES,
  speculationRules,
} from './responses/headers.ts'
import type { StaticFiles } from './responses/static-files.ts'
import { filesOfBuilds } from './wiring/files-of-builds.ts'
import { healthOf } from './wiring/health-of.ts'
import { wire } from './wiring/wiring.ts'

export type App = Awaited<ReturnType<typeof buildApp>>

/** Builds the app without listening: `node.ts` and the tests do that, after `start` has resolved. */
export async function buildApp(input: AppInput) {
  const { config, port, database, sites, registry, assets, files } = input
  const siteIds = sites.map(({ id }) => id)
  const origins = originsOf(config, siteIds, port)
  const officeOrigin = officeOriginOf(config, port)
  const hosts = hostsOf(sites, origins, { office: officeOrigin, demoPort: config.MODE === 'demo' ? port : undefined })
  const { router, faults } = createRouter({ logLevel: config.LOG_LEVEL, hosts, logTo: input.logTo })
  const { log } = router
  reportMissingMessages((note) => log.info(note))
  const policy: HeaderPolicy = {
    siteOrigins: [...origins.values()],
    shopOrigin: origins.get(sites.find(({ features }) => features.includes('shop'))?.id ?? '') ?? "'none'",
    paymentOrigin: paymentOriginOf(config),
    captchaOrigins: captchaOrigins(config),
    indexed: config.MODE === 'live',
    enforced: input.enforcePolicy ?? true,
  }
  const now = input.now ?? (() => new Date())
  const jobs = new Jobs(database, {
    onError: (error, activity) => faults.add(error, `${activity} failed`),
    ...(input.jobPollSeconds ? { pollSeconds: input.jobPollSeconds } : {}),
  })
  jobs.define({ name: 'tidy-outbox', at: '17 * * * *', run: () => tidyOutbox(database) })
  const secrets = config.SIGNING_SECRETS ?? ([await demoSecret(database)] as const)
  if (input.backUp) jobs.define({ name: 'nightly-backup', at: '20 3 * * *', run: input.backUp })
  let hideTokens = (text: string) => text
  const wiring = await wire({
    database,
    jobs,
    sites,
    origins,
    officeOrigin,
    isDemo: config.MODE === 'demo',
    assets,
    registry,
    policy,
    now,
    files: input.storage,
    secrets,
    captchaService: openCaptchaService(config, { secrets, now }),
    mailer: patientMailer(input.mailer ?? openMailer(config)),
    mailRetry: input.mailRetry ?? MAIL_RETRY,
    newsletters: input.newsletters ?? openNewsletterService(config, now),
    ...(input.orderTimes ? { orderTimes: input.orderTimes } : {}),
    payments: input.payments ?? openPaymentService(config, policy.paymentOrigin),
    limitFactor: config.LIMIT_FACTOR,
    formRetention: Object.fromEntries(config.FORM_RETENTION_DAYS ?? []),
    tagManagers: new Map(config.TAG_MANAGERS),
    cacheBytes: config.PAGE_CACHE_MB * 2 ** 20,
    pictureCacheBytes: config.PICTURE_CACHE_MB * 2 ** 20,
    logFault: ({ kind, what, where }) =>
      log.warn({ kind, what: hideTokens(what), where: hideTokens(where) }, 'A browser reported an error'),
    onBlockProblem:
      input.onBlockProblem ?? ((problem) => log[problem.isSlow ? 'warn' : 'error'](problem, problem.message)),
    showBlockProblem: input.show?.blockProblem,
    onRenderError: (error, key) => faults.add(error, `Rendering ${key} failed`),
    onProblem: (error, sentence) => faults.add(error, sentence),
    onWarning: (err, sentence) => log.warn({ err }, sentence),
    onNote: (sentence) => log.info(sentence),
  })

  const verification = new Verification(secrets)
  const proxies = config.TRUSTED_PROXIES && proxyList(config.TRUSTED_PROXIES)
  const clientOf = clientKeys(proxies)
  const limits = new RateLimits({
    factor: config.LIMIT_FACTOR,
    cachedReadsPerSecond: config.CACHED_READS_PER_SECOND,
    counts: wiring.guessLimits.counts,
  })
  const capabilities: Capability[] = [
    ...wiring.capabilities,
    { name: 'verification', calls: verificationCalls(verification), routes: input.routes ?? [] },
  ]
  const declared = capabilities.flatMap(({ calls = [], routes = [] }) => [
    ...calls.map(({ call }) => call.path),
    ...routes.map(({ route }) => route.path),
  ])
  hideTokens = tokenHider(declared)
  const serving = {
    hosts,
    limits,
    clientOf,
    verification,
    policy,
    pages: wiring.pages,
    sessions: { findCustomer: wiring.customers.findCustomer, findStaff: wiring.staff.findStaff },
    visitors: new Visitors(secrets),
    answerOnce: wiring.answeredRequests.answerOnce,
    findAnswer: wiring.answeredRequests.findAnswer,
    captcha: wiring.captcha,
    guessOf: guessing({ limits, isSolved: wiring.isSolvedCaptcha }),
    uploads: new Uploads(join(resolve(config.DATA_DIR), 'uploads-in-progress')),
    secure: isHttpsOnly(policy),
  }
  const routeTable = await serveCapabilities(router, serving, capabilities, config.MODE)

  await addSpeculationRules(files)
  const { cache, longTail, pages, feed, search, media, documents, render } = wiring
  const { readiness, metrics } = healthOf({ database, jobs, ...wiring })
  const built = filesOfBuilds({ files, ...wiring.buildFiles })
  const pathOf = (url: string) => loggedPath(url, hideTokens)
  const accessLog = new AccessLog((lines) => process.stdout.write(lines), pathOf)
  const handle: RequestListener = createFront({
    hosts,
    pages,
    files,
    otherBuilds: built,
    responses: metrics.responses,
    bareHeaders: bareHeaders(policy),
    media: (request, response, url, id) =>
      media.answer(request, response, url, id) ?? documents.answer(request, response, url, id),
    isRoute: (owner, method, url) => routeTable.has(owner, method, url),
    mayOpenOffice: officeNetworks(config.OFFICE_NETWORKS, proxies),
    answerOther: otherPages({
      sites,
      origins,
      port,
      mode: config.MODE,
      render,
      policy,
      now,
      office: input.office,
      isStaff: async (cookie) => (await wiring.staff.findStaff(new Cookies(cookie, serving.secure))) !== null,
    }),
    errorPage: errorPages(policy, input.show?.pageError),
    onError: (error, { url = '/' }, reqId) => faults.add(error, `Answering ${pathOf(url)} failed`, { reqId }),
    giveId: requestIds(proxies ?? proxyList([])),
    onResponse: keepsAccessLog(config) ? (response) => accessLog.add(response) : undefined,
    readHealth: () => readiness.read(),
    waitFor: (what, request) => limits.takeRead(what, clientOf(request)),
    router: (request, response) => router.routing(request, response),
  })

  return {
    handle,
    jobs,
    metrics,
    log: log as FastifyBaseLogger,
    /** Call before serving requests: they may add jobs, which needs the queues. */
    async start() {
      // Whatever filled the database since it was opened.
      await feed.caughtUp()
      await built.publish()
      await jobs.start()
      wiring.mail.start()
    },
    /** From now on load balancers are told to send no more visitors, and nothing goes on for ever. */
    beginStop() {
      readiness.beginStop()
      for (const capability of capabilities) capability.beginStop?.()
    },
    /** Call after the last request. */
    async close() {
      await jobs.stop()
      metrics.stop()
      accessLog.flush()
      await feed.stop()
      await router.close()
      for (const capability of capabilities.toReversed()) await capability.close?.()
    },
    /** Resolves when the search index is complete. */
    async searchIsFilled() {
      await search.updater.index()
      // Otherwise a node that nobody has asked before an outage would say that it has never been ready.
      await readiness.read()
    },
    /** Takes jobs out of search that have ended, as it happens every midnight. */
    dropEndedJobs: search.endedJobs.drop,
    changes: feed,
    content: wiring.content.actions,
    settings: wiring.settings.actions,
    catalogue: wiring.catalogue.actions,
    codes: wiring.codes.actions,
    delivery: wiring.delivery.actions,
    reviews: wiring.reviews.actions,
    orders: wiring.orders,
    staff: wiring.staff,
    live: wiring.live,
    mail: wiring.mail,
    navigation: wiring.navigation.actions,
    taxonomy: wiring.taxonomy.actions,
    siteTexts: wiring.siteTexts.actions,
    redirects: wiring.redirects.actions,
    media: media.actions,
    /** Documents and films. */
    documents: documents.files,
    search: search.needs,
    index: wiring.content.index,
    pages,
    cache,
    longTail,
    render,
  }
}

async function addSpeculationRules(files: StaticFiles): Promise<void> {
  const headers = machineFileHeaders('application/speculationrules+json')
  const body = Buffer.from(speculationRules)
  files.set(SPECULATION_RULES, await makeEntry({ status: 200, body, headers, compress: true }))
}
