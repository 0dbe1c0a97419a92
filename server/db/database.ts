import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startPglite } from './pglite/pglite-engine.ts'
import { PgliteWire } from './pglite/pglite-wire.ts'

/** Runs statements: the database itself, or a transaction of it. */
type Sql = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  engine: 'PGlite' | 'PostgreSQL'
  sql: Sql
  /** Nothing but SQL is awaited inside, and all of it goes through `tx`. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** One connection kept for the work: for what lasts longer than a transaction, such as an advisory lock. */
  session<T>(work: (session: NodePgDatabase) => Promise<T>): Promise<T>
  /** Whole copy of an embedded database's folder; a server has its own tools for this. */
  dump?: () => Promise<Uint8Array>
  close(): Promise<void>
}

type Where = { dataFolder: string; template?: string | undefined } | { url: string }

export async function openDatabase(where: Where): Promise<Database> {
  if ('url' in where) return overPool(new pg.Pool({ connectionString: where.url, max: 10 }), 'PostgreSQL')
  const engine = await startPglite(where.dataFolder, where.template)
  // One connection, because PGlite has one session: others wait for it in the pool.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: () => new PgliteWire(engine.exchange) as never,
  })
  const database = overPool(pool, 'PGlite')
  return {
    ...database,
    dump: engine.dump,
    close: async () => {
      await database.close()
      await engine.close()
    },
  }
}

const transactionOpen = new AsyncLocalStorage<true>()

function overPool(pool: pg.Pool, engine: Database['engine']): Database {
  refuseInsideTransaction(pool)
  pool.on('error', () => {}) // A lost idle connection is replaced at its next use; the statement that needs it reports.
  const db = drizzle(pool)
  return {
    engine,
    sql: db,
    transaction: (work) => db.transaction((tx) => transactionOpen.run(true, () => work(tx))),
    session: async (work) => {
      const client = await pool.connect()
      try {
        return await work(drizzle(client))
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

/** The pool's only connection is the transaction's: waiting for another would never end, so it fails at once instead. */
function refuseInsideTransaction(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: never[]) => unknown
  pool.connect = ((...args: never[]) => {
    if (transactionOpen.getStore()) throw new Error('Inside a transaction every statement goes through its tx.')
    return connect(...args)
  }) as typeof pool.connect
}
