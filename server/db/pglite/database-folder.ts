import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderError, folderProblem } from './data-folder-error.ts'

/** The database inside a data folder. */
export const databaseFolderOf = (dataFolder: string) => join(dataFolder, 'postgres')

/** Where a new database is made before it is renamed into its place: what lies here is never opened. */
const unfinishedFolderOf = (dataFolder: string) => join(dataFolder, 'postgres.unfinished')

/** Where a restore opens its database before it takes the place of the other. */
export const restoreFolderOf = (dataFolder: string) => join(dataFolder, 'restore.unfinished')

const files = ['PG_VERSION', 'global/pg_control', 'postgresql.conf']
const folders = [
  ...['base', 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_logical', 'pg_multixact', 'pg_notify', 'pg_replslot'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_wal'],
  'pg_xact',
]

/** What a whole database has and this folder lacks. */
function missingParts(folder: string): string[] {
  return [
    ...files.filter((name) => !(sizeOf(join(folder, name)) > 0)),
    ...folders.filter((name) => !existsSync(join(folder, name))),
  ]
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/**
 * The folder of a whole database: the one that is there, or a new one that `make` has filled. One that has some parts of a database
 * is refused and left as it is: making a new one in its place would hide what can still be saved. Call it with the lock held.
 */
export async function readyFolder(dataFolder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = databaseFolderOf(dataFolder)
  try {
    if (isEmpty(folder)) await fill(dataFolder, make)
    else refuseParts(folder)
    return folder
  } catch (error) {
    throw folderProblem(error, dataFolder)
  }
}

/** Beside, then renamed: an interrupted start leaves no half database in the place of a whole one. */
async function fill(dataFolder: string, make: (folder: string) => Promise<void>): Promise<void> {
  refuseInterruptedRestore(dataFolder)
  const unfinished = unfinishedFolderOf(dataFolder)
  await rm(unfinished, { recursive: true, force: true })
  await make(unfinished)
  await rename(unfinished, databaseFolderOf(dataFolder))
}

/** A new database would hide that the restored one is missing. */
function refuseInterruptedRestore(dataFolder: string): void {
  const folder = restoreFolderOf(dataFolder)
  if (!existsSync(folder)) return
  throw new DataFolderError(
    `A restore into ${dataFolder} was interrupted, and there is no database yet. Repeat it: npm run restore. ` +
      `To begin with an empty database instead, remove ${folder}.`,
  )
}

function refuseParts(folder: string): void {
  const missing = missingParts(folder)
  if (missing.length === 0) return
  throw new DataFolderError(
    `The folder ${folder} is not empty, and not a whole database: it lacks ${missing.slice(0, 5).join(', ')}` +
      `${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}. It was left as it is. ` +
      'After an interrupted restore, repeat it: npm run restore. To begin with an empty database, move the folder away first. ' +
      'docs/operations.md explains both.',
  )
}

/**
 * PostgreSQL makes its lock file first and then writes its process id. Killed between the two, it leaves a file without one, and
 * would not start again. Call it with the lock of the data folder held: no other start is under way.
 */
export function removeUnwrittenLock(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (existsSync(file) && !/^-?\d/.test(readFileSync(file, 'latin1'))) rmSync(file)
}

/** Everything below for the owner alone: PGlite has left files that everybody could read and write. */
export function tightenModes(folder: string): void {
  tighten(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    tighten(join(entry.parentPath, entry.name))
  }
}

function tighten(path: string): void {
  const { mode, isFile, isDirectory } = modeOf(path)
  const wanted = isDirectory ? 0o700 : 0o600
  if ((isFile || isDirectory) && mode !== wanted) chmodSync(path, wanted)
}

function modeOf(path: string) {
  const found = lstatSync(path)
  return { mode: found.mode & 0o777, isFile: found.isFile(), isDirectory: found.isDirectory() }
}
