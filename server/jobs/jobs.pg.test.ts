import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { loggedError } from '#server/faults/logged-error.ts'
import { DatabaseUnavailableError, isOutage, TryLaterError } from '#server/faults/outage.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { Jobs } from './jobs.ts'

type Greeting = { to: string }

/** A node with one kind of job that polls constantly. */
async function aNode(database: Database, name: string, run: (data: Greeting) => Promise<void>) {
  const errors: string[] = []
  const jobs = new Jobs(database, {
    pollSeconds: 0.5,
    retryDelaySeconds: 1,
    onError: (error, doing) => errors.push(`${doing}: ${(error as Error).message}`),
  })
  const add = jobs.define<Greeting>({ name, run })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { add, errors, jobs }
}

const aName = () => `greet-${randomUUID()}`

it('runs a job once, on any node', async () => {
  const database = await freshDatabase()
  const name = aName()
  const done: string[] = []
  const take = async ({ to }: Greeting) => void done.push(to)
  const nodes = [await aNode(database, name, take), await aNode(database, name, take)]
  const expected = Array.from({ length: 40 }, (_, at) => `guest ${at}`)
  await Promise.all(expected.map((to, at) => database.transaction(async (tx) => nodes[at % 2]?.add({ to }, { tx }))))
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(expected.length)
  expect(done.sort()).toEqual(expected.sort())
}, 60_000)

it('adds no job if the transaction is rolled back', async () => {
  const database = await freshDatabase()
  const done: string[] = []
  const { add } = await aNode(database, aName(), async ({ to }) => void done.push(to))
  const undone = database.transaction(async (tx) => {
    await add({ to: 'nobody' }, { tx })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await database.transaction((tx) => add({ to: 'somebody' }, { tx }))
  await expect.poll(() => done).toEqual(['somebody'])
})

it('retries a failed job, and reports the error', async () => {
  const database = await freshDatabase()
  const name = aName()
  let tries = 0
  const { add, errors } = await aNode(database, name, async () => {
    tries++
    if (tries === 1) throw new Error('not now')
  })
  await database.transaction((tx) => add({ to: 'a patient one' }, { tx }))
  await expect.poll(() => tries).toBe(2)
  expect(errors).toEqual([`The job '${name}': not now`])
}, 30_000)

it('reports an outage while it polls as one, with its reason', async () => {
  const database = await freshDatabase()
  let isDown = false
  const query: Database['query'] = async (...statement) => {
    if (isDown) throw new DatabaseUnavailableError('The database server does not answer.')
    return database.query(...statement)
  }
  const reported: unknown[] = []
  const jobs = new Jobs({ ...database, query }, { pollSeconds: 0.5, onError: (error) => reported.push(error) })
  jobs.define<Greeting>({ name: aName(), run: async () => {} })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  isDown = true
  await expect.poll(() => reported).not.toEqual([])
  isDown = false
  expect(reported.filter((error) => !isOutage(error))).toEqual([])
  expect(loggedError(reported[0])).toMatchObject({
    type: 'DatabaseUnavailableError',
    message: 'The database server does not answer.',
    stack: expect.stringContaining('jobs.pg.test.ts'),
  })
})

it('lets a running job finish when it stops', async () => {
  const database = await freshDatabase()
  const [under, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const name = aName()
  const { add, jobs } = await aNode(database, name, async () => {
    under.resolve()
    await stopping.promise
    // Longer than stopping takes by itself.
    for (let turn = 0; turn < 100; turn++) await database.query('select 1')
  })
  await database.transaction((tx) => add({ to: 'a slow one' }, { tx }))
  await under.promise
  const stopped = jobs.stop()
  stopping.resolve()
  await stopped
  const { rows } = await database.query('select state from jobs.job where name = $1', [name])
  expect(rows).toEqual([{ state: 'completed' }])
}, 30_000)

it('starts a delayed job no earlier than it says', async () => {
  const database = await freshDatabase()
  const done: string[] = []
  const { add } = await aNode(database, aName(), async ({ to }) => void done.push(to))
  await add({ to: 'tomorrow' }, { delaySeconds: 86_400 })
  await add({ to: 'now' })
  await expect.poll(() => done).toEqual(['now'])
})

it('retries by the rule of its kind', async () => {
  const database = await freshDatabase()
  const errors: unknown[] = []
  const jobs = new Jobs(database, { pollSeconds: 0.5, onError: (error) => errors.push(error) })
  let tries = 0
  const add = jobs.define<Greeting>({
    name: aName(),
    retry: { limit: 0, delaySeconds: 1, backoff: false },
    run: async () => {
      tries++
      throw new Error('never')
    },
  })
  const other = jobs.define<Greeting>({ name: aName(), run: async () => void tries++ })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await add({ to: 'once' })
  const readState = () => database.sql.execute(sql`select state from jobs.job where retry_limit = 0`)
  // The error is reported before its job is stored as failed.
  await expect.poll(async () => (await readState()).rows).toEqual([{ state: 'failed' }])
  expect(errors).toHaveLength(1)
  await other({ to: 'later' })
  await expect.poll(() => tries).toBe(2)
})

it('keeps one waiting job for a key, however often it is added, and another while that one runs', async () => {
  const database = await freshDatabase()
  const jobs = new Jobs(database, { pollSeconds: 0.5, onError: (error) => expect.fail(String(error)) })
  const running = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const done: string[] = []
  const name = aName()
  const add = jobs.define<Greeting>({
    name,
    singleByKey: true,
    run: async ({ to }) => {
      running.resolve()
      await finish.promise
      done.push(to)
    },
  })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await add({ to: 'first' }, { key: 'index' })
  await running.promise
  // Nothing is fetched while it runs.
  await Promise.all(['a', 'b', 'c'].map((to) => add({ to }, { key: 'index' })))
  await add({ to: 'once more' }, { key: 'index' })
  finish.resolve()
  await expect.poll(() => done).toEqual(['first', expect.stringMatching(/^[abc]$/)])
  const { rows } = await database.sql.execute(sql`select 1 from jobs.job where name = ${name}`)
  expect(rows).toHaveLength(2)
}, 60_000)

it('says so when a job is added before the start, or defined after it', async () => {
  const database = await freshDatabase()
  const jobs = new Jobs(database, { onError: () => {} })
  const add = jobs.define<Greeting>({ name: aName(), run: async () => {} })
  await expect(add({ to: 'early' })).rejects.toThrow('not started yet')
  await jobs.start()
  onTestFinished(() => jobs.stop())
  expect(() => jobs.define({ name: aName(), run: async () => {} })).toThrow('after the start')
})

it('lets a job that has waited since before the start add jobs of all kinds', async () => {
  const database = await freshDatabase()
  const waiting = aName()
  const before = await aNode(database, waiting, async () => {})
  await before.jobs.stop()
  await before.add({ to: 'one who waits' })
  const errors: unknown[] = []
  const done: string[] = []
  const jobs = new Jobs(database, { pollSeconds: 0.5, onError: (error) => void errors.push(error) })
  let addLast = async (_: Greeting) => {}
  jobs.define<Greeting>({ name: waiting, run: (greeting) => addLast(greeting) })
  // Starting many kinds takes a while, in which the first one runs already.
  for (let at = 0; at < 20; at++) jobs.define({ name: aName(), run: async () => {} })
  addLast = jobs.define<Greeting>({ name: aName(), run: async ({ to }) => void done.push(to) })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['one who waits'])
  expect(errors).toEqual([])
})

it('takes over the hour of a job that a new version has changed', async () => {
  const database = await freshDatabase()
  const name = aName()
  const startedAt = async (at: string) => {
    const jobs = new Jobs(database, { onError: () => {} })
    jobs.define({ name, at, run: async () => {} })
    await jobs.start()
    await jobs.stop()
    const { rows } = await database.sql.execute(
      sql`select cron, timezone, created_on = updated_on as untouched from jobs.schedule where name = ${name}`,
    )
    return rows
  }
  const stored = { timezone: 'Europe/Helsinki', untouched: true }
  expect(await startedAt('0 3 * * *')).toEqual([{ cron: '0 3 * * *', ...stored }])
  expect(await startedAt('0 3 * * *')).toEqual([{ cron: '0 3 * * *', ...stored }])
  expect(await startedAt('30 4 * * *')).toEqual([{ cron: '30 4 * * *', ...stored, untouched: false }])
})

it('reports what another service refused as no fault until the last try', async () => {
  const database = await freshDatabase()
  const errors: unknown[] = []
  const jobs = new Jobs(database, { pollSeconds: 0.5, onError: (error) => void errors.push(error) })
  const add = jobs.define<Greeting>({
    name: aName(),
    run: async () => {
      throw new TryLaterError('451 Try later')
    },
    retry: { limit: 1, delaySeconds: 1, backoff: false },
  })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await add({ to: 'nobody' })
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBe(2)
  expect(errors[0]).toBeInstanceOf(TryLaterError)
  expect(errors[1]).not.toBeInstanceOf(TryLaterError)
})
