import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import * as schema from '#server/db/schema.ts'
import { createDatabase, MIGRATED } from './postgres-databases.ts'

const tables = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [sql.identifier(getTableName(value))] : [],
)

let opened: Promise<Database> | undefined
const removals: (() => Promise<void>)[] = []

afterAll(async () => {
  await (await opened)?.close()
  // The next file has one of its own.
  opened = undefined
  for (const remove of removals.splice(0)) await remove()
})

/**
 * A migrated, empty database of the engine that the project is about. The tests of one file share it, one after another:
 * opening an embedded one takes over a second.
 */
export async function freshDatabase(): Promise<Database> {
  opened ??= freshPlace().then((place) => readyDatabase(place, failOnWaiting))
  const database = await opened
  await database.sql.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
  return database
}

function failOnWaiting(idleMs: number): never {
  throw new Error(`A transaction waited ${Math.round(idleMs)} ms for something other than SQL.`)
}

/** A place for a database of that engine, for tests that open it themselves. It is removed after the file's last test. */
export async function freshPlace(): Promise<DatabaseLocation> {
  const postgres = inject('postgres')
  if (!postgres) return freshFolder()
  if ('missing' in postgres) throw new Error(postgres.missing)
  const { url, remove } = await createDatabase(postgres.url, MIGRATED)
  removals.push(remove)
  return { url }
}

async function freshFolder(): Promise<DatabaseLocation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  removals.push(() => rm(dataFolder, { recursive: true }))
  return { dataFolder }
}
