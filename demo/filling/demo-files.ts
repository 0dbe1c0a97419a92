import { demoFiles, readDemoFile } from '#demo/files/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { fileKey, saveFile } from '#server/capabilities/files/files.ts'

/** Saves the documents and films of the demo content, at each start: a file that has changed is a new one. */
export async function saveDemoFiles(files: FileStore): Promise<void> {
  await Promise.all(
    demoFiles.map(async (file) => {
      if (!(await files.has(fileKey(file)))) await saveFile(files, file.name, readDemoFile(file.name))
    }),
  )
}
