import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileTypeOf } from '#contract/content/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { saveFile, storedFile } from '#server/capabilities/files/files.ts'
import type { FileIndex } from './read-page.ts'

export type FileFolder = {
  index: FileIndex
  save(files: FileStore): Promise<void>
}

/** The documents, films and captions of a folder. Content calls them by their path in it; files of other types are ignored. */
export function readFileFolder(folder: string): FileFolder {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const found = entries
    .filter((entry) => entry.isFile() && fileTypeOf(entry.name))
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { called: relative(folder, file).split(sep).join('/'), name, file }
    })
  return {
    index: Object.fromEntries(
      found.map(({ called, name, file }) => {
        const { id, bytes } = storedFile(name, readFileSync(file))
        return [called, { id, bytes }]
      }),
    ),
    async save(files) {
      for (const { name, file } of found) await saveFile(files, name, readFileSync(file))
    },
  }
}
