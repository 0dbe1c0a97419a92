import { statfsSync } from 'node:fs'
import { DatabaseUnavailableError } from '#server/faults/outage.ts'

/**
 * The data folder cannot be used as it is. At its start the program prints the message, which says what to do, and stops; later it
 * is an outage, such as a disk that is full.
 */
export class DataFolderError extends DatabaseUnavailableError {}

const FULL = 'the disk is full. Make room, then start again; nothing that was acknowledged is lost.'
const FORBIDDEN = 'this user may not write there. Give the folder to the user that runs the program: chown -R.'

const reasons: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: 'it is on a disk that is mounted read-only. Mount it for writing, or choose another folder with DATA_DIR.',
  ENOTDIR: 'a part of its path is a file, not a folder. Choose another folder with DATA_DIR.',
  EEXIST: 'a part of its path is a file, not a folder. Choose another folder with DATA_DIR.',
  ENOENT: 'the folder above it is missing, or on a read-only disk. Choose another folder with DATA_DIR.',
  EISDIR: 'a folder is in the place of a file. Restore a backup: docs/operations.md.',
  EIO: 'the disk reports an error. Look at the log of the operating system.',
  ENAMETOOLONG: 'its path is too long. Choose a shorter one with DATA_DIR.',
}

/** A sentence about an error of the operating system below the folder; other errors are returned as they are. */
export function folderProblem(error: unknown, folder: string): unknown {
  const { code: given = '', path = folder } = (error ?? {}) as NodeJS.ErrnoException
  // Copying a folder to a full disk fails with EIO.
  const code = given === 'EIO' && isFull(folder) ? 'ENOSPC' : given
  const reason = error instanceof DataFolderError ? undefined : reasons[code]
  return reason ? new DataFolderError(`The folder ${folder} cannot be used (${code} at ${path}): ${reason}`) : error
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < 2 ** 20
  } catch {
    return false
  }
}

/** A sentence about a database that does not open, or has stopped. */
export function databaseProblem(
  folder: string,
  { report, code }: { report: string; code?: string | undefined },
): Error {
  const problem = folderProblem({ code, message: report }, folder)
  if (problem instanceof DataFolderError) return problem
  if (/no space left|ENOSPC|disk quota/i.test(report))
    return new DataFolderError(`The database in ${folder} does not open: ${FULL}`)
  if (/permission denied|EACCES|read-only file system|EROFS/i.test(report))
    return new DataFolderError(`The database in ${folder} does not open (${report}): ${FORBIDDEN}`)
  return new DataFolderError(
    `The database in ${folder} is damaged and does not open: ${report || 'it gives no reason'}. ` +
      'Restore a backup with npm run restore, which keeps the damaged folder: docs/operations.md.',
  )
}
