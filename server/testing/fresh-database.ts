import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { shopSettingVersions } from '#server/db/schema/shop-settings.ts'
import { createDatabase, MIGRATED_TEMPLATE } from './postgres-databases.ts'

/** All tests share a server, and a busy machine: one that is slow is no outage. */
const MUCH_PATIENCE = { connect: 60_000, connectionSilence: 60_000, watchSilence: 60_000 }

let opened: ReturnType<typeof openFresh> | undefined

/**
 * A migrated database of the test project's engine, with what migrations have put into it and nothing else. Tests share it, also those of
 * other files, because opening an embedded database takes over a second of a processor: what changes more than rows has its `ownDatabase`.
 */
export async function freshDatabase(): Promise<Database> {
  opened ??= openFresh()
  const { database, tables, settings } = await opened
  await empty(database, tables)
  await database.sql.insert(shopSettingVersions).values(settings)
  return database
}

/** As `freshDatabase`, for one test alone: for what changes more than rows, such as the clock. */
export async function ownDatabase(): Promise<Database> {
  const database = await readyDatabase(await freshLocation(), failOnIdle)
  onTestFinished(() => database.close())
  return database
}

/**
 * Deletes the rows that a test has left, and lets numbers begin again. Truncating makes files for each table and index, which takes several
 * times as long.
 */
async function empty({ sql: db }: Database, tables: readonly string[]): Promise<void> {
  const isFilled = tables.map(
    (name) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)})`,
  )
  const filled = await db.execute<{ name: string }>(sql.join(isFilled, sql` union all `))
  const deletes = filled.rows.map(({ name }) => `delete from "${name}";`).join(' ')
  // As a replica: no row is asked whether others refer to it, so their order does not matter.
  if (deletes) await db.execute(sql.raw(`do $$ begin set local session_replication_role = replica; ${deletes} end $$`))
  await db.execute(
    sql`select setval(sequencename::regclass, start_value, false) from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
}

async function openFresh() {
  const database = await readyDatabase(await freshLocation(), failOnIdle)
  const { rows } = await database.sql.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const settings = await database.sql.select().from(shopSettingVersions)
  return { database, tables: rows.map(({ name }) => name), settings }
}

function failOnIdle(idleMs: number): never {
  throw new Error(`A transaction waited ${Math.round(idleMs)} ms for something other than SQL.`)
}

/** A location for a database of that engine, for tests that open it themselves. Removed after the last test of the project. */
export async function freshLocation(): Promise<DatabaseLocation> {
  const postgres = inject('postgres')
  if (!postgres) return freshFolder()
  if ('missing' in postgres) throw new Error(postgres.missing)
  const { url } = await createDatabase(postgres.url, MIGRATED_TEMPLATE)
  return { url, patience: MUCH_PATIENCE }
}

async function freshFolder(): Promise<DatabaseLocation> {
  return { dataFolder: await mkdtemp(join(inject('databaseFolder'), 'database-')) }
}
