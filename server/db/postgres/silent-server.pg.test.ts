import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { isOutage } from '#server/faults/outage.ts'
import { createDatabase, MIGRATED_TEMPLATE } from '#server/testing/postgres-databases.ts'
import { startSilenceableProxy } from '#server/testing/silenceable-proxy.ts'
import { openDatabase } from '../database.ts'

/** A database behind a proxy that can fall silent. */
async function behindProxy(patience = { connectionSilence: 60_000, watchInterval: 50, watchSilence: 600 }) {
  const postgres = inject('postgres')
  if (!postgres || 'missing' in postgres) throw new Error('These tests need a PostgreSQL server.')
  const { url, remove } = await createDatabase(postgres.url, MIGRATED_TEMPLATE)
  onTestFinished(remove)
  const proxy = await startSilenceableProxy(url)
  onTestFinished(proxy.close)
  const notes: string[] = []
  const database = await openDatabase({ url: proxy.url, patience }, undefined, (note) => notes.push(note))
  onTestFinished(database.close)
  const ask = () => database.sql.execute(sql`select 1`)
  await ask()
  return { database, proxy, notes, ask }
}

/** How long the work takes, and whether it fails because the database cannot be used. */
async function failureOf(work: Promise<unknown>): Promise<{ outage: boolean; ms: number }> {
  const began = performance.now()
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { outage: isOutage(error), ms: performance.now() - began }
}

it('fails what waits for a server that falls silent, then everything at once, and recovers by itself', async () => {
  const { database, proxy, notes, ask } = await behindProxy()
  // More than there are connections: the others wait for a free one.
  const many = () => Array.from({ length: 25 }, () => failureOf(ask()))
  proxy.fallSilent()
  expect(new Set((await Promise.all(many())).map(({ outage }) => outage))).toEqual(new Set([true]))
  await expect.poll(database.isReachable).toBe(false)
  for (const { outage, ms } of await Promise.all([...many(), failureOf(database.transaction(ask))])) {
    expect(outage).toBe(true)
    expect(ms).toBeLessThan(1_000)
  }
  proxy.recover()
  await expect.poll(database.isReachable).toBe(true)
  await Promise.all(Array.from({ length: 25 }, ask))
  expect(notes).toEqual([
    expect.stringMatching(/^The database server cannot be used: no answer for 600 ms\. Pages are served from memory/),
    expect.stringMatching(/^The database server answers again, after [\d.]+ s\.$/),
  ])
})

it('gives up a single connection that falls silent, says so, and replaces it', async () => {
  const { database, proxy, notes, ask } = await behindProxy({
    connectionSilence: 700,
    watchInterval: 60_000,
    watchSilence: 60_000,
  })
  proxy.silenceOpen()
  const { outage, ms } = await failureOf(ask())
  expect(outage).toBe(true)
  expect(ms).toBeLessThan(10_000)
  await ask()
  expect(database.isReachable()).toBe(true)
  expect(notes).toEqual(['A connection to the database server was silent for 700 ms and is replaced.'])
})

it('fails a transaction whose connection falls silent, and rolls it back', async () => {
  const { database, proxy } = await behindProxy()
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (id int)`)
    proxy.fallSilent()
    await tx.execute(sql`select 1`)
  })
  expect((await failureOf(work)).outage).toBe(true)
  proxy.recover()
  await expect.poll(database.isReachable).toBe(true)
  const exists = await database.sql.execute(sql`select to_regclass('half_done') as found`)
  expect(exists.rows).toEqual([{ found: null }])
})

it('closes although the server is silent and a statement waits for it', { tags: 'long' }, async () => {
  const { database, proxy, ask } = await behindProxy({
    connectionSilence: 60_000,
    watchInterval: 60_000,
    watchSilence: 60_000,
  })
  proxy.fallSilent()
  const waiting = failureOf(ask())
  // Holds a connection already.
  await new Promise(setImmediate)
  await database.close()
  expect((await waiting).outage).toBe(true)
})

it('ends a statement that takes too long, but not one of a session', async () => {
  const { database } = await behindProxy()
  const limit = async (run: typeof database.sql.execute) =>
    (await run<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)).rows[0]?.limit
  expect(await limit(database.sql.execute.bind(database.sql))).toBe('10s')
  expect(await database.session((session) => limit(session.execute.bind(session) as never))).toBe('0')
  expect(await limit(database.sql.execute.bind(database.sql))).toBe('10s')
})
