import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { folderFiles } from '#server/adapters/files/folder-files.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { contentOf } from '#server/content-files/content-database.ts'
import type { Database } from '#server/db/database.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { createDatabase } from '#server/testing/postgres-databases.ts'
import { readyDatabase } from '../ready-database.ts'
import { likes } from '../schema/likes.ts'
import { facts } from '../schema/nodes.ts'
import { pages } from '../schema/pages.ts'

/** The commands that docs/operations.md shows. */
function documented(name: 'backup' | 'restore'): string {
  const block = new RegExp(`\`\`\`sh ${name}\\n([\\s\\S]*?)\`\`\``).exec(readFileSync('docs/operations.md', 'utf8'))
  if (!block?.[1]) throw new Error(`docs/operations.md has no commands for: ${name}.`)
  return block[1]
}

async function run(commands: string, folder: string, settings: { DATABASE_URL: string; FILES_DIR: string }) {
  const PATH = `${findPostgres()}${delimiter}${process.env.PATH}`
  await promisify(execFile)('/bin/sh', ['-ec', commands], { cwd: folder, env: { ...settings, PATH } })
}

/** The number of rows of every table, those of the job queue and of the migrations included. */
async function rowsOf({ sql: db }: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; rows: string }>(sql`
    select table_schema || '.' || table_name as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
    from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, Number(rows)]))
}

async function idOf({ sql: db }: Database, path: string): Promise<number> {
  const [page] = await db.select().from(pages).where(eq(pages.path, path))
  return page?.id ?? -1
}

async function anEmptyDatabase(): Promise<string> {
  const server = inject('postgres')
  if (!server || 'missing' in server) throw new Error('This test is about PostgreSQL.')
  const { url, remove } = await createDatabase(server.url)
  onTestFinished(remove)
  return url
}

it('dumps a server and its pictures and restores both, with the commands of docs/operations.md', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-dump-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = await freshLocation()
  if (!('url' in place)) throw new Error('This test is about PostgreSQL.')
  const before = await readyDatabase(place)
  await before.sql.insert(facts).values(Array.from({ length: 500 }, (_, at) => ({ name: `fact ${at}`, value: 'ä' })))
  await savePage(contentOf(before.sql).content, anArticle('one'))
  const id = await idOf(before, '/one')
  await before.sql.insert(likes).values({ contentId: id, visitor: crypto.randomUUID() })
  const expected = await rowsOf(before)
  await before.close()
  await folderFiles(join(folder, 'files')).put('original/one', Buffer.from('a picture'))

  await run(documented('backup'), folder, { DATABASE_URL: place.url, FILES_DIR: join(folder, 'files') })
  rmSync(join(folder, 'files'), { recursive: true })
  const url = await anEmptyDatabase()
  await run(documented('restore'), folder, { DATABASE_URL: url, FILES_DIR: join(folder, 'files') })

  const after = await readyDatabase({ url })
  onTestFinished(() => after.close())
  expect(await rowsOf(after)).toEqual(expected)
  expect(expected).toMatchObject({ 'public.fact': 500, 'public.page': 1 })
  expect(await folderFiles(join(folder, 'files')).get('original/one')).toEqual(Buffer.from('a picture'))
  // Sequences go on where they were.
  await savePage(contentOf(after.sql).content, anArticle('two'))
  expect(await idOf(after, '/two')).toBeGreaterThan(id)
})
