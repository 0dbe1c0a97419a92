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
 * Takes the data folder for this process alone; two owners would corrupt PGlite's files silently.
 * The lock is SQLite's own, which is the operating system's: it ends with the process, however that ends,
 * so a killed program leaves nothing to clean up.
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
