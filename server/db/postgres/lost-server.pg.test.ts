import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'
import type { Database } from '../database.ts'
import { readyDatabase } from '../ready-database.ts'
import { facts } from '../schema/nodes.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)

/** A server that the test may kill, and a database on it. */
async function ownServer(): Promise<{ server: PostgresServer; database: Database }> {
  const server = await startPostgres()
  onTestFinished(server.remove)
  const database = await readyDatabase({ url: server.url })
  onTestFinished(database.close)
  return { server, database }
}

/** Writes rows, every second one in a transaction, until the server is gone; records those that it acknowledged. */
async function writeUntilLost(database: Database, writer: string, acknowledged: string[]): Promise<void> {
  for (let row = 0; ; row++) {
    const fact = { name: `${writer}, row ${row}`, value: 'x'.repeat(200) }
    try {
      if (row % 2 === 0) await database.sql.insert(facts).values(fact)
      else await database.transaction((tx) => tx.insert(facts).values(fact))
    } catch {
      return
    }
    acknowledged.push(fact.name)
  }
}

const namesIn = async (database: Database) => (await database.sql.select().from(facts)).map(({ name }) => name)

it('keeps every acknowledged row through kill -9 of the server', { timeout: 60_000 + rounds * 60_000 }, async () => {
  const { server, database } = await ownServer()
  for (let round = 0; round < rounds; round++) {
    const acknowledged: string[] = []
    const writers = ['a', 'b', 'c', 'd'].map((name) =>
      writeUntilLost(database, `round ${round}, writer ${name}`, acknowledged),
    )
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
    await new Promise((resolve) => setTimeout(resolve, 150 + 97 * round))
    await server.kill()
    await Promise.all(writers)

    await server.restart()
    expect(server.log().match(/was not properly shut down/g)).toHaveLength(round + 1)
    const kept = new Set(await namesIn(database))
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  }
})

it('fails statements while the server is down, and recovers with the first one after its return', {
  tags: 'long',
}, async () => {
  const { server, database } = await ownServer()
  await Promise.all(Array.from({ length: 20 }, () => database.sql.execute(sql`select 1`)))
  await server.stop()
  // More than the pool has connections, so that a leaked connection would be missed later.
  for (let attempt = 0; attempt < 15; attempt++) {
    await expect(database.sql.select().from(facts)).rejects.toThrow()
    await expect(database.transaction((tx) => tx.select().from(facts))).rejects.toThrow()
  }
  await server.restart()
  await expect(database.sql.select().from(facts)).resolves.toEqual([])
  await Promise.all(Array.from({ length: 20 }, () => database.transaction((tx) => tx.select().from(facts))))
})

it('fails a transaction whose server is killed between two statements, and only that', { tags: 'long' }, async () => {
  const { server, database } = await ownServer()
  const reasons: unknown[] = []
  const work = database.transaction(async (tx) => {
    await tx.insert(facts).values({ name: 'half', value: 'done' })
    await server.kill()
    await tx
      .insert(facts)
      .values({ name: 'whole', value: 'done' })
      .catch((reason: unknown) => {
        reasons.push(reason)
        throw reason
      })
  })
  await expect(work).rejects.toSatisfy((reason) => reason === reasons[0])
  await server.restart()
  expect(await namesIn(database)).toEqual([])
})
