import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { answeredRequestStore } from './answered-requests.store.ts'

/** Idempotent requests: a second one with the same key gets the outcome of the first. */
export function openAnsweredRequests({ database, jobs }: { database: Database; jobs: Jobs }) {
  const { answerOnce, findAnswer, deleteOld } = answeredRequestStore(database.sql)
  jobs.define({ name: 'delete-answered-requests', at: '23 * * * *', run: deleteOld })
  return { name: 'answered-requests', answerOnce, findAnswer } satisfies Capability & Record<string, unknown>
}
