import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import { addFolder, type StaticFiles } from '#server/responses/static-files.ts'
import type { OfficeAssets } from './office-document.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
export type Manifest = Record<string, Chunk>

const ENTRY = 'office/main.tsx'

/** The office of the last build. Adds its files to `files`. */
export async function builtOffice(files: StaticFiles): Promise<OfficeAssets> {
  const folder = join(projectRoot, 'dist/office')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await addFolder(files, join(folder, 'assets'), '/assets/')
  return officeAssetsOf(manifest)
}

function officeAssetsOf(manifest: Manifest): OfficeAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}: run npm run build.`)
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'))
  return { script: `/${entry.file}`, styles: styles.map(({ file }) => `/${file}`), head: '' }
}

/** The scripts of the first load: the entry and what it imports, without what is loaded when it is opened. */
export function firstLoadOf(manifest: Manifest, source = ENTRY, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) firstLoadOf(manifest, imported, found)
  return found
}
