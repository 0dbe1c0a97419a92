import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { QueueFullError, WorkQueue } from '#server/turns/work-queue.ts'
import { mediaHttp } from './media.http.ts'
import { mediaStore } from './media.store.ts'
import { createRenditions, type MediaNeeds } from './media.ts'
import { MediaLookup } from './media-lookup.ts'
import { Renditions } from './renditions.ts'

const MAX_WAITING = 64

type Needs = {
  database: Database
  jobs: Jobs
  files: FileStore
  cacheBytes: number
  onProblem: (error: unknown, sentence: string) => void
}

/** Pictures, in the presets and formats that pages use. */
export function openMedia({ database, jobs, files, cacheBytes, onProblem }: Needs) {
  // Encoding a picture takes as long as rendering a hundred pages, so pictures have a separate queue.
  const queue = new WorkQueue(MAX_WAITING)
  const store = mediaStore(database.sql)
  const lookup = new MediaLookup(store.findMany)
  const renditions = new Renditions({
    files,
    inTurn: (key, work) => queue.run(key, work),
    isStored: store.has,
    onProblem,
  })
  const actions: MediaNeeds = { store, files, lookup, renditions, afterSave: (id) => addRenditionsJob({ id }) }
  const addRenditionsJob = jobs.define<{ id: string }>({
    name: 'make-variants',
    run: ({ id }) => createRenditions(actions, id),
  })
  return {
    name: 'media',
    actions,
    answer: mediaHttp({
      lookup,
      renditions,
      cacheBytes,
      isBusy: (error) => error instanceof QueueFullError,
      onProblem,
    }),
    onChange: ({ news = [] }) => {
      for (const { deleted = [] } of news) for (const id of deleted) lookup.forget(id)
    },
    onMissedChanges: () => lookup.clear(),
  } satisfies Capability & Record<string, unknown>
}
