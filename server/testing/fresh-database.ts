import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { databaseTemplate } from '#server/db/pglite/template.ts'
import * as schema from '#server/db/schema.ts'

const tables = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [sql.identifier(getTableName(value))] : [],
)

let opened: Promise<{ database: Database; dataFolder: string }> | undefined

afterAll(async () => {
  const { database, dataFolder } = (await opened) ?? {}
  await database?.close()
  if (dataFolder) await rm(dataFolder, { recursive: true })
})

/** A migrated, empty database. The tests of one file share it, one after another: opening one takes over a second. */
export async function freshDatabase(): Promise<Database> {
  opened ??= open()
  const { database } = await opened
  await database.sql.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
  return database
}

async function open() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  return { database: await openDatabase({ dataFolder, template: await databaseTemplate() }), dataFolder }
}
