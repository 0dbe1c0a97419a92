import { expect, it } from 'vitest'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { type DatabaseLocation, readyDatabase } from './ready-database.ts'
import { facts } from './schema/nodes.ts'
import { acknowledgedBeforeKill, startWriter } from './testing/writer.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
let place: Promise<DatabaseLocation> | undefined

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
