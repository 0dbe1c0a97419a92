import { createHash } from 'node:crypto'
import { fileTypeOf, type StoredFile } from '#contract/content/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'

/** The facts of a file that pages refer to. The id is the hash of its bytes. */
export function storedFile(name: string, bytes: Buffer): StoredFile {
  if (!fileTypeOf(name)) throw new Error(`${name} is of a type that is not served.`)
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 10), name, bytes: bytes.length }
}

/** The key in the file store. It contains everything that is known of a file, so there is no table of files. */
export function fileKey({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
  return `files/${id}/${name}`
}

/** Saves a file of our own, such as a document of the editors. The same bytes under the same name are saved once. */
export async function saveFile(files: FileStore, name: string, bytes: Buffer): Promise<StoredFile> {
  const file = storedFile(name, bytes)
  const key = fileKey(file)
  if (!(await files.has(key))) await files.put(key, bytes)
  return file
}
