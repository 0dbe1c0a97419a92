import { randomUUID } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Change } from '#contract/change.ts'
import type { Database, Sql } from './database.ts'
import { outbox } from './schema/nodes.ts'

/** Says who wrote a row, for people who look at the table. */
const thisNode = randomUUID()

const rows = new WeakMap<Change, number>()

/** Records a change for all nodes. `tx` is the transaction of the change itself, so that neither exists without the other. */
export async function recordChange(tx: Sql, change: Change): Promise<void> {
  const [row] = await tx.insert(outbox).values({ node: thisNode, change }).returning({ id: outbox.id })
  if (row) rows.set(change, row.id)
}

/** The row in which this process has recorded the change. */
export const rowOf = (change: Change): number | undefined => rows.get(change)

/** The position of a reader: everything before it has been read. */
type Position = { xid: string; id: number }

type Options = {
  database: Database
  /** Applies the change of a row, whichever node has made it. Must be idempotent. */
  apply: (change: Change, row: number) => Promise<void>
  /** Changes were missed: clears all caches and reads everything again. */
  reset: () => Promise<void>
  onError: (error: unknown) => void
  /** Called after each successful poll with the time since the one before. */
  onRead?: (lagMs: number) => void
  pollIntervalMs?: number
  now?: () => number
}

const RETENTION_DAYS = 7
const RETENTION_MS = RETENTION_DAYS * 24 * 3600 * 1000
const BATCH_SIZE = 500

/** Polls for changes of all nodes until stopped; does not depend on notifications. */
export class OutboxFollower {
  #position: Position | undefined
  #lastReadAt: number
  /** The first change that waits for an older transaction to end, and since when. */
  #waiting: { id: number; since: number } | undefined
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> = Promise.resolve()
  readonly #needs: Required<Options>

  constructor(needs: Options) {
    this.#needs = { pollIntervalMs: 500, now: () => Date.now(), onRead: () => {}, ...needs }
    this.#lastReadAt = this.#needs.now()
  }

  /** Call before reading anything from the database: all later changes will be applied. */
  async begin(): Promise<void> {
    this.#position = { xid: await this.#horizon(), id: 0 }
    this.#lastReadAt = this.#needs.now()
  }

  follow(): void {
    const poll = () => {
      this.#reading = this.readNow().catch(this.#needs.onError)
      this.#reading.then(() => {
        if (this.#timer) this.#timer = setTimeout(poll, this.#needs.pollIntervalMs)
      })
    }
    this.#timer = setTimeout(poll, this.#needs.pollIntervalMs)
  }

  /** Time since the last successful poll, or since the oldest change that could not be read then. */
  get lagMs(): number {
    return this.#waiting ? this.#needs.now() - this.#waiting.since : this.#sinceReadMs
  }

  get #sinceReadMs(): number {
    return this.#needs.now() - this.#lastReadAt
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#reading
  }

  async readNow(): Promise<void> {
    if (!this.#position) throw new Error('Call begin() first.')
    if (this.#sinceReadMs > RETENTION_MS) {
      await this.begin()
      await this.#needs.reset()
    }
    for (let found = await this.#nextRows(); found.length > 0; found = await this.#nextRows()) {
      for (const { xid, id, change } of found) {
        await this.#needs.apply(change, id)
        this.#position = { xid, id }
      }
    }
    this.#needs.onRead(this.#sinceReadMs)
    this.#lastReadAt = this.#needs.now()
  }

  /** Rows after the position whose transactions, and all earlier ones, have ended: no row can appear among them later. */
  async #nextRows() {
    const { xid, id } = this.#position as Position
    const found = await this.#needs.database.sql
      .select({
        xid: sql<string>`${outbox.xid}::text`,
        id: outbox.id,
        change: outbox.change,
        isReadable: sql<boolean>`${outbox.xid} < pg_snapshot_xmin(pg_current_snapshot())`,
      })
      .from(outbox)
      .where(sql`(${outbox.xid}, ${outbox.id}) > (${xid}::text::xid8, ${id}::bigint)`)
      .orderBy(outbox.xid, outbox.id)
      .limit(BATCH_SIZE)
    const waiting = found.find(({ isReadable }) => !isReadable)
    if (!waiting) this.#waiting = undefined
    else if (this.#waiting?.id !== waiting.id) this.#waiting = { id: waiting.id, since: this.#needs.now() }
    return found.filter(({ isReadable }) => isReadable)
  }

  async #horizon(): Promise<string> {
    const { rows } = await this.#needs.database.sql.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    return (rows[0] as { xmin: string }).xmin
  }
}

/** Deletes changes that are older than the retention time. */
export async function tidyOutbox(database: Database): Promise<void> {
  await database.sql.delete(outbox).where(lt(outbox.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}
