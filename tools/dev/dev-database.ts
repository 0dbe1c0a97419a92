import type { Database } from '../../server/db/database.ts'
import type * as Development from '../../server/development.ts'

type Code = Pick<typeof Development, 'readyDatabase' | 'migrate'>

/** The database that all builds share. It is reopened only when the code that opens it has changed. */
export class DevDatabase {
  readonly #dataFolder: string
  #open: { by: Code['readyDatabase']; database: Database } | undefined

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  /** The database with all migrations applied, including those added since it was opened. */
  async upToDate({ readyDatabase, migrate }: Code, closeUsers: () => Promise<void>): Promise<Database> {
    if (this.#open && this.#open.by !== readyDatabase) {
      await closeUsers()
      await this.close()
    }
    if (this.#open) await migrate(this.#open.database)
    else this.#open = { by: readyDatabase, database: await readyDatabase({ dataFolder: this.#dataFolder }) }
    return this.#open.database
  }

  async close(): Promise<void> {
    const open = this.#open
    this.#open = undefined
    await open?.database.close()
  }
}
