import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import { openDatabase } from '../database.ts'
import { migrate, migrationsFolder } from '../migrate.ts'
import { databaseFolderOf, tightenModes } from './database-folder.ts'

const cacheFolder = join(projectRoot, '.cache/database-templates')
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes an empty, migrated database in a new folder. It is copied from a template, created once for each set of migrations, which
 * takes a tenth of the time.
 */
export async function makeNewDatabase(folder: string): Promise<void> {
  const template = join(cacheFolder, await fingerprint())
  if (!existsSync(template) && !(await canKeepTemplates())) return createDatabase(folder, tmpdir())
  if (!existsSync(template)) {
    await removeOldTemplates()
    await createDatabase(template, cacheFolder)
  }
  cpSync(template, folder, { recursive: true })
}

/** The program may be installed where it cannot write. */
async function canKeepTemplates(): Promise<boolean> {
  return mkdir(cacheFolder, { recursive: true, mode: 0o700 })
    .then(() => access(cacheFolder, constants.W_OK))
    .then(
      () => true,
      () => false,
    )
}

async function createDatabase(folder: string, workFolder: string): Promise<void> {
  const dataFolder = await mkdtemp(join(workFolder, 'kaskimaa-new-database-'))
  try {
    const database = await openDatabase({ dataFolder })
    await migrate(database)
    await database.close()
    const made = databaseFolderOf(dataFolder)
    tightenModes(made)
    if (dirname(folder) !== workFolder) return cpSync(made, folder, { recursive: true })
    // Renamed, so that another process never copies a part; one that was faster has made the same.
    await rename(made, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** Those of other migrations, unless another program may be copying one. */
async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const library of ['@electric-sql/pglite', 'pg-boss']) {
    const packageFile = await readFile(join(projectRoot, 'node_modules', library, 'package.json'), 'utf8')
    hash.update(JSON.parse(packageFile).version)
  }
  for (const name of (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
