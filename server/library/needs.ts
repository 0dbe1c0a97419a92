import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import type { CheckNeeds } from '#server/edited-pages/page-problems.ts'
import type { LibraryStores } from './stores.store.ts'

export type LibraryNeeds = CheckNeeds & {
  reading: LibraryStores
  atomically: <T>(work: (stores: LibraryStores) => Promise<T>) => Promise<T>
  media: MediaNeeds
  files: FileStore
  siteName: (id: string) => string
  now: () => Date
  /** Deletes a picture after this time, if nothing has come to use it. */
  dropLater: (tx: LibraryStores['tx'], id: string, delaySeconds: number) => Promise<void>
  /** Whether an error means that too much waits to be encoded. */
  isBusy: (error: unknown) => boolean
}
