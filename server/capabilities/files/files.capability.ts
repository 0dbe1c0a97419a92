import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Capability } from '#server/capability.ts'
import { filesHttp } from './files.http.ts'

type Needs = { files: FileStore; cacheBytes: number; onProblem: (error: unknown, sentence: string) => void }

/** Files that pages offer besides pictures: documents to print, films with their captions. */
export function openFiles({ files, cacheBytes, onProblem }: Needs) {
  return { name: 'files', files, answer: filesHttp({ files, cacheBytes, onProblem }) } satisfies Capability &
    Record<string, unknown>
}
