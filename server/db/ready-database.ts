import { type Database, type OnWaitingTransaction, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { isNewFolder } from './pglite/pglite-engine.ts'
import { databaseTemplate } from './pglite/template.ts'

export type Place = { url: string } | { dataFolder: string }

/** Opens a server or a data folder, new or old, with all tables up to date. */
export async function readyDatabase(place: Place, onWaiting?: OnWaitingTransaction): Promise<Database> {
  const isNew = 'dataFolder' in place && isNewFolder(place.dataFolder)
  const database = await openDatabase(isNew ? { ...place, template: await databaseTemplate() } : place, onWaiting)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
