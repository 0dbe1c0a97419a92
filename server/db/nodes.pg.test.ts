import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from '#contract/content/change.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { Database } from './database.ts'
import { OutboxFollower, recordChange, tidyOutbox } from './outbox.ts'
import { outbox } from './schema/nodes.ts'

const aChange = (name: string): Change => ({ tags: [name], gone: false, pages: [] })

/** A change written by another process. */
const byAnotherNode = (sql: Pick<Database['sql'], 'insert'>, name: string) =>
  sql.insert(outbox).values({ node: randomUUID(), change: aChange(name) })

async function aFollower(database: Database, changes: Partial<ConstructorParameters<typeof OutboxFollower>[0]> = {}) {
  const seen: string[] = []
  const take = ({ tags: [name] }: Change) => void seen.push(name as string)
  const follower = new OutboxFollower({ database, take, reset: () => {}, onError: () => {}, ...changes })
  await follower.begin()
  onTestFinished(() => follower.stop())
  return { follower, seen }
}

/** Polls until all committed changes are visible: on a server, open transactions of other tests delay them. */
const expectSeen = (follower: OutboxFollower, seen: readonly string[]) =>
  expect.poll(async () => {
    await follower.readNow()
    return [...seen]
  })

it('applies the changes of other nodes since its start, once and in order', async () => {
  const database = await freshDatabase()
  const earlier = await aFollower(database)
  await byAnotherNode(database.sql, 'before')
  await expectSeen(earlier.follower, earlier.seen).toEqual(['before'])
  const { follower, seen } = await aFollower(database)
  await byAnotherNode(database.sql, 'first')
  await byAnotherNode(database.sql, 'second')
  await expectSeen(follower, seen).toEqual(['first', 'second'])
  await follower.readNow()
  expect(seen).toEqual(['first', 'second'])
})

it('reads its own changes like those of others', async () => {
  const database = await freshDatabase()
  const { follower, seen } = await aFollower(database)
  await database.transaction((tx) => recordChange(tx, aChange('own')))
  await expectSeen(follower, seen).toEqual(['own'])
})

it('records nothing of a transaction that is rolled back', async () => {
  const database = await freshDatabase()
  const { follower, seen } = await aFollower(database)
  const undone = database.transaction(async (tx) => {
    await byAnotherNode(tx, 'undone')
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await follower.readNow()
  expect(seen).toEqual([])
})

it('reads more changes than one batch', async () => {
  const database = await freshDatabase()
  const { follower, seen } = await aFollower(database)
  const rows = Array.from({ length: 1203 }, (_, n) => ({ node: 'other', change: aChange(`change ${n}`) }))
  await database.sql.insert(outbox).values(rows)
  await expectSeen(follower, seen).toEqual(rows.map(({ change }) => change.tags[0]))
})

it('recovers after a database outage, and misses nothing', async () => {
  const database = await freshDatabase()
  let away = false
  const sql = new Proxy(database.sql, {
    get: (target, name) => {
      if (away) throw new Error('The database is down.')
      return Reflect.get(target, name)
    },
  })
  const errors = vi.fn()
  const { follower, seen } = await aFollower({ ...database, sql }, { onError: errors, pollIntervalMs: 10 })
  follower.follow()
  away = true
  await expect.poll(() => errors.mock.calls.length).toBeGreaterThan(1)
  await byAnotherNode(database.sql, 'meanwhile')
  away = false
  await expect.poll(() => seen).toEqual(['meanwhile'])
})

it('resets after an outage longer than the retention time', async () => {
  const database = await freshDatabase()
  let now = 0
  const reset = vi.fn()
  const { follower } = await aFollower(database, { now: () => now, reset })
  await follower.readNow()
  expect(reset).not.toHaveBeenCalled()
  now = 8 * 24 * 3600 * 1000
  expect(follower.lagMs).toBe(now)
  await follower.readNow()
  expect(reset).toHaveBeenCalledTimes(1)
  expect(follower.lagMs).toBe(0)
})

it('deletes changes older than a week and keeps the others', async () => {
  const database = await freshDatabase()
  const old = new Date(Date.now() - 8 * 24 * 3600 * 1000)
  await database.sql.insert(outbox).values({ node: 'other', change: aChange('old'), createdAt: old })
  await byAnotherNode(database.sql, 'new')
  await tidyOutbox(database)
  expect((await database.sql.select().from(outbox)).map(({ change }) => change.tags)).toEqual([['new']])
})
