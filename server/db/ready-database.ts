import { type Database, type OnIdleTransaction, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { makeNewDatabase } from './pglite/template.ts'

export type DatabaseLocation = { url: string } | { dataFolder: string }

/** Opens a server or a data folder, new or existing, and applies migrations. */
export async function readyDatabase(location: DatabaseLocation, onIdle?: OnIdleTransaction): Promise<Database> {
  const database = await openDatabase('url' in location ? location : { ...location, make: makeNewDatabase }, onIdle)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
