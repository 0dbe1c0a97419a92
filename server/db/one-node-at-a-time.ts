import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Runs the work on one node after the other. The embedded database has one node, and no connection to spare. */
export async function oneNodeAtATime<T>(database: Database, lock: number, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'PGlite') return work()
  // The session closes its connection afterwards, which releases the lock.
  return database.session(async (session) => {
    await session.execute(sql`select pg_advisory_lock(${lock})`)
    return work()
  })
}
