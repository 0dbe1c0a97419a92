import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type * as Development from '../server/development.ts'

// The program from its sources: islands refresh in place, everything else is there at the next reload of the page.
const port = Number(process.env.PORT ?? 3000)
const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
const load = () => vite.ssrLoadModule('/server/development.ts') as Promise<typeof Development>

const { openDevelopmentDatabase } = await load()
const dataFolder = resolve(process.env.DATA_DIR ?? '.cache/dev-data')
const database = await openDevelopmentDatabase(dataFolder)

let app = buildAnew(vite)
await app
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    app.then(
      ({ handle }) => handle(request, response),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
})

// Vite refreshes what the browser has; what the server renders from the same files is made anew.
vite.watcher.on('all', (_event, file) => {
  if (!/\/(contract|content|server|sites|web)\//.test(file)) return
  const latest: typeof app = setTimeout(50).then(() => (app === latest ? buildAnew(vite) : app))
  app = latest
  app.catch((error: Error) => vite.config.logger.error(error.stack ?? error.message))
})

async function buildAnew({ ssrFixStacktrace }: ViteDevServer) {
  try {
    const { buildDevelopmentApp } = await load()
    return await buildDevelopmentApp(database, port, join(dataFolder, 'files'))
  } catch (error) {
    ssrFixStacktrace(error as Error)
    throw error
  }
}

server.listen(port, '127.0.0.1', () => {
  vite.config.logger.info(
    `http://localhost:${port}/ lists the sites; http://hallinta.localhost:${port}/galleria shows the blocks.`,
  )
})
