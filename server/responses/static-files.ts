import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Entry, makeEntry } from './entry.ts'
import { fileHeaders } from './headers.ts'

const types: Record<string, { type: string; compress: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', compress: true },
  '.css': { type: 'text/css; charset=utf-8', compress: true },
  '.svg': { type: 'image/svg+xml', compress: true },
  '.woff2': { type: 'font/woff2', compress: false },
}

/** Files whose name changes when their content does, ready to be sent, by the address they have. */
export type StaticFiles = Map<string, Entry>

/** Takes every file of a folder of built assets into memory, the texts as the build has compressed them (`.br`). */
export async function addFolder(files: StaticFiles, folder: string, prefix: string): Promise<void> {
  const names = new Set(await readdir(folder))
  await Promise.all(
    [...names].map(async (name) => {
      if (name.endsWith('.br')) return
      const { type, compress } = types[extname(name)] ?? { type: 'application/octet-stream', compress: false }
      const body = await readFile(join(folder, name))
      const compressed = names.has(`${name}.br`) ? await readFile(join(folder, `${name}.br`)) : undefined
      files.set(prefix + name, await makeEntry({ status: 200, body, headers: fileHeaders(type), compress, compressed }))
    }),
  )
}
