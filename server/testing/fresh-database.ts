import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import * as schema from '#server/db/schema.ts'
import { createDatabase, MIGRATED_TEMPLATE } from './postgres-databases.ts'

const tables = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [sql.identifier(getTableName(value))] : [],
)

let opened: Promise<Database> | undefined
const removals: (() => Promise<void>)[] = []

afterAll(async () => {
  await (await opened)?.close()
  // The next test file opens its own.
  opened = undefined
  for (const remove of removals.splice(0)) await remove()
})

/**
 * A migrated, empty database of the test project's engine. The tests of one file share it, because opening an embedded database takes
 * over a second.
 */
export async function freshDatabase(): Promise<Database> {
  opened ??= freshLocation().then((location) => readyDatabase(location, failOnIdle))
  const database = await opened
  await database.sql.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
  return database
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
  return { url }
}

async function freshFolder(): Promise<DatabaseLocation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  removals.push(() => rm(dataFolder, { recursive: true }))
  return { dataFolder }
}
