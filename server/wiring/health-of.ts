import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { Readiness, type Trouble } from '#server/faults/readiness.ts'
import { Metrics } from '#server/http/front/metrics.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { wire } from './wiring.ts'

/** A node that lags further behind the changes serves outdated pages, so it reports that it is degraded. */
const MAX_LAG_MS = 10_000

type Parts = Pick<Awaited<ReturnType<typeof wire>>, 'feed' | 'search' | 'cache' | 'longTail' | 'pages'> & {
  database: Database
  jobs: Jobs
}

/** What load balancers and those who watch the program are told of this node. */
export function healthOf({ database, jobs, feed, search, cache, longTail, pages }: Parts) {
  const troubles = (): Trouble[] => [
    ...(database.isReachable() ? [] : ['database' as const]),
    ...(feed.lagMs < MAX_LAG_MS ? [] : ['changes' as const]),
  ]
  const readiness = new Readiness({
    isPrepared: async () => {
      if (!search.updater.isFilled || !jobs.isStarted || troubles().length > 0) return false
      return (await database.sql.execute(sql`select 1`)).rowCount === 1
    },
    troubles,
  })
  const metrics = new Metrics({
    kaskimaa_page_cache_pages: () => cache.size + longTail.size,
    kaskimaa_page_cache_bytes: () => cache.bytes + longTail.bytes,
    kaskimaa_stale_pages: () => pages.stale,
    kaskimaa_outbox_lag_seconds: () => feed.lagMs / 1000,
    kaskimaa_database_up: () => Number(database.isReachable()),
    kaskimaa_degraded: () => Number(troubles().length > 0),
  })
  return { readiness, metrics }
}
