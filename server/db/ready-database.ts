import { type Database, type OnIdleTransaction, openDatabase, type ServerLocation } from './database.ts'
import { migrate } from './migrate.ts'
import { makeNewDatabase } from './pglite/template.ts'
import type { OnServerNote } from './postgres/server-pool.ts'

export type DatabaseLocation = ServerLocation | { dataFolder: string }

/** Opens a server or a data folder, new or existing, and applies migrations. */
export async function readyDatabase(
  location: DatabaseLocation,
  onIdle?: OnIdleTransaction,
  onNote?: OnServerNote,
): Promise<Database> {
  const place = 'url' in location ? location : { ...location, make: makeNewDatabase }
  const database = await openDatabase(place, onIdle, onNote)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
