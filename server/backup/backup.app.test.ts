import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderFiles } from '#server/adapters/files/folder-files.ts'
import type { Database } from '#server/db/database.ts'
import { lockFolder } from '#server/db/pglite/folder-lock.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { facts } from '#server/db/schema/nodes.ts'
import { askForBackup } from './backup-socket.ts'
import { type BackupNeeds, makeNightlyBackup } from './make-backup.ts'
import { openBackups } from './open-backups.ts'
import { restoreBackup } from './restore-backup.ts'

// The embedded database whichever the project uses: a server has its own tools.
const home = mkdtempSync(join(tmpdir(), 'kaskimaa-backup-'))
const [dataFolder, filesFolder, backupFolder] = ['data', 'files', 'backups'].map((name) => join(home, name)) as [
  ...[string, string, string],
]
const pictures = folderFiles(filesFolder)
const now = () => new Date()
let database: Database

const needs = (): BackupNeeds => ({ copyDatabase, filesFolder, backupFolder, now })
const copyDatabase = (folder: string) => database.copyTo?.(folder) ?? Promise.reject(new Error('Not embedded.'))
const restore = (backup: string, to: string, replace = false) =>
  restoreBackup({ backup, dataFolder: join(home, to), filesFolder: join(home, `${to}-files`), replace, now })

beforeAll(async () => {
  database = await readyDatabase({ dataFolder })
})

afterAll(async () => {
  await database.close()
  rmSync(home, { recursive: true, force: true })
})

async function factsIn(folder: string): Promise<number> {
  const restored = await readyDatabase({ dataFolder: join(home, folder) })
  const [row] = await restored.sql.select({ rows: count() }).from(facts)
  await restored.close()
  return row?.rows ?? -1
}

/** Adds pairs of rows, each in one transaction, until told to stop. */
function writePairs(): { stop(): Promise<number> } {
  let [writing, pairs] = [true, 0]
  const done = (async () => {
    while (writing) {
      await database.transaction(async (tx) => {
        await tx.insert(facts).values({ name: `left ${pairs}`, value: 'x' })
        await tx.insert(facts).values({ name: `right ${pairs}`, value: 'x' })
      })
      pairs++
    }
  })()
  return {
    stop: async () => {
      writing = false
      await done
      return pairs
    },
  }
}

it('backs up the database while it is written to, with its pictures, and restores the oldest and the newest', {
  tags: 'long',
}, async () => {
  const stopServing = await openBackups(needs()).serve(dataFolder)
  await pictures.put('original/one', Buffer.from('a picture'))
  const writer = writePairs()
  await expect.poll(async () => (await database.sql.select().from(facts)).length).toBeGreaterThan(4)
  const oldest = await askForBackup(dataFolder)
  const written = await writer.stop()
  await pictures.put('original/two', Buffer.from('another picture'))
  const newest = await askForBackup(dataFolder)
  stopServing()
  if (!oldest || !newest || 'problem' in oldest || 'problem' in newest)
    throw new Error(JSON.stringify([oldest, newest]))

  await restore(oldest.made, 'restored')
  const early = await factsIn('restored')
  expect(early % 2).toBe(0)
  expect(early).toBeGreaterThan(4)
  expect(readdirSync(join(home, 'restored-files/original'))).toEqual(['one'])

  await expect(restore(newest.made, 'restored')).rejects.toThrow(/There is a database in .*add --replace/)
  const { kept } = await restore(newest.made, 'restored', true)
  expect(await factsIn('restored')).toBe(2 * written)
  expect(early).toBeLessThanOrEqual(2 * written)
  expect(statSync(join(kept as string, 'PG_VERSION')).isFile()).toBe(true)
  expect(readdirSync(join(home, 'restored-files/original')).sort()).toEqual(['one', 'two'])
})

it('keeps the backups of seven nights, whole each, without copying a picture twice', async () => {
  const nights = join(home, 'nights')
  const copies = { copyDatabase: async (folder: string) => writeFileSync(folder, 'a database'), filesFolder }
  await pictures.put('original/one', Buffer.from('a picture'))
  const made: string[] = []
  for (let night = 1; night <= 9; night++) {
    const at = new Date(Date.UTC(2026, 0, night, 1, 20))
    made.push(await makeNightlyBackup({ ...copies, backupFolder: nights, now: () => at }))
  }
  expect(readdirSync(nights)).toEqual(made.slice(2).map((path) => path.slice(nights.length + 1)))
  const inodes = made.slice(2).map((path) => statSync(join(path, 'files/original/one')).ino)
  expect(new Set(inodes).size).toBe(1)
  expect(inodes[0]).not.toBe(statSync(join(filesFolder, 'original/one')).ino)
  for (const path of made.slice(2)) expect(statSync(join(path, 'postgres')).size).toBe(10)
})

it('refuses to restore into a folder in use, a folder that is no backup, and a backup that was cut short', async () => {
  const backups = openBackups({ ...needs(), backupFolder: join(home, 'cut') })
  await backups.nightly()
  const [name = ''] = readdirSync(join(home, 'cut'))
  const backup = join(home, 'cut', name)
  const lock = lockFolder(join(home, 'used'))
  await expect(restore(backup, 'used')).rejects.toThrow(/in use by another running copy/)
  lock.release()
  await expect(restore(home, 'other')).rejects.toThrow(/is not a backup: it has no backup\.json/)
  truncateSync(join(backup, 'postgres/global/pg_control'), 100)
  await expect(restore(backup, 'other')).rejects.toThrow(/not whole: 1 files .* such as postgres\/global\/pg_control/)
  rmSync(join(backup, 'postgres/base'), { recursive: true })
  await expect(restore(backup, 'other')).rejects.toThrow(/not whole: \d{3,} files/)
  expect(readdirSync(home)).not.toContain('other')
})

it('answers nobody where no program runs, and leaves no half backup when one fails', async () => {
  expect(await askForBackup(join(home, 'nowhere'))).toBeUndefined()
  const failing = { ...needs(), backupFolder: join(home, 'failed') }
  const copyNothing = () => Promise.reject(new Error('the disk is full'))
  await expect(makeNightlyBackup({ ...failing, copyDatabase: copyNothing })).rejects.toThrow('the disk is full')
  expect(readdirSync(join(home, 'failed'))).toEqual([])
})
