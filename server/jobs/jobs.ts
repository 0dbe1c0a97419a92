import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type PgBoss, type QueueResult, type Schedule } from 'pg-boss'
import type { Database, Sql } from '#server/db/database.ts'
import { jobQueue } from '#server/db/job-queue.ts'
import { TryLaterError } from '#server/faults/outage.ts'

/** Background work, done by one of the nodes. */
export type JobKind<Data extends object> = {
  name: string
  /** Runs again if it fails or its node dies, so it must be idempotent. */
  run: (data: Data) => Promise<void>
  /** For scheduled jobs: a cron expression in Helsinki time. */
  at?: string
  /** Default: 8 retries, the first after 10 s, with exponential backoff. */
  retry?: RetryRule
  /**
   * At most one job with the same key waits; adding another while it waits does nothing. One that is already running does not
   * count: what it was added for may have changed since it started.
   */
  singleByKey?: true
}

export type RetryRule = { limit: number; delaySeconds: number; backoff: boolean }

type AddOptions = {
  /** The transaction of the change that needs the job, so that neither exists without the other. */
  tx?: Sql
  /** Earliest start, counted from now. */
  delaySeconds?: number
  /** Of a kind with `singleByKey`. */
  key?: string
}

export type AddJob<Data extends object> = (data: Data, options?: AddOptions) => Promise<void>

type Options = {
  onError: (error: unknown, activity: string) => void
  /** How often a node looks for jobs that others have added, or that have become due. */
  pollSeconds?: number
  /** Delay before the first retry of kinds without a retry rule. */
  retryDelaySeconds?: number
}

const RETRY_LIMIT = 8
/** A job whose node sends no heartbeat for this long is taken over by another. */
const HEARTBEAT_SECONDS = 30
const MAX_RUN_SECONDS = 15 * 60
const ZONE = 'Europe/Helsinki'
/** What was due while no node ran is done once. */
const MISSED = 'once'
const MAX_STOP_MS = 10_000
/** Jobs fetched in one poll; they run one after another. */
const BATCH_SIZE = 20
/** A node looks for the jobs that it has added itself this much later: many that come at once cost one look. */
const SOON_MS = 100
const POLLING = 'Polling for jobs'
/** The kinds with jobs that can start. One look for all of them: each worker of pg-boss would ask for its own kind, all day. */
const DUE = `select distinct name from jobs.job where state < 'active' and not blocked and start_after <= jobs.job_now()`
/** The workers of pg-boss fetch when they are woken. */
const NEVER_SECONDS = 24 * 3600

/** The jobs of all capabilities, stored in the database and run by any node. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #kinds: JobKind<never>[] = []
  /** The workers by the name of their kind, from its first job on. */
  readonly #workers = new Map<string, string>()
  readonly #options: Required<Options>
  #state: 'new' | 'started' | 'stopped' = 'new'
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #looksSoon = false

  constructor(database: Database, options: Options) {
    this.#options = { pollSeconds: 2, retryDelaySeconds: 10, ...options }
    this.#database = database
    this.#boss = jobQueue(database)
    this.#boss.on('error', (reported) => options.onError(errorOf(reported), POLLING))
  }

  get isStarted(): boolean {
    return this.#state === 'started'
  }

  /** Declares a kind of job, before the start, and returns the function that adds one. */
  define<Data extends object>(kind: JobKind<Data>): AddJob<Data> {
    if (this.#state !== 'new') throw new Error(`The job '${kind.name}' is defined after the start.`)
    this.#kinds.push(kind)
    return async (data, { tx, delaySeconds, key } = {}) => {
      if (this.#state === 'new') throw new Error(`Jobs are not started yet, so '${kind.name}' cannot be added.`)
      if ((key !== undefined) !== Boolean(kind.singleByKey))
        throw new Error(`A job '${kind.name}' needs a key if its kind has singleByKey, and none otherwise.`)
      const id = await this.#boss.send(kind.name, data, {
        ...(tx ? { db: fromDrizzle(tx as never, sql) } : {}),
        ...(delaySeconds ? { startAfter: delaySeconds } : {}),
        ...(key !== undefined ? { singletonKey: key } : {}),
      })
      if (!id && !kind.singleByKey) throw new Error(`The queue did not accept a job '${kind.name}'.`)
      if (delaySeconds) return
      if (tx) tx.afterCommit(() => this.#lookSoon())
      else this.#lookSoon()
    }
  }

  /** Call before serving requests: a job can only be added once its queue exists. */
  async start(): Promise<void> {
    await this.#boss.start()
    const queues = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const kind of this.#kinds) await this.#readyQueue(kind, queues.get(kind.name))
    const schedules = new Map((await this.#boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
    for (const kind of this.#kinds) await this.#schedule(kind, schedules.get(kind.name))
    this.#state = 'started'
    this.#lookIn(0)
  }

  /** Lets running jobs finish, for ten seconds. */
  async stop(): Promise<void> {
    const runs = this.#state === 'started'
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    if (!runs) return
    await Promise.race([this.#endWork(), wait(MAX_STOP_MS, undefined, { ref: false })])
    await this.#boss.stop({ graceful: false })
  }

  /** pg-boss itself would look every half second whether its workers have ended. */
  async #endWork(): Promise<void> {
    // It may be starting a worker.
    await this.#looking
    await Promise.all([...this.#workers.keys()].map((name) => this.#boss.offWork(name)))
  }

  #lookSoon(): void {
    if (this.#state !== 'started' || this.#looksSoon) return
    this.#looksSoon = true
    if (!this.#looking) this.#lookIn(SOON_MS)
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#looksSoon = false
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined
        if (this.#state === 'started') this.#lookIn(this.#looksSoon ? SOON_MS : this.#options.pollSeconds * 1000)
      })
    }, ms)
  }

  /** Wakes the worker of each kind that has something to do. */
  async #look(): Promise<void> {
    try {
      const { rows } = await this.#database.query(DUE)
      const due = new Set(rows.map(({ name }) => name))
      for (const kind of this.#kinds) if (due.has(kind.name)) await this.#wake(kind)
    } catch (error) {
      this.#options.onError(error, POLLING)
    }
  }

  async #wake(kind: JobKind<never>): Promise<void> {
    const worker = this.#workers.get(kind.name)
    if (worker) this.#boss.notifyWorker(worker)
    else this.#workers.set(kind.name, await this.#work(kind))
  }

  /** Creates the queue of a kind, or changes the one that an earlier version has created. */
  async #readyQueue({ name, retry, singleByKey }: JobKind<never>, found?: QueueResult): Promise<void> {
    const { retryDelaySeconds } = this.#options
    const rule = retry ?? { limit: RETRY_LIMIT, delaySeconds: retryDelaySeconds, backoff: true }
    const policy = {
      retryLimit: rule.limit,
      retryDelay: rule.delaySeconds,
      retryBackoff: rule.backoff,
      expireInSeconds: MAX_RUN_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    if (found && Object.entries(policy).every(([key, value]) => found[key as keyof typeof policy] === value)) return
    await this.#boss.createQueue(name, { ...policy, policy: singleByKey ? 'short' : 'standard' })
    await this.#boss.updateQueue(name, policy)
    // Warms the queue cache: adding a job looks up its queue, which would need a second connection inside a transaction.
    await this.#boss.findJobs(name, { id: randomUUID() })
  }

  async #schedule({ name, at }: JobKind<never>, known?: Schedule): Promise<void> {
    const stays = known?.cron === at && known?.timezone === ZONE && known?.options?.missed === MISSED
    if (at && !stays) await this.#boss.schedule(name, at, {}, { tz: ZONE, missed: MISSED })
  }

  /** Starts a worker, which fetches at once, and whenever it is woken. */
  #work({ name, run }: JobKind<never>): Promise<string> {
    const { onError } = this.#options
    const options = {
      pollingIntervalSeconds: NEVER_SECONDS,
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    } as const
    return this.#boss.work(name, options, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data, retryCount, retryLimit } of jobs) {
        const error = await run(data as never).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error) onError(retryCount < retryLimit ? error : givenUp(error), `The job '${name}'`)
        results.push({ id, status: error ? 'failed' : 'completed' })
      }
      return results
    })
  }
}

/** What another's service refused is a matter for people once it is no longer tried. */
function givenUp(error: unknown): unknown {
  return error instanceof TryLaterError ? new Error('It is not tried again soon.', { cause: error }) : error
}

/** Of some errors pg-boss reports a copy of their fields, which is not an error. */
function errorOf(reported: Error): Error {
  return reported instanceof Error ? reported : Object.assign(new Error(), reported)
}
