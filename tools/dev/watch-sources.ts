import { relative, sep } from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { Change } from './builds.ts'

const FOLDERS = ['contract', 'content', 'server', 'sites', 'web']
/** Tests, and what editors write beside a file while it is being edited. */
const OTHERS = /\.(test|spec)\.tsx?$|~$|(^|\/)\.[^/]*$/

const CONTENT = /^content\//
const CONTENT_READERS = /^(content|server\/demo)\//

/** Whether a change of this file or folder cannot change the app. */
export function isIgnored(root: string, dataFolder: string, path: string): boolean {
  const [top = ''] = relative(root, path).split(sep)
  if (top === '') return false
  return !FOLDERS.includes(top) || OTHERS.test(path) || `${path}${sep}`.startsWith(`${dataFolder}${sep}`)
}

/** Tells of changed sources once Vite has forgotten what it had made from them. */
export function watchSources(onChange: (change: Change) => void): Plugin {
  return {
    name: 'watch-sources',
    hotUpdate({ file, type, server }) {
      if (this.environment.name !== 'client') return
      const { moduleGraph } = server.environments.ssr
      const modules = moduleGraph.getModulesByFile(file) ?? new Set()
      // Content is read as files, of which Vite knows nothing: who reads it begins anew.
      if (modules.size === 0 && CONTENT.test(relative(server.config.root, file))) invalidateReaders(server)
      const inPlace = type === 'update' && modules.size > 0 && areIslandsOnly(modules)
      onChange({ file, inPlace })
      // The page is reloaded when the new app is there; until then Vite leaves it alone.
      return inPlace ? undefined : []
    },
  }
}

function invalidateReaders({ config, environments: { ssr } }: ViteDevServer): void {
  for (const module of ssr.moduleGraph.idToModuleMap.values()) {
    if (CONTENT_READERS.test(relative(config.root, module.file ?? ''))) ssr.moduleGraph.invalidateModule(module)
  }
}

/** Whether the server uses these modules for nothing but islands. */
function areIslandsOnly(modules: ReadonlySet<EnvironmentModuleNode>, seen = new Set<EnvironmentModuleNode>()): boolean {
  return [...modules].every((module) => {
    if (seen.has(module) || module.file?.endsWith('.island.tsx')) return true
    seen.add(module)
    return module.importers.size > 0 && areIslandsOnly(module.importers, seen)
  })
}
