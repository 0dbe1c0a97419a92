import { randomUUID } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Change } from '#contract/change.ts'
import type { Database, Sql } from './database.ts'
import { outbox } from './schema.ts'

/** This process, to know its own changes: it has applied them already when it reads them. */
const thisNode = randomUUID()

/** Writes a change where every node finds it; in the transaction that makes the change, so that neither is without the other. */
export async function recordChange(tx: Sql, change: Change): Promise<void> {
  await tx.insert(outbox).values({ node: thisNode, change })
}

/** Where a reader stands: everything before it has been read. */
type Mark = { xid: string; id: number }

type Follower = {
  database: Database
  /** Applies what another node changed. Doing it twice does no harm. */
  apply: (change: Change) => Promise<void>
  /** Too long away to catch up: forget everything and begin anew. */
  beginAnew: () => Promise<void>
  onError: (error: unknown) => void
  pollEvery?: number
  now?: () => number
}

const KEPT_DAYS = 7
const KEPT = KEPT_DAYS * 24 * 3600 * 1000
const BATCH = 500

/** Reads what other nodes change, until stopped. It asks regularly and depends on no notification. */
export class OutboxFollower {
  #mark: Mark | undefined
  #lastRead: number
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> = Promise.resolve()
  readonly #needs: Required<Follower>

  constructor(needs: Follower) {
    this.#needs = { pollEvery: 500, now: Date.now, ...needs }
    this.#lastRead = this.#needs.now()
  }

  /** To be called before the caller reads anything from the database: what changes from now on will be told. */
  async begin(): Promise<void> {
    this.#mark = { xid: await this.#horizon(), id: 0 }
    this.#lastRead = this.#needs.now()
  }

  follow(): void {
    const turn = () => {
      this.#reading = this.readNow().catch(this.#needs.onError)
      this.#reading.then(() => {
        if (this.#timer) this.#timer = setTimeout(turn, this.#needs.pollEvery)
      })
    }
    this.#timer = setTimeout(turn, this.#needs.pollEvery)
  }

  /** How long ago the last successful reading was, in milliseconds. */
  get lag(): number {
    return this.#needs.now() - this.#lastRead
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#reading
  }

  async readNow(): Promise<void> {
    if (!this.#mark) throw new Error('begin() comes first.')
    if (this.lag > KEPT) {
      await this.begin()
      await this.#needs.beginAnew()
    }
    for (let rows = await this.#nextRows(); rows.length > 0; rows = await this.#nextRows()) {
      for (const { xid, id, node, change } of rows) {
        if (node !== thisNode) await this.#needs.apply(change)
        this.#mark = { xid, id }
      }
    }
    this.#lastRead = this.#needs.now()
  }

  /** Rows after the mark whose transactions, and all that began before them, have ended: none can appear among them later. */
  async #nextRows() {
    const { xid, id } = this.#mark as Mark
    return this.#needs.database.sql
      .select({ xid: sql<string>`${outbox.xid}::text`, id: outbox.id, node: outbox.node, change: outbox.change })
      .from(outbox)
      .where(
        sql`(${outbox.xid}, ${outbox.id}) > (${xid}::text::xid8, ${id}::bigint) and ${outbox.xid} < pg_snapshot_xmin(pg_current_snapshot())`,
      )
      .orderBy(outbox.xid, outbox.id)
      .limit(BATCH)
  }

  async #horizon(): Promise<string> {
    const { rows } = await this.#needs.database.sql.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    return (rows[0] as { xmin: string }).xmin
  }
}

/** Forgets what every node has had a week to read. */
export async function tidyOutbox(database: Database): Promise<void> {
  await database.sql.delete(outbox).where(lt(outbox.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
