import { resolve } from 'node:path'
import type { Config } from '../server/config.ts'
import { ConfigError } from '../server/config.ts'
import type { Database } from '../server/db/database.ts'
import { DataFolderError } from '../server/db/pglite/data-folder-error.ts'
import { readyDatabase } from '../server/db/ready-database.ts'

/** Opens the database of the settings for a command. An embedded one must not be served meanwhile. */
export async function withDatabase<Result>(
  { DATABASE_URL, DATA_DIR }: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await readyDatabase(DATABASE_URL ? { url: DATABASE_URL } : { dataFolder: resolve(DATA_DIR) })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Prints what a command returns, or why it failed. */
export function runCommand(command: () => Promise<string>): void {
  command().then(
    (done) => process.stdout.write(`${done}\n`),
    (error: Error) => {
      const isExpected = error instanceof ConfigError || error instanceof DataFolderError || 'code' in error
      process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
      process.exitCode = 1
    },
  )
}
