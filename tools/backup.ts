import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startProblem } from '#server/process/start-problem.ts'
import { filesFolderOf } from '../server/adapters/files/open-file-store.ts'
import { BackupError } from '../server/backup/backup-folder.ts'
import { askForBackup } from '../server/backup/backup-socket.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { type Restored, restoreBackup } from '../server/backup/restore-backup.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { databaseFolderOf, readyFolder } from '../server/db/pglite/database-folder.ts'
import { lockFolder } from '../server/db/pglite/folder-lock.ts'
import { sites } from '../sites/all.ts'

// npm run backup
// npm run restore -- <backup> [--replace]
const config = readConfig(
  process.env,
  sites.map(({ id }) => id),
)
const dataFolder = resolve(config.DATA_DIR)
const filesFolder = filesFolderOf(config)
const now = () => new Date()

async function backup(): Promise<string> {
  const answer = (await askForBackup(dataFolder)) ?? { made: await backupOfStopped() }
  if ('problem' in answer) throw new BackupError(`The running program could not make a backup: ${answer.problem}`)
  return `The backup is in ${answer.made}. Copy it to another machine: this disk may fail.`
}

/** With the lock, the files of the database are as the last program left them. */
async function backupOfStopped(): Promise<string> {
  const lock = lockFolder(dataFolder)
  try {
    const nothing = async () => {
      throw new BackupError(`There is no database in ${databaseFolderOf(dataFolder)} yet: nothing to back up.`)
    }
    const folder = await readyFolder(dataFolder, nothing)
    const copyDatabase = async (to: string) => cpSync(folder, to, { recursive: true })
    const backupFolder = resolve(config.BACKUP_DIR ?? join(dataFolder, 'backups'))
    return await makeBackup({ copyDatabase, filesFolder, backupFolder, now })
  } finally {
    lock.release()
  }
}

async function restore(args: readonly string[]): Promise<string> {
  const [from, ...others] = args.filter((arg) => arg !== '--replace')
  if (!from || others.length > 0) throw new BackupError('Usage: npm run restore -- <backup> [--replace]')
  const replace = args.includes('--replace')
  return sentenceOn(await restoreBackup({ backup: from, dataFolder, filesFolder, replace, now }))
}

function sentenceOn({ pages, kept }: Restored): string {
  const before = kept ? ` The database that was there is in ${kept}: remove it when you no longer need it.` : ''
  return `The database in ${databaseFolderOf(dataFolder)} is restored, with ${pages} pages.${before}`
}

async function run([command, ...args]: string[]): Promise<string> {
  if (config.DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_URL is set: back up a PostgreSQL server with pg_dump and restore it with pg_restore. ' +
        'docs/operations.md has the commands.',
    )
  }
  return command === 'restore' ? restore(args) : backup()
}

process.umask(0o077)
run(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    const sentence = error instanceof BackupError ? error.message : startProblem(error, dataFolder)
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  },
)
