import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createDatabase } from '#server/testing/postgres-databases.ts'
import { migrationsFolder } from '../migrate.ts'
import { readyDatabase } from '../ready-database.ts'

async function emptyDatabase(): Promise<string> {
  const postgres = inject('postgres')
  if (!postgres || 'missing' in postgres) throw new Error('These tests need a PostgreSQL server.')
  const { url, remove } = await createDatabase(postgres.url)
  onTestFinished(remove)
  return url
}

it.each(process.env.ALL_TESTS ? [1, 2, 3, 4, 5] : [1])(
  'lets six nodes that start together migrate one empty database, round %i',
  async () => {
    const url = await emptyDatabase()
    const started = await Promise.allSettled(Array.from({ length: 6 }, () => readyDatabase({ url })))
    const databases = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))))
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([])

    const applied = sql`select count(*)::int as count from drizzle.__drizzle_migrations`
    const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
    expect((await databases[0]?.sql.execute(applied))?.rows).toEqual([{ count: migrations.length }])
    const locks = sql`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    expect((await databases[0]?.sql.execute(locks))?.rows).toEqual([{ count: 0 }])
  },
)

it('releases the locks of a session that fails', { timeout: 5_000 }, async () => {
  const url = await emptyDatabase()
  const [failing, waiting] = await Promise.all([readyDatabase({ url }), readyDatabase({ url })])
  onTestFinished(async () => void (await Promise.all([failing.close(), waiting.close()])))
  const work = failing.session(async (session) => {
    await session.execute(sql`select pg_advisory_lock(7)`)
    throw new Error('on second thoughts')
  })
  await expect(work).rejects.toThrow('on second thoughts')
  await waiting.sql.execute(sql`select pg_advisory_xact_lock(7)`)
})
