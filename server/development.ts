import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { folderFiles } from './adapters/files/folder-files.ts'
import { type App, buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { readyDatabase } from './db/ready-database.ts'
import { saveDemoPictures } from './demo/demo-pictures.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import type { StaticFiles } from './responses/static-files.ts'

// What the development server (`tools/dev.ts`) loads anew whenever a file has changed.

export function openDevelopmentDatabase(dataFolder: string): Promise<Database> {
  return readyDatabase({ dataFolder })
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

export async function buildDevelopmentApp(database: Database, port: number, pictureFolder: string): Promise<App> {
  const files: StaticFiles = new Map()
  const storage = folderFiles(pictureFolder)
  const siteIds = sites.map(({ id }) => id)
  const config = readConfig({ LOG_LEVEL: 'warn' }, siteIds)
  const app = await buildApp({
    config,
    port,
    database,
    sites,
    registry: blocks,
    assets,
    files,
    storage,
    enforcePolicy: false,
  })
  await Promise.all([saveDemoPictures(app.media), fillWithDemo({ database, ...app }, { refill: true })])
  return app
}
