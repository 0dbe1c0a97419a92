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

/** Truncates the tables that a test has used: truncating all of them takes a quarter of a second. */
async function empty({ sql: db }: Database, tables: readonly string[]): Promise<void> {
  const isFilled = tables.map(
    (name) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)})`,
  )
  const filled = await db.execute<{ name: string }>(sql.join(isFilled, sql` union all `))
  const names = filled.rows.map(({ name }) => sql.identifier(name))
  if (names.length > 0) await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
  // Of tables whose rows were deleted, or whose transaction was rolled back.
  const counted = await db.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  for (const { name } of counted.rows) await db.execute(sql`alter sequence ${sql.identifier(name)} restart`)
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
