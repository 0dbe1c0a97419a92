/** The database cannot be used now. The response is 503 with Retry-After; what was asked for can be tried again. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  /** PostgreSQL's, for a connection that failed. */
  readonly code = '08006'
}

/** Somebody else's service cannot do it now. It is tried again by itself, so nobody has to look at it yet. */
export class TryLaterError extends Error {
  override name = 'TryLaterError'
}

/** When a client should try again: a lost server is looked for twice a second, and most outages are short. */
export const OUTAGE_RETRY_AFTER_SECONDS = 5

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Codes of PostgreSQL for a server that is there and cannot serve: connection exceptions, too few resources (such as a full disk),
 * shutting down or starting, a statement over its time, a read-only server after a failover.
 */
const SERVER_CODES = /^(?:08...|53...|57P0[1-5]|57014|25P03|25006)$/

/** The disk of this node, where uploads and files are kept, has no room or cannot be written. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** What node-postgres says, without a code, of a connection that broke or never came. */
const DRIVER_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the work failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (DISK_CODES.has((each as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}

/** Whether the work failed because the database or the disk could not be used, and not by a fault of its own. */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    // Its cause is another's network error.
    if (each instanceof TryLaterError) return false
    const { code } = each as NodeJS.ErrnoException
    if (code !== undefined && (NETWORK_CODES.has(code) || DISK_CODES.has(code) || SERVER_CODES.test(code))) return true
    if (DRIVER_SENTENCES.test(each.message)) return true
    // Several addresses of a server were tried.
    if (each instanceof AggregateError && each.errors.some(isOutage)) return true
  }
  return false
}
