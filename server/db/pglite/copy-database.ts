import { cpSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Copies a database that nothing is writing to. Of the log, only the segments given: others are kept by PostgreSQL to be
 * overwritten, and would double the size of the copy.
 */
export function copyDatabase(from: string, to: string, [first, last]: readonly [string, string]): void {
  const isNeeded = (path: string) => {
    const name = basename(path)
    const isSegment = basename(dirname(path)) === 'pg_wal' && /^[0-9A-F]{24}$/.test(name)
    return !isSegment || (first <= name && name <= last)
  }
  cpSync(from, to, { recursive: true, filter: isNeeded })
}
