import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startPglite } from './pglite/pglite-engine.ts'
import { PgliteWire } from './pglite/pglite-wire.ts'
import { type OnServerNote, openServerPool, type ServerPatience } from './postgres/server-pool.ts'
import { MAX_IDLE_MS, watchTransaction } from './transaction-watch.ts'

type Statements = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

/** Runs statements: on the database itself or in a transaction. Stores are functions of this, so that several can share a transaction. */
export type Sql = Statements & {
  /** Runs the work in a transaction: a new one, or this one if it already is one. Await nothing but SQL inside. */
  atomically<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Runs the work once the transaction is committed, never if it is rolled back; at once outside of a transaction. */
  afterCommit(work: () => void): void
}

/** A single connection, for work that a pool cannot do. */
type Session = NodePgDatabase & { $client: pg.PoolClient }

export type Database = {
  engine: 'PGlite' | 'PostgreSQL'
  /** Whether a server answers, known without asking it; the embedded database always does. */
  isReachable(): boolean
  sql: Sql
  /** For a library with its own statements: the job queue. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Await nothing but SQL inside, and run all of it through `tx`. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Reserves one connection without time limits for the work, for what outlasts a transaction, such as an advisory lock. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Copies the embedded database into a new folder, between transactions; a server has its own backup tools. */
  copyTo?: (folder: string) => Promise<void>
  close(): Promise<void>
}

export type ServerLocation = { url: string; patience?: ServerPatience }
type Location = ServerLocation | { dataFolder: string; make?: (folder: string) => Promise<void> }

/** PGlite fills an empty folder by itself. */
const leaveEmpty = async (folder: string) => void (await mkdir(folder))

/** Called before a transaction commits that waited too long for something other than SQL; throwing rolls it back. */
export type OnIdleTransaction = (idleMs: number) => void

export async function openDatabase(
  location: Location,
  onIdle: OnIdleTransaction = () => {},
  onNote: OnServerNote = () => {},
): Promise<Database> {
  if ('url' in location) {
    const { pool, isReachable, close } = openServerPool(location.url, onNote, location.patience)
    return { ...databaseOn(pool, 'PostgreSQL', onIdle), isReachable, close }
  }
  const engine = await startPglite(location.dataFolder, location.make ?? leaveEmpty)
  // One connection, because PGlite has one session: others queue in the pool.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    // Closing it when idle would save nothing.
    idleTimeoutMillis: 0,
    stream: () => new PgliteWire(engine.exchange) as never,
  })
  const database = databaseOn(pool, 'PGlite', onIdle)
  return {
    ...database,
    copyTo: (folder) =>
      // The only connection is reserved, so no transaction is open.
      database.session(async (session) => {
        await session.execute(sql`checkpoint`)
        const { rows } = await session.execute<{ first: string; last: string }>(sql`
          select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
          from pg_control_checkpoint()`)
        const [segments] = rows
        if (!segments) throw new Error('PostgreSQL did not name the segments of its log.')
        await engine.copy(folder, [segments.first, segments.last])
      }),
    close: async () => {
      await database.close()
      await engine.close()
    },
  }
}

const transactionOpen = new AsyncLocalStorage<true>()

function databaseOn(pool: pg.Pool, engine: Database['engine'], onIdle: OnIdleTransaction): Database {
  refuseInsideTransaction(pool)
  // A lost connection is replaced at its next use, and its statement fails. Both listeners are needed: an unhandled 'error' event
  // ends the process, and the pool's listener does not cover connections in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const transaction: Database['transaction'] = (work) => inTransaction(pool, work, onIdle)
  return {
    engine,
    isReachable: () => true,
    sql: Object.assign(drizzle(pool), { atomically: transaction, afterCommit: (work: () => void) => work() }),
    query: (text, values) => pool.query(text, values),
    transaction,
    session: async (work) => {
      const client = await pool.connect()
      try {
        await liftTimeouts(client)
        return await work(drizzle(client))
      } finally {
        client.release(true) // Closing the connection releases its locks.
      }
    },
    close: () => pool.end(),
  }
}

/** A migration may take long, or wait for the one of another node. TCP keep-alive still notices a server that is gone. */
async function liftTimeouts(client: pg.PoolClient): Promise<void> {
  await client.query('set statement_timeout = 0')
  const { connection } = client as pg.PoolClient & { connection: { stream: { setTimeout?(ms: number): void } } }
  connection.stream.setTimeout?.(0)
}

/** Drizzle's own transaction leaks a connection that breaks at `begin`, and treats a commit that rolled back as success. */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>, onIdle: OnIdleTransaction): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const watch = watchTransaction(client)
    const afterCommit: (() => void)[] = []
    const tx: Sql = Object.assign(drizzle(watch.client), {
      atomically: <U>(part: (tx: Sql) => Promise<U>) => part(tx),
      afterCommit: (part: () => void) => void afterCommit.push(part),
    })
    const result = await transactionOpen.run(true, () => work(tx))
    if (watch.idleMs() > MAX_IDLE_MS) onIdle(watch.idleMs())
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so it was rolled back.')
    for (const part of afterCommit) part()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The transaction holds the only connection of the embedded pool: waiting for another would deadlock, so it fails at once. */
function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: never[]) => unknown
  pool.connect = ((...args: never[]) => {
    if (transactionOpen.getStore()) throw new Error('Inside a transaction every statement goes through its tx.')
    return connect(...args)
  }) as typeof pool.connect
}
