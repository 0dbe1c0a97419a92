import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'

type Place = Pick<Database, 'query' | 'engine'>

/** The tables of jobs, which a library of their own looks after. */
export function jobQueue({ query, engine }: Place, options: ConstructorOptions = {}): PgBoss {
  const backend = engine === 'PGlite' ? 'pglite' : 'postgres'
  return new PgBoss({ db: { executeSql: query }, schema: 'jobs', backend, ...options })
}

/** Makes or updates them. */
export async function installJobQueue(place: Place): Promise<void> {
  const queue = jobQueue(place, { supervise: false, schedule: false })
  await queue.start()
  await queue.stop({ graceful: false })
}
