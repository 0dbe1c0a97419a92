import pg from 'pg'
import { ServerSockets } from './server-sockets.ts'
import { type ServerState, ServerWatch } from './server-watch.ts'

/** Gets one sentence for each event that an operator should know of: an outage, its end, a connection that was given up. */
export type OnServerNote = (sentence: string) => void

export type ServerPool = { pool: pg.Pool; isReachable: () => boolean; close: () => Promise<void> }

/** Milliseconds; tests of outages have less patience, all others more. */
export type ServerPatience = {
  /** For a new connection, or for a free one if all are in use. */
  connect?: number
  connectionSilence?: number
  watchInterval?: number
  watchSilence?: number
}

/** The server ends a statement after this time, and the driver gives up soon after if it hears nothing. */
const STATEMENT_TIMEOUT_MS = 10_000
/** A node that is paused inside a transaction must not hold its locks for longer. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 5_000
/** What runs when the database is closed may end within this time. */
const CLOSE_TIMEOUT_MS = 5_000
const KEEP_ALIVE_DELAY_MS = 5_000

/** Connections to a PostgreSQL server, and a watch over it: while it does not answer, statements fail at once. */
export function openServerPool(url: string, note: OnServerNote, patience: ServerPatience = {}): ServerPool {
  const sockets = new ServerSockets({
    maxSilenceMs: patience.connectionSilence,
    onSilent: (ms) => note(`A connection to the database server was silent for ${ms} ms and is replaced.`),
  })
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kaskimaa-sites',
    max: 10,
    connectionTimeoutMillis: patience.connect ?? CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    stream: () => sockets.create(),
  })
  const outage = new OutageNotes(note)
  const watch = new ServerWatch({
    url,
    intervalMs: patience.watchInterval,
    maxSilenceMs: patience.watchSilence,
    onChange: (state, reason) => {
      if (state === 'silent') sockets.refuse()
      else sockets.accept()
      outage.add(state, reason)
    },
  })
  let closed: Promise<void> | undefined
  const close = async () => {
    const deadline = setTimeout(() => sockets.refuse(), CLOSE_TIMEOUT_MS)
    await pool.end()
    clearTimeout(deadline)
    watch.stop()
  }
  return {
    pool,
    isReachable: () => watch.state === 'answers',
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** An outage is told twice: when it begins and when it ends. */
class OutageNotes {
  readonly #note: OnServerNote
  #since: number | undefined

  constructor(note: OnServerNote) {
    this.#note = note
  }

  add(state: ServerState, reason: string): void {
    if (state !== 'answers') {
      if (this.#since !== undefined) return
      this.#since = performance.now()
      this.#note(
        `The database server cannot be used: ${reason}. Pages are served from memory; calls that need it are refused.`,
      )
    } else if (this.#since !== undefined) {
      const seconds = ((performance.now() - this.#since) / 1000).toFixed(1)
      this.#since = undefined
      this.#note(`The database server answers again, after ${seconds} s.`)
    }
  }
}
