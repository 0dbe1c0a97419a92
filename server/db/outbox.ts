import { randomUUID } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Change } from '#contract/content/change.ts'
import { serially } from '#server/turns/serially.ts'
import type { Database, Sql } from './database.ts'
import { outbox } from './schema/nodes.ts'

/** Says who wrote a row, for people who look at the table. */
const thisNode = randomUUID()

/** The followers in this process: usually one. */
const followers = new Set<OutboxFollower>()

/**
 * Records a change for all nodes. `tx` is the transaction of the change itself, so that neither exists without the other. After the
 * commit this node reads it at once; it needs no further call.
 */
export async function recordChange(tx: Sql, change: Change): Promise<void> {
  await tx.insert(outbox).values({ node: thisNode, change })
  tx.afterCommit(() => {
    for (const follower of followers) follower.wake()
  })
}

/** The position of a reader: everything before it has been read. */
type Position = { xid: string; id: number }

type Options = {
  database: Database
  /** Takes the change of a row, whichever node has made it. */
  take: (change: Change) => void
  /** Changes were missed: all caches are cleared and everything is read again. */
  reset: () => void
  onError: (error: unknown) => void
  /** Called after each successful poll with the time since the one before. */
  onRead?: (lagMs: number) => void
  pollIntervalMs?: number
  now?: () => number
}

const RETENTION_DAYS = 7
const RETENTION_MS = RETENTION_DAYS * 24 * 3600 * 1000
const BATCH_SIZE = 500
/** Between two reads of a node that makes many changes, so that their number does not grow with that of the purchases. */
const SHORTEST_PAUSE_MS = 50
/** A change of a moment ago mostly waits for a transaction that ends in a moment, too. */
const SHORT_WAIT_MS = 1000

/** Polls for changes of all nodes until stopped, and reads at once when this process has made one. */
export class OutboxFollower {
  #position: Position | undefined
  #lastReadAt: number
  /** The first change that waits for an older transaction to end, and since when. */
  #waiting: { id: number; since: number } | undefined
  /** How often this process has committed a change, and how much of that was read. */
  #wakes = 0
  #readWakes = 0
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  readonly #inTurn = serially((work: () => Promise<void>) => work())
  readonly #needs: Required<Options>

  constructor(needs: Options) {
    this.#needs = { pollIntervalMs: 500, now: () => Date.now(), onRead: () => {}, ...needs }
    this.#lastReadAt = this.#needs.now()
  }

  /** Call before reading anything from the database: all later changes will be taken. */
  async begin(): Promise<void> {
    this.#position = { xid: await this.#horizon(), id: 0 }
    this.#lastReadAt = this.#needs.now()
  }

  follow(): void {
    followers.add(this)
    // Changes since `begin` may wait.
    this.wake()
  }

  /** This process has committed a change. */
  wake(): void {
    this.#wakes++
    // Others have woken it before, or a read is under way: another follows it, since it may have begun before the commit.
    if (this.#wakes - this.#readWakes > 1 || this.#isReading) return
    this.#readIn(this.#sinceReadMs < SHORTEST_PAUSE_MS ? SHORTEST_PAUSE_MS : 0)
  }

  get #isBehind(): boolean {
    return this.#wakes > this.#readWakes || this.#waiting !== undefined
  }

  /** Resolves when everything is read that this process has committed before the call. */
  async caughtUp(): Promise<void> {
    while (this.#isBehind) {
      await this.#inTurn(async () => {
        if (this.#isBehind) await this.#read()
      })
    }
  }

  /** Time since the last successful poll, or since the oldest change that could not be read then. */
  get lagMs(): number {
    return this.#waiting ? this.#needs.now() - this.#waiting.since : this.#sinceReadMs
  }

  get #sinceReadMs(): number {
    return this.#needs.now() - this.#lastReadAt
  }

  async stop(): Promise<void> {
    followers.delete(this)
    clearTimeout(this.#timer)
    await this.#inTurn(async () => {})
  }

  #readIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#readAndGoOn(), ms)
  }

  async #readAndGoOn(): Promise<void> {
    const { onError, pollIntervalMs } = this.#needs
    this.#isReading = true
    const isRead = await this.readNow().then(
      () => true,
      (error) => void onError(error),
    )
    this.#isReading = false
    if (followers.has(this)) this.#readIn(isRead && this.#isSoonBehind ? SHORTEST_PAUSE_MS : pollIntervalMs)
  }

  /** More was committed while it was reading, or waits for a transaction that is likely to end soon. */
  get #isSoonBehind(): boolean {
    const isShort = this.#waiting && this.#needs.now() - this.#waiting.since < SHORT_WAIT_MS
    return this.#wakes > this.#readWakes || isShort === true
  }

  /** Reads what is committed. One read at a time, so that changes keep their order. */
  readNow(): Promise<void> {
    return this.#inTurn(() => this.#read())
  }

  async #read(): Promise<void> {
    if (!this.#position) throw new Error('Call begin() first.')
    const wakes = this.#wakes
    if (this.#sinceReadMs > RETENTION_MS) {
      await this.begin()
      this.#needs.reset()
    }
    for (let found = await this.#nextRows(); found.length > 0; found = await this.#nextRows()) {
      for (const { xid, id, change } of found) {
        this.#needs.take(change)
        this.#position = { xid, id }
      }
    }
    this.#needs.onRead(this.#sinceReadMs)
    this.#lastReadAt = this.#needs.now()
    this.#readWakes = wakes
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
