import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '#server/project-root.ts'
import type { Database } from './database.ts'
import { installJobQueue } from './job-queue.ts'

export const migrationsFolder = join(projectRoot, 'server/db/migrations')

// Any number works, as long as every node uses the same.
const MIGRATION_LOCK = 4_102_026

/** Applies pending migrations. Nodes that start together wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.session(async (session) => {
    const client = session.$client
    await session.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      await applyMigrations(session, { migrationsFolder })
      await installJobQueue({ engine: database.engine, query: (text, values) => client.query(text, values) })
    } finally {
      await session.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    }
  })
}
