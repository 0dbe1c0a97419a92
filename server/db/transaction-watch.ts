import { performance } from 'node:perf_hooks'
import type pg from 'pg'

/** A transaction holds locks and, when embedded, the only connection, so it must not wait longer than this for anything but SQL. */
export const MAX_IDLE_MS = 250

/** `idleMs`: how long the transaction has waited for something other than its own statements. */
export type TransactionWatch = { client: pg.PoolClient; idleMs: () => number }

/**
 * Counts the time that the event loop is idle while no statement of the transaction runs. Time that a busy machine takes does not
 * count, so tests can rely on it.
 */
export function watchTransaction(client: pg.PoolClient): TransactionWatch {
  let running = 0
  let idleMs = 0
  let idleSince = loopIdleMs()
  const begin = () => {
    if (running++ === 0) idleMs += loopIdleMs() - idleSince
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
    idleMs: () => (running === 0 ? idleMs + loopIdleMs() - idleSince : idleMs),
  }
}

function loopIdleMs(): number {
  return performance.eventLoopUtilization().idle
}
