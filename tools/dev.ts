import { realpathSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { startPaymentSandbox } from '#server/process/payment-sandbox.ts'
import { onStopSignals } from '#server/process/stop-signals.ts'
import { paymentOriginOf, readConfig } from '../server/config.ts'
import type * as Development from '../server/development.ts'
import { type Build, Builds } from './dev/builds.ts'
import { DevDatabase } from './dev/dev-database.ts'
import { errorBox, errorPage } from './dev/error-page.ts'
import { reportError } from './dev/error-report.ts'
import { BUILD_EVENT, errorReloadScript, reloadScript } from './dev/reload-script.ts'
import { isIgnored, watchSources } from './dev/watch-sources.ts'

// Runs the program from its sources. Islands are hot-reloaded; any other change rebuilds the app and reloads open pages.
const root = process.cwd()
const port = Number(process.env.PORT ?? 3000)
const dataFolder = resolve(process.env.DATA_DIR ?? '.cache/dev-data')
/** Sources of the seed data: the database is filled again only when they change, because that is the slowest part of a build. */
const SEED_SOURCES = /^(contract|demo|server\/(capabilities|content-files|db|shop))\//
const server = createServer()
const vite = await createVite({
  plugins: [watchSources((change) => builds.change(change))],
  server: {
    middlewareMode: true,
    hmr: { server },
    // A copy of the project may link to the packages of another.
    fs: { allow: [root, realpathSync('node_modules')] },
    watch: { ignored: (path: string) => isIgnored(root, dataFolder, path) },
  },
})
const { logger } = vite.config
const { config } = await startPaymentSandbox(readConfig({ PORT: String(port), DATA_DIR: dataFolder }, []))
const database = new DevDatabase(dataFolder)

async function build({ number, changes, lastFailed, drainPrevious }: Build) {
  const code = (await vite.ssrLoadModule('/server/development.ts')) as typeof Development
  return code.buildDevelopmentApp({
    port,
    database: await database.upToDate(code, drainPrevious),
    paymentOrigin: paymentOriginOf(config),
    pictureFolder: join(dataFolder, 'files'),
    reloadScript: reloadScript(number),
    refill: number === 1 || lastFailed || changes.some(({ file }) => SEED_SOURCES.test(relative(root, file))),
    show: {
      blockProblem: (problem) => errorBox(report(problem)),
      pageError: (error) => errorPage(report(error), errorReloadScript(number)),
    },
  })
}

function report(error: unknown) {
  return reportError(error, root, vite.ssrFixStacktrace)
}

function answerError(error: unknown, number: number): RequestListener {
  const page = errorPage(report(error), errorReloadScript(number))
  return (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }
}

const builds = new Builds({
  build,
  answerError,
  onBuilt: (latest, milliseconds) => {
    vite.environments.client.hot.send(BUILD_EVENT, latest)
    logger.info(`Build ${latest.build} took ${Math.round(milliseconds)} ms.`, { timestamp: true })
  },
  onError: (error) => {
    // Vite has already logged files that it cannot compile.
    if (error instanceof Error && logger.hasErrorLogged(error)) return
    const { message, position, stack } = report(error)
    logger.error([message, position, stack].join('\n'), { timestamp: true })
  },
})
// A page may connect after the build that makes it stale.
vite.environments.client.hot.on('vite:client:connect', (_payload, client) => client.send(BUILD_EVENT, builds.latest))

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => builds.handle(request, response))
})
server.listen(port, '127.0.0.1')
await builds.newest()
logger.info(`http://localhost:${port}/ lists the sites; http://hallinta.localhost:${port}/galleria shows the blocks.`)

onStopSignals({
  stop: async () => {
    server.close()
    server.closeAllConnections()
    await builds.close()
    await database.close()
    process.exit(0)
  },
  stopNow: () => process.exit(1),
})
