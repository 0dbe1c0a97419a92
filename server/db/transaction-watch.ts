import { performance } from 'node:perf_hooks'
import type pg from 'pg'

/** A transaction holds locks and, embedded, the only connection: it may wait for SQL, and for nothing else longer than this. */
export const LONGEST_WAIT_MS = 250

/** How long a transaction waited for something other than its own statements. */
export type TransactionWatch = { client: pg.PoolClient; waitedMs: () => number }

/**
 * Counts the time that the event loop is idle while no statement of the transaction is running: that is what a transaction
 * waits for besides SQL. Time that a busy machine takes does not count, so tests can rely on it.
 */
export function watchTransaction(client: pg.PoolClient): TransactionWatch {
  let running = 0
  let waitedMs = 0
  let idleSince = loopIdleMs()
  const begin = () => {
    if (running++ === 0) waitedMs += loopIdleMs() - idleSince
  }
  const end = () => {
    if (--running === 0) idleSince = loopIdleMs()
  }
  const query = (...args: never[]) => {
    begin()
    const result = (client.query as (...args: never[]) => Promise<unknown>)(...args)
    result.then(end, end)
    return result
  }
  return {
    client: Object.create(client, { query: { value: query } }),
    waitedMs: () => (running === 0 ? waitedMs + loopIdleMs() - idleSince : waitedMs),
  }
}

function loopIdleMs(): number {
  return performance.eventLoopUtilization().idle
}
