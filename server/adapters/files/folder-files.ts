import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkKey, type FileStore } from './file-store.ts'

/** Stores files in a folder, under their keys. */
export function folderFiles(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }

  return {
    place: root,

    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // No key starts with a dot, so an unfinished file after a crash is never read.
      const unfinished = join(dirname(path), `.${randomUUID()}`)
      try {
        await writeFile(unfinished, bytes, { flush: true, mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    get: async (key) => readFile(pathOf(key)).catch(undefinedIfMissing),

    async has(key) {
      const path = pathOf(key)
      return (await access(path).then(() => true, undefinedIfMissing)) ?? false
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
