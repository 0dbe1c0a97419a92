import type { RequestListener } from 'node:http'
import fastify, { type FastifyBaseLogger } from 'fastify'
import type { Site } from '#contract/site.ts'
import type { BlockRegistry } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { reportMissingMessages } from '#web/messages/message.ts'
import { type Config, originsOf } from './config.ts'
import type { Database } from './db/database.ts'
import { createFront } from './http/front.ts'
import { hostsOf } from './http/hosts.ts'
import type { StaticFiles } from './http/static-files.ts'
import { otherPages } from './office/other-pages.tsx'
import type { BlockProblem } from './pages/block-rendering.tsx'
import { makeTroublePage } from './pages/trouble-page.ts'
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
  now?: () => Date
  /** In production a block that fails is logged and left out; tests throw instead. */
  onBlockProblem?: (problem: BlockProblem) => void
}

export type App = Wiring & { handle: RequestListener; log: FastifyBaseLogger; close(): Promise<void> }

/** Puts the program together. It listens to nothing yet: `server.ts` and the tests do that. */
export async function buildApp(input: AppInput): Promise<App> {
  const { config, port, database, sites, registry, assets, files } = input
  const router = fastify({ logger: { level: config.LOG_LEVEL } })
  const { log } = router
  reportMissingMessages((note) => log.info(note))
  router.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such call.' }),
  )
  await router.ready()

  const origins = originsOf(
    config,
    sites.map(({ id }) => id),
    port,
  )
  const now = input.now ?? (() => new Date())
  const wiring = await wire({
    database,
    sites,
    origins,
    assets,
    registry,
    cacheBytes: config.PAGE_CACHE_MB * 2 ** 20,
    now,
    onBlockProblem: input.onBlockProblem ?? ((problem) => log.error(problem, problem.message)),
    onRenderError: (error, key) => log.error(error, `Rendering ${key} failed`),
  })
  const handle = createFront({
    hosts: hostsOf(sites, origins, config.MODE === 'demo' ? port : undefined),
    pages: wiring.pages,
    files,
    answerOther: otherPages({ sites, origins, port, mode: config.MODE, render: wiring.render, now }),
    troublePage: makeTroublePage,
    onError: (error, { url }) => log.error(error, `Answering ${url} failed`),
    router: (request, response) => router.routing(request, response),
  })
  return { ...wiring, handle, log, close: () => router.close() }
}
