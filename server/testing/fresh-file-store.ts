import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { folderFiles } from '#server/adapters/files/folder-files.ts'

/** An empty file store, in a folder that is removed after the test. */
export async function freshFileStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folderFiles(folder)
}
