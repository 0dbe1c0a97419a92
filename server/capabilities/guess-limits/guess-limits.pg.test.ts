import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sharedCounts } from '#server/db/schema/requests.ts'
import { RateLimits } from '#server/http/clients/rate-limits.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sharedCountStore } from './shared-counts.store.ts'
import { sharedPauseStore } from './shared-pauses.store.ts'

const limit = { tries: 10, windowSeconds: 600 }

it('counts tries that race on several nodes together, and says how long to wait', async () => {
  const { sql: db } = await freshDatabase()
  const nodes = [sharedCountStore(db), sharedCountStore(db)]
  const waits = await Promise.all(Array.from({ length: 30 }, (_, at) => nodes[at % 2]?.take('a@example.fi', limit)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  for (const wait of waits.filter(Boolean)) expect(wait).toBeGreaterThan(590)
  expect(await nodes[0]?.take('b@example.fi', limit)).toBe(0)
})

it('begins again when the window has ended, by the clock of the database', async () => {
  const { sql: db } = await freshDatabase()
  const counts = sharedCountStore(db)
  for (let tries = 0; tries < 11; tries++) await counts.take('a', limit)
  expect(await counts.take('a', limit)).toBeGreaterThan(0)
  await db.update(sharedCounts).set({ endsAt: sql`now() - interval '1 second'` })
  expect(await counts.take('a', limit)).toBe(0)
})

it('counts only wrong guesses: one that succeeded is given back', async () => {
  const { sql: db } = await freshDatabase()
  const limits = new RateLimits({ factor: 1, cachedReadsPerSecond: 0, counts: sharedCountStore(db) })
  for (let tries = 0; tries < 30; tries++) {
    expect(await limits.take('guess', 'client')).toBe(0)
    await limits.giveBack('guess', 'client')
  }
  const waits = []
  for (let tries = 0; tries < 11; tries++) waits.push(await limits.take('guess', 'client'))
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
})

it('deletes counts whose window has ended, and no others', async () => {
  const { sql: db } = await freshDatabase()
  const counts = sharedCountStore(db)
  await counts.take('old', limit)
  await db.update(sharedCounts).set({ endsAt: sql`now() - interval '1 second'` })
  await counts.take('new', limit)
  await counts.deleteEnded()
  expect((await db.select().from(sharedCounts)).map(({ key }) => key)).toEqual(['new'])
})

it('pauses between tries, longer after each, and tries in a pause change nothing', async () => {
  const database = await freshDatabase()
  // The clock of a transaction stands still.
  await database.transaction(async (tx) => {
    const nodes = [sharedPauseStore(tx), sharedPauseStore(tx)] as const
    const goBy = (seconds: number) =>
      tx.update(sharedCounts).set({ endsAt: sql`${sharedCounts.endsAt} - make_interval(secs => ${seconds})` })
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      expect(await nodes[0].pause('a')).toBe(0)
      for (const node of nodes) expect(await node.pause('a')).toBe(seconds)
      await goBy(seconds - 0.5)
      expect(await nodes[1].pause('a')).toBe(1)
      await goBy(0.5)
    }
    expect(await nodes[1].pause('b')).toBe(0)
    await goBy(15 * 60)
    expect([await nodes[0].pause('a'), await nodes[1].pause('a')]).toEqual([0, 1])
  })
})

it('lets one of the tries at the same moment go ahead', async () => {
  const { sql: db } = await freshDatabase()
  await db.insert(sharedCounts).values({ key: 'a', count: 6, endsAt: sql`now() + interval '5 minutes'` })
  const waits = await Promise.all([1, 2, 3, 4].map(() => sharedPauseStore(db).pause('a')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
})
