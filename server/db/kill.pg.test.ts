import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { type DatabaseLocation, readyDatabase } from './ready-database.ts'
import { facts } from './schema.ts'
import { startWriter, stoppedEarly } from './testing/writer.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 2)
let place: Promise<DatabaseLocation> | undefined

/** Names acknowledged before the writer was killed, some time after its first ten. */
async function acknowledgedBeforeKill(writer: ChildProcess, delayMs: number): Promise<string[]> {
  const names: string[] = []
  const lines = createInterface({ input: writer.stdout as NodeJS.ReadableStream })
  lines.on('line', (name) => names.push(name))
  const writing = expect.poll(() => names.length, { timeout: 20_000 }).toBeGreaterThan(10)
  await Promise.race([writing, stoppedEarly(writer)])
  setTimeout(() => writer.kill('SIGKILL'), delayMs)
  await once(lines, 'close')
  return names
}

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'keeps every acknowledged row through kill -9 of the program, round %i',
  async (round) => {
    place ??= freshLocation()
    const acknowledged = await acknowledgedBeforeKill(startWriter(await place, round), 150 + 97 * round)
    const database = await readyDatabase(await place)
    const kept = new Set((await database.sql.select().from(facts)).map(({ name }) => name))
    await database.close()
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  },
)
