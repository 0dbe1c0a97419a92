import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFile } from '#contract/content/files.ts'
import json from './files.json' with { type: 'json' }

/** The folder beside the built program that holds the files. */
export const FILES_FOLDER = 'demo-files'

/** The files of the demo by name. `demo/index-files.ts` writes the index. */
type FileIndex = Readonly<Record<string, Omit<StoredFile, 'name'>>>

const index: FileIndex = json

export const demoFiles: readonly StoredFile[] = Object.entries(index).map(([name, facts]) => ({ ...facts, name }))

/** A file to put on a page. */
export function file(name: string): StoredFile {
  const found = demoFiles.find((one) => one.name === name)
  if (!found) throw new Error(`No file is called ${name}`)
  return found
}

/** The bytes of a file: from the folder of the sources, or from beside the built program. */
export function readDemoFile(name: string): Buffer {
  const built = join(import.meta.dirname, FILES_FOLDER)
  return readFileSync(join(existsSync(built) ? built : import.meta.dirname, name))
}
