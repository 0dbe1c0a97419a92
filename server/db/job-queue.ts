import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'

type QueueDatabase = Pick<Database, 'query' | 'engine'>

/** The job queue; pg-boss manages its tables. */
export function jobQueue({ query, engine }: QueueDatabase, options: ConstructorOptions = {}): PgBoss {
  const backend = engine === 'PGlite' ? 'pglite' : 'postgres'
  return new PgBoss({ db: { executeSql: query }, schema: 'jobs', backend, ...options })
}

/** Creates or updates the tables of the queue. */
export async function installJobQueue(database: QueueDatabase): Promise<void> {
  const queue = jobQueue(database, { supervise: false, schedule: false })
  await queue.start()
  await queue.stop({ graceful: false })
}
