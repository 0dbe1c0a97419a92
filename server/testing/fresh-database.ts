import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { shopSettingVersions } from '#server/db/schema/shop-settings.ts'
import { createDatabase, MIGRATED_TEMPLATE } from './postgres-databases.ts'

/** All tests share a server, and a busy machine: one that is slow is no outage. */
const MUCH_PATIENCE = { connect: 60_000, connectionSilence: 60_000, watchSilence: 60_000 }

let opened: ReturnType<typeof openFresh> | undefined
const removals: (() => Promise<void>)[] = []

afterAll(async () => {
  await (await opened)?.database.close()
  // The next test file opens its own.
  opened = undefined
  for (const remove of removals.splice(0)) await remove()
})

/**
 * A migrated database of the test project's engine, with what migrations have put into it and nothing else. The tests of one file share it, because opening an embedded database takes
 * over a second.
 */
export async function freshDatabase(): Promise<Database> {
  opened ??= openFresh()
  const { database, tables, settings } = await opened
  await database.sql.execute(sql`truncate ${sql.join(tables.map(sql.identifier), sql`, `)} restart identity`)
  await database.sql.insert(shopSettingVersions).values(settings)
  return database
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

/** A location for a database of that engine, for tests that open it themselves. Removed after the file's last test. */
export async function freshLocation(): Promise<DatabaseLocation> {
  const postgres = inject('postgres')
  if (!postgres) return freshFolder()
  if ('missing' in postgres) throw new Error(postgres.missing)
  const { url, remove } = await createDatabase(postgres.url, MIGRATED_TEMPLATE)
  removals.push(remove)
  return { url, patience: MUCH_PATIENCE }
}

async function freshFolder(): Promise<DatabaseLocation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  removals.push(() => rm(dataFolder, { recursive: true }))
  return { dataFolder }
}
