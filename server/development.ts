import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import type { Assets } from '#web/document/document.ts'
import { folderFiles } from './adapters/files/folder-files.ts'
import { type App, buildApp } from './app.ts'
import type { AppInput } from './app-input.ts'
import { readConfig } from './config.ts'
import { loadDemo } from './demo.ts'

// The development server (`tools/dev.ts`) reloads these after every file change.
export { migrate } from './db/migrate.ts'
export { readyDatabase } from './db/ready-database.ts'

type Input = Required<Pick<AppInput, 'database' | 'port' | 'show'>> & {
  pictureFolder: string
  /** Where the sandbox answers, which outlives the builds. */
  paymentOrigin: string
  /** Script that reloads the page after a change. */
  reloadScript: string
  /** Whether to store the demo content again. */
  refill: boolean
}

/** An app that is ready for requests, its jobs running. */
export async function buildDevelopmentApp({
  reloadScript,
  pictureFolder,
  refill,
  paymentOrigin,
  ...input
}: Input): Promise<App> {
  const siteIds = sites.map(({ id }) => id)
  const app = await buildApp({
    ...input,
    config: readConfig({ LOG_LEVEL: 'warn', PAYMENT_ORIGIN: paymentOrigin }, siteIds),
    sites,
    registry: blocks,
    assets: sourceAssets(reloadScript),
    office: { script: '/office/main.tsx', styles: [], head: sourceAssets('').head },
    files: new Map(),
    storage: folderFiles(pictureFolder),
    enforcePolicy: false,
  })
  try {
    const { fillDemo } = await loadDemo()
    await fillDemo({ ...app, database: input.database }, refill ? 'refill' : 'where empty')
    await app.start()
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Islands come from the sources through Vite, with React's fast refresh. */
function sourceAssets(reloadScript: string): Assets {
  return {
    client: '/web/client.ts',
    islandChunks: () => [],
    head: `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type</script>${reloadScript}`,
  }
}
