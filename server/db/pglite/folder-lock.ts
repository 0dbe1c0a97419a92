import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError, folderProblem } from './data-folder-error.ts'

export class FolderInUseError extends DataFolderError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running copy of this program. ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
  }
}

export type FolderLock = { release(): void }

/**
 * Locks the data folder for this process: two owners would silently corrupt PGlite's files. SQLite's lock is a lock of the operating
 * system, so it ends with the process, and a killed program leaves nothing to clean up.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock.sqlite')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // SQLite would let everybody read it.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch (error) {
    throw folderProblem(error, folder)
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    throw lockProblem(folder, file, String((error as Error).message))
  }
  const taken = lock
  return { release: () => taken.close() }
}

function lockProblem(folder: string, file: string, reason: string): DataFolderError {
  if (/locked|busy/i.test(reason)) return new FolderInUseError(folder)
  return new DataFolderError(
    `The data folder ${folder} cannot be locked: ${reason}. The disk must have room. The file ${file} has no content: ` +
      'remove it while no copy of this program runs.',
  )
}
