import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { emptyLibraryBin } from '#server/library/bin.ts'
import { dropUnused } from '#server/library/drop-unused.ts'
import type { LibraryNeeds } from '#server/library/needs.ts'
import { libraryStores } from '#server/library/stores.store.ts'
import { QueueFullError } from '#server/turns/work-queue.ts'
import { mediaCalls, type WaitingOf } from './media.http.ts'

type Needs = Omit<LibraryNeeds, 'reading' | 'atomically' | 'isBusy' | 'dropLater'> & {
  database: Database
  jobs: Jobs
  waitingOf: WaitingOf
}

/** The library of pictures and files. */
export function openOfficeMedia({ database, jobs, waitingOf, ...needs }: Needs) {
  const drop = jobs.define<{ id: string }>({
    name: 'drop-unused-picture',
    run: ({ id }) => dropUnused(library, 'picture', { id, name: '' }),
  })
  const library: LibraryNeeds = {
    ...needs,
    reading: libraryStores(database.sql),
    atomically: (work) => database.transaction((tx) => work(libraryStores(tx))),
    dropLater: (tx, id, delaySeconds) => drop({ id }, { tx, delaySeconds }),
    isBusy: (error) => error instanceof QueueFullError,
  }
  jobs.define({ name: 'empty-library-bin', at: '50 3 * * *', run: () => emptyLibraryBin(library) })
  return { name: 'office media', library, calls: mediaCalls({ ...library, waitingOf }) } satisfies Capability &
    Record<string, unknown>
}
