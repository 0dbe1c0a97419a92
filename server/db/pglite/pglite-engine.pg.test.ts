import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freshDatabase, freshLocation } from '#server/testing/fresh-database.ts'
import { readyDatabase } from '../ready-database.ts'
import { startWriter, stoppedEarly } from '../testing/writer.ts'
import { FolderInUseError } from './folder-lock.ts'

it('does not block the main thread while a long statement runs', async () => {
  const database = await freshDatabase()
  let turns = 0
  const ticking = setInterval(() => turns++, 5)
  await database.sql.execute(
    sql`select count(*) from (select md5(n::text) from generate_series(1, 150000) n order by 1) sorted`,
  )
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(5)
})

it('refuses a folder that another process uses, and says what to do', async () => {
  const place = await freshLocation()
  const writer = startWriter(place, 0)
  await Promise.race([once(writer.stdout as NodeJS.ReadableStream, 'data'), stoppedEarly(writer)])
  const second = readyDatabase(place)
  await expect(second).rejects.toThrow(FolderInUseError)
  await expect(second).rejects.toThrow(/Stop that one first, or choose another folder with DATA_DIR/)
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  await (await readyDatabase(place)).close()
})
