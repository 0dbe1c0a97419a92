import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fromBrotli } from './brotli.ts'
import { type Entry, makeEntry } from './entry.ts'
import { fileHeaders } from './headers.ts'

const types: Record<string, { type: string; compress: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', compress: true },
  '.css': { type: 'text/css; charset=utf-8', compress: true },
  '.svg': { type: 'image/svg+xml', compress: true },
  '.woff2': { type: 'font/woff2', compress: false },
}

/** Files whose name changes with their content, ready to send, by address. */
export type StaticFiles = Map<string, Entry>

/** Loads all built assets of a folder into memory; texts in the form that the build has compressed (`.br`). */
export async function addFolder(files: StaticFiles, folder: string, prefix: string): Promise<void> {
  const names = new Set(await readdir(folder))
  await Promise.all(
    [...names].map(async (name) => {
      if (name.endsWith('.br')) return
      const body = await readFile(join(folder, name))
      const compressed = names.has(`${name}.br`) ? await readFile(join(folder, `${name}.br`)) : undefined
      files.set(prefix + name, await entryOf(name, body, compressed))
    }),
  )
}

/** A file in the form in which it is stored: see `Entry.stored`. */
export async function entryOfStored(name: string, bytes: Buffer): Promise<Entry> {
  return typeOf(name).compress ? entryOf(name, await fromBrotli(bytes), bytes) : entryOf(name, bytes)
}

function entryOf(name: string, body: Buffer, compressed?: Buffer): Promise<Entry> {
  const { type, compress } = typeOf(name)
  return makeEntry({ status: 200, body, headers: fileHeaders(type), compress, compressed })
}

function typeOf(name: string): { type: string; compress: boolean } {
  return types[extname(name)] ?? { type: 'application/octet-stream', compress: false }
}
