import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { Sql } from './database.ts'
import { facts } from './schema/nodes.ts'
import { MAX_IDLE_MS } from './transaction-watch.ts'

it('rolls back a transaction that throws', async () => {
  const database = await freshDatabase()
  const work = database.transaction(async (tx) => {
    await tx.insert(facts).values({ name: 'half', value: 'done' })
    throw new Error('on second thoughts')
  })
  await expect(work).rejects.toThrow('on second thoughts')
  expect(await database.sql.select().from(facts)).toEqual([])
})

it('throws when a failed statement of a transaction was swallowed, because the commit rolls back', async () => {
  const database = await freshDatabase()
  const work = database.transaction(async (tx) => {
    await tx.insert(facts).values({ name: 'one', value: '1' })
    await tx
      .insert(facts)
      .values({ name: 'one', value: '2' })
      .catch(() => {})
  })
  await expect(work).rejects.toThrow('it was rolled back')
  expect(await database.sql.select().from(facts)).toEqual([])
})

it('refuses the outer database inside a transaction at once instead of waiting forever', async () => {
  const database = await freshDatabase()
  const work = database.transaction(async () => {
    await database.sql.select().from(facts)
  })
  await expect(work).rejects.toMatchObject({ cause: { message: expect.stringMatching(/through its tx/) } })
  await expect(database.sql.select().from(facts)).resolves.toEqual([])
})

it('refuses a transaction inside a transaction', async () => {
  const database = await freshDatabase()
  await expect(database.transaction(() => database.transaction(async () => {}))).rejects.toThrow(/through its tx/)
})

it('returns a megabyte of bytes unchanged', async () => {
  const database = await freshDatabase()
  const bytes = Buffer.from(Uint8Array.from({ length: 1 << 20 }, (_, at) => (at * 31) % 256))
  const { rows } = await database.sql.execute<{ back: Buffer }>(sql`select ${bytes}::bytea as back`)
  expect(rows[0]?.back.equals(bytes)).toBe(true)
})

it('names the code of a unique violation and stays usable after it', async () => {
  const database = await freshDatabase()
  await database.sql.insert(facts).values({ name: 'one', value: '1' })
  const again = database.sql.insert(facts).values({ name: 'one', value: '2' })
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await database.sql.select().from(facts)).toEqual([{ name: 'one', value: '1' }])
})

it('isolates concurrent transactions', async () => {
  const database = await freshDatabase()
  await database.sql.insert(facts).values({ name: 'counter', value: '0' })
  const increment = () =>
    database.transaction(async (tx) => {
      const [row] = await tx.select().from(facts).for('update')
      await tx.update(facts).set({ value: String(Number(row?.value) + 1) })
    })
  await Promise.all(Array.from({ length: 25 }, increment))
  expect((await database.sql.select().from(facts))[0]?.value).toBe('25')
})

it('resets the session when a connection is replaced, and prepared statements work again', async () => {
  const database = await freshDatabase()
  const all = database.sql.select({ name: facts.name }).from(facts).prepare('all_facts')
  expect(await all.execute()).toEqual([])
  const work = database.session(async (session) => {
    await session.execute(sql`set application_name = 'left behind'`)
    await session.execute(sql`begin`)
    await session.insert(facts).values({ name: 'half', value: 'done' })
    throw new Error('broken half-way')
  })
  await expect(work).rejects.toThrow('broken half-way')
  expect(await all.execute()).toEqual([])
  const { rows } = await database.sql.execute<{ name: string }>(sql`select current_setting('application_name') as name`)
  expect(rows[0]?.name).not.toBe('left behind')
})

it('lets several stores share a transaction: a nested one joins it', async () => {
  const database = await freshDatabase()
  const put = (db: Sql, name: string) => db.atomically((tx) => tx.insert(facts).values({ name, value: 'put' }))
  const work = database.transaction(async (tx) => {
    await put(tx, 'stock')
    await put(tx, 'slot')
    throw new Error('the code was used up')
  })
  await expect(work).rejects.toThrow('the code was used up')
  expect(await database.sql.select().from(facts)).toEqual([])
  await put(database.sql, 'alone')
  expect(await database.sql.select().from(facts)).toEqual([{ name: 'alone', value: 'put' }])
})

it('rolls back a transaction that waits for something other than SQL', async () => {
  const database = await freshDatabase()
  const work = database.transaction(async (tx) => {
    await tx.insert(facts).values({ name: 'half', value: 'done' })
    await setTimeout(MAX_IDLE_MS + 50)
  })
  await expect(work).rejects.toThrow(/waited \d+ ms for something other than SQL/)
  expect(await database.sql.select().from(facts)).toEqual([])
})

it('lets a transaction compute and wait for SQL as long as it needs', async () => {
  const database = await freshDatabase()
  await database.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from generate_series(1, 3000000)`)
    const until = performance.now() + MAX_IDLE_MS + 50
    while (performance.now() < until);
    await tx.insert(facts).values({ name: 'slow', value: 'done' })
  })
  expect(await database.sql.select().from(facts)).toHaveLength(1)
})
