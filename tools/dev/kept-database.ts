import type { Database } from '../../server/db/database.ts'
import type * as Development from '../../server/development.ts'

type Code = Pick<typeof Development, 'readyDatabase' | 'migrate'>

/** The database of all builds. It is opened once, and again only when the code that opens it has changed. */
export class KeptDatabase {
  readonly #dataFolder: string
  #open: { by: Code['readyDatabase']; database: Database } | undefined

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  /** With all migrations applied, also those that have come since it was opened. */
  async upToDate({ readyDatabase, migrate }: Code, endUsers: () => Promise<void>): Promise<Database> {
    if (this.#open && this.#open.by !== readyDatabase) {
      await endUsers()
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
