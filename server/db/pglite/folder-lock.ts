import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running copy of this program. ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
  }
}

/**
 * Locks the data folder for this process: two owners would silently corrupt PGlite's files. SQLite's lock is a lock of the operating
 * system, so it ends with the process, and a killed program leaves nothing to clean up.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (/locked|busy/i.test(String(error))) throw new FolderInUseError(folder)
    throw error
  }
  return { release: () => lock.close() }
}
