import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import { addFolder, type StaticFiles } from '#server/responses/static-files.ts'
import type { Assets } from '#web/document/document.ts'

type Chunk = { file: string; name?: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const CLIENT = 'web/client.ts'
/** The name of the chunk with React, which the client imports when the first island is due: see vite.config.ts. */
const HYDRATE = 'hydrate'

/** The scripts of the last build. Adds all files under `/assets/` to `files`. */
export async function builtAssets(files: StaticFiles): Promise<Assets> {
  const client = join(projectRoot, 'dist/client')
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  await addFolder(files, join(client, 'assets'), '/assets/')
  await addFolder(files, join(projectRoot, 'dist/server/assets'), '/assets/')
  return { ...assetsOf(manifest), bytesOf: (address) => files.get(address)?.bytes ?? 0 }
}

export function assetsOf(manifest: Manifest): Assets {
  const shared = filesOf(manifest, chunkNamed(manifest, HYDRATE), filesOf(manifest, CLIENT))
  const chunks = new Map(
    Object.keys(manifest)
      .filter((source) => source.endsWith('.island.tsx'))
      .map((source) => [islandName(source), [...filesOf(manifest, source)].filter((file) => !shared.has(file))]),
  )
  const [clientFile, ...clientImports] = shared
  return {
    client: `/${clientFile}`,
    islandChunks: (island) => [...clientImports, ...(chunks.get(island) ?? [])].map((file) => `/${file}`),
    head: '',
  }
}

function chunkNamed(manifest: Manifest, name: string): string {
  return Object.keys(manifest).find((source) => manifest[source]?.name === name) ?? name
}

/** The files of a chunk and its transitive imports, the chunk first. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}: run npm run build.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

function islandName(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1, -'.island.tsx'.length)
}
