import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DATABASE, FILES, pathsIn, sync, syncFolder, writeList } from './backup-folder.ts'

export type BackupNeeds = {
  /** Copies the database into a new folder, as it is between two transactions. */
  copyDatabase: (folder: string) => Promise<void>
  /** The folder of pictures; none if they are stored elsewhere. */
  filesFolder: string | undefined
  /** Where backups are kept. */
  backupFolder: string
  now: () => Date
}

const NIGHTLY = 'nightly-'
const UNFINISHED = '.unfinished-'
const KEPT_NIGHTS = 7

/** Makes a backup and returns its folder. Those made by hand stay until somebody removes them. */
export function makeBackup(needs: BackupNeeds): Promise<string> {
  return makeNamed(needs, 'backup-')
}

/** Makes the backup of a night, and removes those of all but the last seven. */
export async function makeNightlyBackup(needs: BackupNeeds): Promise<string> {
  const made = await makeNamed(needs, NIGHTLY)
  const nights = (await namesIn(needs.backupFolder)).filter((name) => name.startsWith(NIGHTLY)).sort()
  for (const name of nights.slice(0, -KEPT_NIGHTS)) {
    await rm(join(needs.backupFolder, name), { recursive: true, force: true })
  }
  return made
}

async function makeNamed(needs: BackupNeeds, prefix: string): Promise<string> {
  const { backupFolder, copyDatabase, filesFolder, now } = needs
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  await removeUnfinished(backupFolder)
  const made = now()
  const name = `${prefix}${made.toISOString().replaceAll(/[:.]/g, '-')}`
  const unfinished = join(backupFolder, `${UNFINISHED}${name}`)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    await copyDatabase(join(unfinished, DATABASE))
    // After the database: every picture that it names is in the folder by then.
    if (filesFolder) await copyFiles(filesFolder, join(unfinished, FILES), await filesOfLatest(backupFolder))
    await writeList(unfinished, made)
    await syncFolder(unfinished)
    await rename(unfinished, join(backupFolder, name))
    await sync(backupFolder)
    return join(backupFolder, name)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Left behind by a program that was killed. */
async function removeUnfinished(backupFolder: string): Promise<void> {
  const names = (await namesIn(backupFolder)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of names) await rm(join(backupFolder, name), { recursive: true, force: true })
}

async function filesOfLatest(backupFolder: string): Promise<string | undefined> {
  const backups = (await namesIn(backupFolder)).filter((name) => !name.startsWith('.'))
  const latest = backups.sort((one, next) => timeIn(one).localeCompare(timeIn(next))).at(-1)
  return latest && join(backupFolder, latest, FILES)
}

const timeIn = (name: string) => name.slice(name.indexOf('-'))

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : []
}

/** A file that the backup before has already is linked, not copied: every backup is whole, and costs only what is new. */
async function copyFiles(from: string, to: string, before: string | undefined): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  if (!existsSync(from)) return
  for (const path of await pathsIn(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await copyUnlessLinked(join(from, path), join(to, path), before && join(before, path)).catch(ignoreRemoved)
  }
}

async function copyUnlessLinked(from: string, to: string, before: string | undefined): Promise<void> {
  const { size, mtime } = await stat(from)
  const had = before ? await stat(before).catch(() => undefined) : undefined
  if (before && had && had.size === size && had.mtime.getTime() === mtime.getTime()) {
    const linked = await link(before, to).then(
      () => true,
      () => false,
    )
    if (linked) return
  }
  await copyFile(from, to)
  await utimes(to, mtime, mtime)
}

/** A file may be removed, or an unfinished one renamed, while the folder is read. */
function ignoreRemoved(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
