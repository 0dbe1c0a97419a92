import { relative, sep } from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { Change } from './builds.ts'

const SOURCE_FOLDERS = ['contract', 'demo', 'server', 'sites', 'web']
/** Tests and temporary files of editors. */
const IGNORED_FILES = /\.(test|spec)\.tsx?$|~$|(^|\/)\.[^/]*$/

/** They make files of the demo, and the app never loads them. */
const TOOLS_OF_DEMO = /^demo\/(drawing|film|generator|materials|packing|reports|testing)(\/|$)/

const CONTENT = /^(demo|server\/thesaurus)\//

/** Whether a change of this file or folder cannot affect the app. */
export function isIgnored(root: string, dataFolder: string, path: string): boolean {
  const inProject = relative(root, path)
  const [top = ''] = inProject.split(sep)
  if (top === '') return false
  if (!SOURCE_FOLDERS.includes(top) || TOOLS_OF_DEMO.test(inProject)) return true
  return IGNORED_FILES.test(path) || `${path}${sep}`.startsWith(`${dataFolder}${sep}`)
}

/** Calls `onChange` for changed sources, after Vite has invalidated their modules. */
export function watchSources(onChange: (change: Change) => void): Plugin {
  return {
    name: 'watch-sources',
    hotUpdate({ file, type, server }) {
      if (this.environment.name !== 'client') return
      const { moduleGraph } = server.environments.ssr
      const modules = moduleGraph.getModulesByFile(file) ?? new Set()
      // Content is read as files outside the module graph, so the modules that read it must be invalidated.
      if (modules.size === 0 && CONTENT.test(relative(server.config.root, file))) invalidateReaders(server)
      const inPlace = type === 'update' && modules.size > 0 && areIslandsOnly(modules)
      onChange({ file, inPlace })
      // Pages are reloaded after the new build, not by Vite.
      return inPlace ? undefined : []
    },
  }
}

function invalidateReaders({ config, environments: { ssr } }: ViteDevServer): void {
  for (const module of ssr.moduleGraph.idToModuleMap.values()) {
    if (CONTENT.test(relative(config.root, module.file ?? ''))) ssr.moduleGraph.invalidateModule(module)
  }
}

/** Whether the server imports these modules only through islands. */
function areIslandsOnly(modules: ReadonlySet<EnvironmentModuleNode>, seen = new Set<EnvironmentModuleNode>()): boolean {
  return [...modules].every((module) => {
    if (seen.has(module) || module.file?.endsWith('.island.tsx')) return true
    seen.add(module)
    return module.importers.size > 0 && areIslandsOnly(module.importers, seen)
  })
}
