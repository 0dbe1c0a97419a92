import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startPglite } from './pglite/pglite-engine.ts'
import { PgliteWire } from './pglite/pglite-wire.ts'
import { LONGEST_WAIT_MS, watchTransaction } from './transaction-watch.ts'

type Statements = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

/** Runs statements: the database itself, or a transaction of it. Stores are functions of this, so that several can share one transaction. */
export type Sql = Statements & {
  /** Runs the work in a transaction: a new one, or the one that this already is. Nothing but SQL is awaited inside. */
  atomically<T>(work: (tx: Sql) => Promise<T>): Promise<T>
}

/** One connection, for what a pool cannot do. */
type Session = NodePgDatabase & { $client: pg.PoolClient }

export type Database = {
  engine: 'PGlite' | 'PostgreSQL'
  sql: Sql
  /** For a library that brings statements of its own: the job queue. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Nothing but SQL is awaited inside, and all of it goes through `tx`. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** One connection kept for the work: for what lasts longer than a transaction, such as an advisory lock. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Whole copy of an embedded database's folder; a server has its own tools for this. */
  dump?: () => Promise<Uint8Array>
  close(): Promise<void>
}

type Where = { dataFolder: string; template?: string | undefined } | { url: string }

/** Told of a transaction that waited too long for something other than SQL, before it commits; throwing undoes it. */
export type OnWaitingTransaction = (waitedMs: number) => void

export async function openDatabase(where: Where, onWaiting: OnWaitingTransaction = () => {}): Promise<Database> {
  if ('url' in where) return overPool(serverPool(where.url), 'PostgreSQL', onWaiting)
  const engine = await startPglite(where.dataFolder, where.template)
  // One connection, because PGlite has one session: others wait for it in the pool.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    // There is nothing to save by ending it when it rests.
    idleTimeoutMillis: 0,
    stream: () => new PgliteWire(engine.exchange) as never,
  })
  const database = overPool(pool, 'PGlite', onWaiting)
  return {
    ...database,
    dump: engine.dump,
    close: async () => {
      await database.close()
      await engine.close()
    },
  }
}

function serverPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    application_name: 'kaskimaa-sites',
    max: 10,
    // A statement that gets no connection, because the server is unreachable or all are taken, fails instead of waiting on.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
}

const transactionOpen = new AsyncLocalStorage<true>()

function overPool(pool: pg.Pool, engine: Database['engine'], onWaiting: OnWaitingTransaction): Database {
  refuseInsideTransaction(pool)
  // A lost connection is replaced at its next use, and the statement that needed it reports. Both listeners must be there:
  // an 'error' that nobody listens to ends the program, and the pool's covers no connection that is in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const transaction: Database['transaction'] = (work) => inTransaction(pool, work, onWaiting)
  return {
    engine,
    sql: Object.assign(drizzle(pool), { atomically: transaction }),
    query: (text, values) => pool.query(text, values),
    transaction,
    session: async (work) => {
      const client = await pool.connect()
      try {
        const result = await work(drizzle(client))
        client.release()
        return result
      } catch (error) {
        client.release(true) // Whatever it still holds, such as a lock, ends with the connection.
        throw error
      }
    },
    close: () => pool.end(),
  }
}

/** Drizzle's own would not give a connection back that breaks at `begin`, and takes a commit that undid everything for success. */
async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Sql) => Promise<T>,
  onWaiting: OnWaitingTransaction,
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const watch = watchTransaction(client)
    const tx: Sql = Object.assign(drizzle(watch.client), { atomically: <U>(part: (tx: Sql) => Promise<U>) => part(tx) })
    const result = await transactionOpen.run(true, () => work(tx))
    if (watch.waitedMs() > LONGEST_WAIT_MS) onWaiting(watch.waitedMs())
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so all of it was undone.')
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

/** The embedded pool's only connection is the transaction's: waiting for another would never end, so it fails at once instead. */
function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: never[]) => unknown
  pool.connect = ((...args: never[]) => {
    if (transactionOpen.getStore()) throw new Error('Inside a transaction every statement goes through its tx.')
    return connect(...args)
  }) as typeof pool.connect
}
