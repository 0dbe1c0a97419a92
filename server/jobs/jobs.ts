import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type PgBoss } from 'pg-boss'
import type { Database, Sql } from '#server/db/database.ts'
import { jobQueue } from '#server/db/job-queue.ts'

/** Work that is done later and, however many nodes there are, by one of them. */
export type JobKind<Data extends object> = {
  name: string
  /** May run again when it fails or when its node dies half-way: doing it twice must do no harm. */
  run: (data: Data) => Promise<void>
  /** For work that nobody asks for: when it is done, as a cron line in Helsinki time. */
  at?: string
}

/** Adds a job; in the transaction of the change that needs it, where there is one, so that neither is without the other. */
export type AddJob<Data extends object> = (data: Data, tx?: Sql) => Promise<void>

type Options = {
  onError: (error: unknown, doing: string) => void
  /** Seconds between two looks for new jobs. */
  lookEvery?: number
  /** Seconds before the first repetition of a job that failed; doubled each time. */
  retryAfter?: number
}

// A job whose node gives no sign of life for so many seconds is taken up by another.
const SILENCE = 30
const RETRIES = 8
const LONGEST_RUN = 15 * 60
// Taken together at one look, and done one after another.
const BATCH = 20

/** The jobs of all capabilities, kept in the database and done by whichever node is free. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #kinds: JobKind<never>[] = []
  readonly #options: Required<Options>

  constructor(database: Database, options: Options) {
    this.#options = { lookEvery: 2, retryAfter: 10, ...options }
    this.#boss = jobQueue(database)
    this.#boss.on('error', (error) => options.onError(error, 'Looking for jobs'))
  }

  /** Before the start: makes a kind of job known and gives the way to add one. */
  define<Data extends object>(kind: JobKind<Data>): AddJob<Data> {
    this.#kinds.push(kind)
    return async (data, tx) => {
      const id = await this.#boss.send(kind.name, data, tx ? { db: fromDrizzle(tx as never, sql) } : {})
      if (!id) throw new Error(`A job '${kind.name}' was not taken.`)
    }
  }

  async start(): Promise<void> {
    await this.#boss.start()
    for (const kind of this.#kinds) await this.#begin(kind)
  }

  /** Lets the jobs under way finish. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 })
  }

  async #begin({ name, run, at }: JobKind<never>): Promise<void> {
    const { lookEvery, retryAfter, onError } = this.#options
    const policy = {
      ...{ retryLimit: RETRIES, retryDelay: retryAfter, retryBackoff: true },
      ...{ expireInSeconds: LONGEST_RUN, heartbeatSeconds: SILENCE },
    }
    await this.#boss.createQueue(name, policy)
    await this.#boss.updateQueue(name, policy)
    const how = { pollingIntervalSeconds: lookEvery, batchSize: BATCH, perJobResults: true } as const
    await this.#boss.work(name, how, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) {
        const error = await run(data as never).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error) onError(error, `The job '${name}'`)
        results.push({ id, status: error ? 'failed' : 'completed' })
      }
      return results
    })
    // Adding a job looks its queue up, and in a transaction that must not need another connection: so it is known before.
    await this.#boss.findJobs(name, { id: randomUUID() })
    if (at) await this.#boss.schedule(name, at, {}, { tz: 'Europe/Helsinki', missed: 'once' })
  }
}
