import { cpSync, existsSync, readdirSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { databaseFolderOf, restoreFolderOf, tightenModes } from '#server/db/pglite/database-folder.ts'
import { lockFolder } from '#server/db/pglite/folder-lock.ts'
import { BackupError, checkWhole, DATABASE, FILES, pathsIn, sync, syncFolder } from './backup-folder.ts'

export type RestoreInput = {
  backup: string
  dataFolder: string
  /** Where pictures belong; none if they are stored elsewhere. */
  filesFolder: string | undefined
  /** Whether to put the database of the backup in the place of one that is there, which is kept beside. */
  replace: boolean
  now: () => Date
}

export type Restored = {
  pages: number
  /** The database that was there before. */
  kept: string | undefined
}

/**
 * Restores a backup into a data folder that no program uses. The database is opened beside its place first, so one that does not
 * open changes nothing. Nothing is deleted: pictures are added, and the database that was there is kept.
 */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const backup = resolve(input.backup)
  await checkWhole(backup)
  const lock = lockFolder(input.dataFolder)
  const workFolder = restoreFolderOf(input.dataFolder)
  try {
    const folder = databaseFolderOf(input.dataFolder)
    const isThere = existsSync(folder) && readdirSync(folder).length > 0
    if (isThere && !input.replace) throw new BackupError(sentenceAbout(folder))
    await rm(workFolder, { recursive: true, force: true })
    await mkdir(workFolder, { mode: 0o700 })
    const restored = databaseFolderOf(workFolder)
    cpSync(join(backup, DATABASE), restored, { recursive: true })
    tightenModes(restored)
    const pages = await pagesIn(workFolder)
    if (input.filesFolder) await addFiles(join(backup, FILES), input.filesFolder)
    await syncFolder(restored)
    const kept = isThere ? `${folder}.before-${input.now().toISOString().replaceAll(/[:.]/g, '-')}` : undefined
    if (kept) await rename(folder, kept)
    await rename(restored, folder).catch(async (error) => {
      if (kept) await rename(kept, folder)
      throw error
    })
    await sync(input.dataFolder)
    return { pages, kept }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    lock.release()
  }
}

function sentenceAbout(folder: string): string {
  return (
    `There is a database in ${folder}. To put the backup in its place, add --replace: ` +
    'npm run restore -- <backup> --replace. The database that is there now is kept beside it.'
  )
}

/** Opens the database, which also applies what its log has beyond its last checkpoint. */
async function pagesIn(dataFolder: string): Promise<number> {
  const database = await openDatabase({ dataFolder })
  try {
    const { rows } = await database.query('select count(*)::int as pages from page')
    return Number(rows[0]?.pages)
  } finally {
    await database.close()
  }
}

async function addFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const path of await pathsIn(from)) {
    const [source, target] = [join(from, path), join(to, path)]
    const there = await stat(target).catch(() => undefined)
    if (there?.size === (await stat(source)).size) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // No picture starts with a dot: an unfinished one is never read.
    const unfinished = join(dirname(target), '.restored')
    await copyFile(source, unfinished)
    await chmod(unfinished, 0o600)
    await sync(unfinished)
    await rename(unfinished, target)
  }
}
