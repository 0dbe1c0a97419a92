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

/** `quality` is Brotli's: 11 is smallest and slow, for the scripts that most visitors load; a start should not wait for more. */
async function addFile(files: StaticFiles, address: string, body: Buffer, quality: number): Promise<void> {
  const { type, compress } = types[extname(address)] ?? { type: 'application/octet-stream', compress: false }
  files.set(address, await makeEntry({ status: 200, body, headers: fileHeaders(type), compress, quality }))
}

/** Takes every file of a folder of built assets into memory. */
export async function addFolder(files: StaticFiles, folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(
    names.map(async (name) => addFile(files, `${prefix}${name}`, await readFile(join(folder, name)), 11)),
  )
}
