import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { sharedCountStore } from './shared-counts.store.ts'
import { sharedPauseStore } from './shared-pauses.store.ts'

/** Rate limits on guessing passwords, codes and tokens, counted by all nodes together. */
export function openGuessLimits({ database, jobs }: { database: Database; jobs: Jobs }) {
  const counts = sharedCountStore(database.sql)
  jobs.define({ name: 'delete-ended-counts', at: '*/10 * * * *', run: () => counts.deleteEnded() })
  return {
    name: 'guess-limits',
    counts,
    countsIn: sharedCountStore,
    pauses: sharedPauseStore(database.sql),
  } satisfies Capability & Record<string, unknown>
}
