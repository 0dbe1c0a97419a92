import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { emptyLibraryBin } from '#server/library/bin.ts'
import type { LibraryNeeds } from '#server/library/needs.ts'
import { libraryStores } from '#server/library/stores.store.ts'
import { QueueFullError } from '#server/turns/work-queue.ts'
import { mediaCalls } from './media.http.ts'

type Needs = Omit<LibraryNeeds, 'reading' | 'atomically' | 'isBusy'> & { database: Database; jobs: Jobs }

/** The library of pictures and files. */
export function openOfficeMedia({ database, jobs, ...needs }: Needs) {
  const library: LibraryNeeds = {
    ...needs,
    reading: libraryStores(database.sql),
    atomically: (work) => database.transaction((tx) => work(libraryStores(tx))),
    isBusy: (error) => error instanceof QueueFullError,
  }
  jobs.define({ name: 'empty-library-bin', at: '50 3 * * *', run: () => emptyLibraryBin(library) })
  return { name: 'office media', library, calls: mediaCalls(library) } satisfies Capability & Record<string, unknown>
}
