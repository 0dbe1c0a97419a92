import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { QueueFullError, WorkQueue } from '#server/work-queue.ts'
import { mediaHttp } from './media.http.ts'
import { mediaStore } from './media.store.ts'
import { type MediaNeeds, makeRenditions } from './media.ts'
import { MediaMemory } from './media-memory.ts'
import { Renditions } from './renditions.ts'

const MAX_WAITING = 64

type Needs = {
  database: Database
  jobs: Jobs
  files: FileStore
  cacheBytes: number
  onProblem: (error: unknown, sentence: string) => void
}

/** Pictures, in the presets and formats that pages ask for. */
export function openMedia({ database, jobs, files, cacheBytes, onProblem }: Needs) {
  // Encoding one picture takes as long as rendering a hundred pages, so pictures have a queue of their own.
  const queue = new WorkQueue(MAX_WAITING)
  const store = mediaStore(database.sql)
  const memory = new MediaMemory(store.findMany)
  const renditions = new Renditions({ files, inTurn: (key, work) => queue.run(key, work), onProblem })
  const actions: MediaNeeds = { store, files, memory, renditions, afterSave: (id) => makeLater({ id }) }
  const makeLater = jobs.define<{ id: string }>({
    name: 'make-variants',
    run: ({ id }) => makeRenditions(actions, id),
  })
  return {
    name: 'media',
    actions,
    answer: mediaHttp({
      memory,
      renditions,
      cacheBytes,
      isBusy: (error) => error instanceof QueueFullError,
      onProblem,
    }),
  } satisfies Capability & Record<string, unknown>
}
