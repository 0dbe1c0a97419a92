import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { facts } from '#server/db/schema/nodes.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** The migrations of the first version of the program. */
function firstMigrations(folder: string): string {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const [first] = journal.entries
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [first] }))
  cpSync(join(migrationsFolder, `${first.tag}.sql`), join(folder, `${first.tag}.sql`))
  return folder
}

it('restores a backup of the first version of the program, and brings it up to date', async () => {
  const home = mkdtempSync(join(tmpdir(), 'kaskimaa-old-backup-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const now = () => new Date()
  const old = await openDatabase({ dataFolder: join(home, 'old') })
  await old.session((session) => applyMigrations(session, { migrationsFolder: firstMigrations(join(home, 'first')) }))
  await old.sql.insert(facts).values({ name: 'from then', value: 'still here' })
  const copyDatabase = old.copyTo as NonNullable<typeof old.copyTo>
  const backup = await makeBackup({ copyDatabase, filesFolder: undefined, backupFolder: join(home, 'backups'), now })
  await old.close()

  const dataFolder = join(home, 'new')
  await restoreBackup({ backup, dataFolder, filesFolder: undefined, replace: false, now })
  const restored = await readyDatabase({ dataFolder })
  onTestFinished(() => restored.close())
  expect(await restored.sql.select().from(facts)).toEqual([{ name: 'from then', value: 'still here' }])
  const { rows } = await restored.query(`select count(*)::int as n from drizzle.__drizzle_migrations`)
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  expect(rows[0]?.n).toBe(journal.entries.length)
})
