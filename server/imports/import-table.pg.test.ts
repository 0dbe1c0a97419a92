import { expect, it } from 'vitest'
import type { Actor } from '#server/audit/audit.store.ts'
import type { Database } from '#server/db/database.ts'
import { planStore } from '#server/shop/delivery/plan.store.ts'
import { saveArea, saveDay, versionOf } from '#server/shop/delivery/plan-changes.ts'
import { planChangeStores } from '#server/shop/delivery/slot-changes.store.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { compareTable, importTable } from './import-table.ts'

const by: Actor = { id: '00000000-0000-4000-8000-000000000001', name: 'Kaisa Kauppa' }
const now = new Date()
const ROUNDS = 8

const areas = (places: number) => ({
  kind: 'areas' as const,
  content: `area;place;codes;days;from;until;places;closes\netela;Etelä;00100;pe;16:00;20:00;${places};1 12:00`,
})

async function withPlan(): Promise<Database> {
  const database = await freshDatabase()
  await database.query(
    `insert into postal_code (code, name, swedish_name, municipality, type) values ('00100', 'X', 'X', 'Helsinki', 1)`,
  )
  const { digest } = await compareTable(database, areas(3), now)
  expect(await importTable(database, { table: areas(3), by, digest, anyway: false, now })).toMatchObject({ ok: true })
  return database
}

const needsOf = (database: Database) => ({
  now: () => now,
  atomically: <T>(work: (stores: ReturnType<typeof planChangeStores>) => Promise<T>) =>
    database.transaction((tx) => work(planChangeStores(tx))),
})

/** What both were told, of whom one begins a little later: in each round a little later than in the one before. */
async function atOnce(edit: () => Promise<{ ok: boolean }>, imports: () => Promise<{ ok: boolean }>, round: number) {
  const later = async () => {
    for (let pause = 0; pause < round; pause++) await new Promise(setImmediate)
    return imports()
  }
  const outcomes = await Promise.all([edit(), later()])
  return outcomes.map((outcome) => ('code' in outcome ? outcome.code : 'done'))
}

it('OF-19, OF-22: an area that somebody changes while a table of areas is imported is not lost: one of both is told', async () => {
  const database = await withPlan()
  for (let round = 0; round < ROUNDS; round++) {
    const [area] = await planStore(database.sql).areas()
    if (!area) throw new Error('There is no area.')
    const change = {
      ...area,
      name: `Etelä ${round}`,
      ranges: [{ from: '00100', until: '00100' }],
      version: versionOf(area, ['00100']),
    }
    const table = areas(4 + round)
    const { digest } = await compareTable(database, table, now)
    const told = await atOnce(
      () => saveArea(needsOf(database), by, change),
      () => importTable(database, { table, by, digest, anyway: false, now }),
      round,
    )
    expect([
      ['done', 'IMPORT_CHANGED'],
      ['CHANGED_MEANWHILE', 'done'],
    ]).toContainEqual(told)
  }
})

it('OF-19, OF-22: a day that somebody changes while a table of days is imported is not lost: one of both is told', async () => {
  const database = await withPlan()
  for (let round = 0; round < ROUNDS; round++) {
    const date = `2027-03-${String(round + 10)}`
    const table = { kind: 'days' as const, content: `date;as\n${date};pe` }
    const { digest } = await compareTable(database, table, now)
    const told = await atOnce(
      () => saveDay(needsOf(database), by, { date, area: '', rule: 'none', seen: 'usual' }),
      () => importTable(database, { table, by, digest, anyway: false, now }),
      round,
    )
    expect([
      ['done', 'IMPORT_CHANGED'],
      ['CHANGED_MEANWHILE', 'done'],
    ]).toContainEqual(told)
  }
})
