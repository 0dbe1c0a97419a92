import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { databaseTemplate } from '#server/db/pglite/template.ts'

/** A migrated database of the test's own, gone when the test ends. */
export async function freshDatabase(): Promise<Database> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  const database = await openDatabase({ dataFolder, template: await databaseTemplate() })
  onTestFinished(async () => {
    await database.close()
    await rm(dataFolder, { recursive: true })
  })
  return database
}
