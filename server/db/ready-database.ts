import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { isNewFolder } from './pglite/pglite-engine.ts'
import { databaseTemplate } from './pglite/template.ts'

/** Opens a server or a data folder, new or old, with all tables up to date. */
export async function readyDatabase(where: { url: string } | { dataFolder: string }): Promise<Database> {
  const isNew = 'dataFolder' in where && isNewFolder(where.dataFolder)
  const database = await openDatabase(isNew ? { ...where, template: await databaseTemplate() } : where)
  await migrate(database)
  return database
}
