import { pictureFiles } from '#content/pictures/pictures.ts'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { type App, buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { isNewFolder } from './db/pglite/pglite-engine.ts'
import { databaseTemplate } from './db/pglite/template.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import { addFile, type StaticFiles } from './http/static-files.ts'

/** What the development server (`tools/dev.ts`) loads anew whenever a file has changed. */

export async function openDevelopmentDatabase(dataFolder: string): Promise<Database> {
  const template = isNewFolder(dataFolder) ? await databaseTemplate() : undefined
  const database = await openDatabase({ dataFolder, template })
  await migrate(database)
  return database
}

/** Islands come from the sources through Vite, with React's fast refresh. */
const assets: Assets = {
  client: '/web/client.ts',
  islandChunks: () => [],
  head: `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type</script><script type="module" src="/@vite/client"></script>`,
}

/** `files` outlives the app: a picture has the same address as long as it is the same. */
export async function buildDevelopmentApp(database: Database, port: number, files: StaticFiles): Promise<App> {
  const config = readConfig(
    { LOG_LEVEL: 'warn' },
    sites.map(({ id }) => id),
  )
  for (const { id, name, svg } of pictureFiles()) {
    const address = `/media/${id}/${name}`
    if (!files.has(address)) await addFile(files, address, Buffer.from(svg), 5)
  }
  const app = await buildApp({ config, port, database, sites, registry: blocks, assets, files })
  await fillWithDemo({ database, ...app }, { refill: true })
  return app
}
