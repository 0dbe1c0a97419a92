import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isOutage } from '#server/faults/outage.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { smallDisk } from '#server/testing/small-disk.ts'
import { readyDatabase } from '../ready-database.ts'
import { facts } from '../schema/nodes.ts'
import { startWriter } from '../testing/writer.ts'
import { DataFolderError } from './data-folder-error.ts'
import { databaseFolderOf } from './database-folder.ts'
import { RESTART_PAUSE_MS } from './pglite-engine.ts'
import { makeNewDatabase } from './template.ts'

/** In `npm run test:all`. */
const many = Number(process.env.KILL_ROUNDS ?? 0) > 2

async function aDataFolder(): Promise<string> {
  const place = await freshLocation()
  if (!('dataFolder' in place)) throw new Error('These tests are about the embedded database.')
  return place.dataFolder
}

/** A data folder with a whole, empty database that nobody has opened. */
async function aNewDatabase(): Promise<string> {
  const dataFolder = await aDataFolder()
  await makeNewDatabase(databaseFolderOf(dataFolder))
  return dataFolder
}

/** Every path below with its content, to see whether anything was touched. */
function everythingIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path, entry.isFile() ? readFileSync(path, 'latin1') : 'folder']
    }),
  )
}

/** Paths that others than the owner could read, write or enter. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return paths.filter((path) => (lstatSync(path).mode & 0o077) !== 0)
}

async function refusalOf(dataFolder: string): Promise<string> {
  const opening = readyDatabase({ dataFolder })
  await expect(opening).rejects.toThrow(DataFolderError)
  return opening.then(
    () => '',
    ({ message }: Error) => message,
  )
}

it('refuses half a restored database with a sentence that says what to do, and leaves it as it is', async () => {
  const dataFolder = await aNewDatabase()
  const folder = databaseFolderOf(dataFolder)
  rmSync(join(folder, 'PG_VERSION'))
  rmSync(join(folder, 'pg_wal'), { recursive: true })
  const before = everythingIn(folder)
  const sentence = await refusalOf(dataFolder)
  expect(sentence).toContain(`${folder} is not empty, and not a whole database: it lacks PG_VERSION, pg_wal`)
  expect(sentence).toMatch(/left as it is.*npm run restore.*move the folder away.*docs\/operations\.md/)
  expect(everythingIn(folder)).toEqual(before)
})

it('refuses a database folder with other files in it, and leaves them', async () => {
  const dataFolder = await aDataFolder()
  mkdirSync(databaseFolderOf(dataFolder))
  writeFileSync(join(databaseFolderOf(dataFolder), 'notes.txt'), 'mine')
  expect(await refusalOf(dataFolder)).toContain('it lacks PG_VERSION, global/pg_control')
  expect(readdirSync(databaseFolderOf(dataFolder))).toEqual(['notes.txt'])
})

it('makes no new database where a restore was interrupted', async () => {
  const dataFolder = await aDataFolder()
  mkdirSync(join(dataFolder, 'restore.unfinished'))
  expect(await refusalOf(dataFolder)).toMatch(/restore into .* was interrupted.*Repeat it: npm run restore/)
  expect(existsSync(databaseFolderOf(dataFolder))).toBe(false)
})

it('refuses a data folder that is a file, or lies below one', async () => {
  const file = join(await aDataFolder(), 'file')
  writeFileSync(file, 'mine')
  expect(await refusalOf(file)).toMatch(/EEXIST at .*: a part of its path is a file.*DATA_DIR/)
  expect(await refusalOf(join(file, 'below'))).toMatch(/ENOTDIR at .*: a part of its path is a file.*DATA_DIR/)
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

it('says that a data folder is read-only', async ({ skip }) => {
  const disk = smallDisk('size=1m')
  if ('missing' in disk) return skip(disk.missing)
  disk.remount('ro')
  expect(await refusalOf(disk.folder)).toMatch(/EROFS at .*mounted read-only/)
  expect(await refusalOf(join(disk.folder, 'new'))).toMatch(/read-only/)
})

it('says that the disk is full at a first start, and starts once there is room', { tags: 'long' }, async ({ skip }) => {
  const disk = smallDisk('size=12m')
  if ('missing' in disk) return skip(disk.missing)
  expect(await refusalOf(disk.folder)).toMatch(/ENOSPC at .*: the disk is full\. Make room/)
  expect(existsSync(databaseFolderOf(disk.folder))).toBe(false)
  disk.remount('size=200m')
  const database = await readyDatabase({ dataFolder: disk.folder })
  expect(await database.sql.select().from(facts)).toEqual([])
  await database.close()
})

it('says that the disk is full at a later start', { tags: 'long' }, async ({ skip }) => {
  const disk = smallDisk('size=200m')
  if ('missing' in disk) return skip(disk.missing)
  cpSync(await aNewDatabase(), disk.folder, { recursive: true })
  // A log that is not there has to be made.
  disk.remount('size=45m')
  const filling = () => writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(2 ** 20), { flag: 'a' })
  expect(() => {
    for (;;) filling()
  }).toThrow('ENOSPC')
  const sentence = await refusalOf(disk.folder)
  expect(sentence).toMatch(/disk is full/)
})

it('refuses statements while the disk is full, loses nothing, and works again once there is room', async ({ skip }) => {
  const disk = smallDisk('size=60m')
  if ('missing' in disk) return skip(disk.missing)
  const database = await readyDatabase({ dataFolder: disk.folder })
  const write = (name: string) =>
    database.sql.execute(sql`insert into fact (name, value)
      select ${name} || n, repeat(md5(n::text), 40) from generate_series(1, 2000) n`)
  const refusals: boolean[] = []
  const isStored = (name: string) =>
    write(name).then(
      () => true,
      (error: unknown) => {
        refusals.push(isOutage(error))
        return false
      },
    )
  let stored = 0
  while (await isStored(`row ${stored} `)) stored++
  for (let again = 0; again < 5; again++) expect(await isStored(`more ${again} `)).toBe(false)
  // Into a restart, which fails.
  await wait(RESTART_PAUSE_MS + 100)
  expect(await isStored('later ')).toBe(false)
  // Visitors get 503, or the page that was stored before, and not a fault of ours.
  expect(refusals).toEqual(Array(7).fill(true))
  disk.remount('size=300m')
  const rows = async () => (await database.sql.select({ name: facts.name }).from(facts)).length
  await expect.poll(() => rows().catch(() => -1)).toBe(2000 * stored)
  expect(await isStored('after ')).toBe(true)
  expect(await rows()).toBe(2000 * (stored + 1))
  await database.close()
})

const damages: [string, (folder: string) => void][] = [
  ['pg_control', (folder) => writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192, 7))],
  ['a cut log', (folder) => truncateSync(join(folder, 'pg_wal/000000010000000000000001'), 4096)],
  ['a version of the future', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '99\n')],
]

it.each(many ? damages : damages.slice(0, 1))('says that a database is damaged: %s', async (_, damage) => {
  const dataFolder = await aNewDatabase()
  damage(databaseFolderOf(dataFolder))
  const sentence = await refusalOf(dataFolder)
  expect(sentence).toMatch(/is damaged and does not open: .{10,}\. Restore a backup with npm run restore/)
  expect(sentence).not.toMatch(/\[object|undefined|\n/)
})

it('keeps database files for their owner alone, also those that were open to others before', {
  tags: 'long',
}, async () => {
  const dataFolder = await aNewDatabase()
  for (const path of everythingIn(dataFolder).keys()) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666)
  const database = await readyDatabase({ dataFolder })
  await database.sql.execute(sql`create table grown as select n, md5(n::text) from generate_series(1, 2000) n`)
  await database.sql.execute(sql`vacuum full grown`)
  await database.sql.execute(sql`checkpoint`)
  expect(openToOthers(dataFolder)).toEqual([])
  await database.close()
  expect(openToOthers(dataFolder)).toEqual([])
})

const moments: [string, (dataFolder: string) => boolean][] = [
  ['it has begun', (dataFolder) => existsSync(join(dataFolder, 'lock.sqlite'))],
  ['the database is being unpacked', (dataFolder) => existsSync(join(dataFolder, 'postgres.unfinished/PG_VERSION'))],
  ['the database is in place', (dataFolder) => existsSync(join(dataFolder, 'postgres/PG_VERSION'))],
  ['the engine has opened it', (dataFolder) => existsSync(join(dataFolder, 'postgres/postmaster.pid'))],
]

it.each(many ? moments : moments.slice(1, 2))(
  'starts again after a first start that was killed when %s',
  async (_, hasCome) => {
    const dataFolder = await aDataFolder()
    const program = startWriter({ dataFolder }, 0)
    const exited = once(program, 'exit')
    while (!hasCome(dataFolder)) await new Promise(setImmediate)
    program.kill('SIGKILL')
    await exited
    const database = await readyDatabase({ dataFolder })
    expect(await database.sql.select().from(facts)).toBeInstanceOf(Array)
    expect(existsSync(join(dataFolder, 'postgres.unfinished'))).toBe(false)
    await database.close()
  },
)

it.each([
  ['was never written', ''],
  // What some file systems keep of it after a power cut.
  ['is lost', '\0'.repeat(64)],
])('starts although the process id in the lock file of the engine %s', async (_, content) => {
  const dataFolder = await aNewDatabase()
  writeFileSync(join(databaseFolderOf(dataFolder), 'postmaster.pid'), content)
  const database = await readyDatabase({ dataFolder })
  expect(await database.sql.select().from(facts)).toEqual([])
  await database.close()
})
