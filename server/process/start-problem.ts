import { dirname } from 'node:path'
import { inspect } from 'node:util'
import { ConfigError } from '#server/config.ts'
import { DataFolderError, folderProblem } from '#server/db/pglite/data-folder-error.ts'

/** Of the operating system. The port, too, may be forbidden, but then the error has no path. */
const FULL = ['ENOSPC', 'EDQUOT']
const OF_A_PATH = ['EROFS', 'EACCES', 'EPERM', 'EIO']

/** Of PostgreSQL: data or index corrupted, a file missing, an error of the disk, internal error. */
const DAMAGED = ['XX000', 'XX001', 'XX002', '58P01', '58030']
const DISK_FULL = '53100'

/** Why the program does not start, as a sentence for the person who started it; for a bug of ours, where it happened. */
export function startProblem(error: unknown, dataFolder = 'DATA_DIR'): string {
  for (const each of causesOf(error)) {
    if (each instanceof ConfigError || each instanceof DataFolderError) return each.message
    const { code = '', message, path } = each as { code?: string; message?: string; path?: string }
    if (FULL.includes(code) || (path && OF_A_PATH.includes(code))) {
      return (folderProblem(each, path ? dirname(path) : dataFolder) as Error).message
    }
    if (code === DISK_FULL) return `The disk of the database is full (${message}). Make room, then start again.`
    if (DAMAGED.includes(code)) {
      return `The database is damaged: ${message}. Restore a backup: docs/operations.md says how.`
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : `The program does not start: ${inspect(error)}`
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let each = error; typeof each === 'object' && each !== null && causes.length < 10; ) {
    causes.push(each)
    each = 'cause' in each ? each.cause : undefined
  }
  return causes
}
