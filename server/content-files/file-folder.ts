import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileTypeOf, type StoredFile } from '#contract/content/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { saveFile, storedFile } from '#server/capabilities/files/files.ts'
import type { FileIndex } from './read-page.ts'

export type FileFolder = {
  index: FileIndex
  files: readonly StoredFile[]
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
  const stored = found.map(({ name, file }) => storedFile(name, readFileSync(file)))
  const once = new Map(stored.map((file) => [`${file.id} ${file.name}`, file]))
  return {
    index: Object.fromEntries(
      found.map(({ called }, at) => {
        const { id, bytes } = stored[at] as StoredFile
        return [called, { id, bytes }]
      }),
    ),
    files: [...once.values()],
    async save(files) {
      for (const { name, file } of found) await saveFile(files, name, readFileSync(file))
    },
  }
}
