import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, dayIn } from '#contract/values/days.ts'
import type { Database } from '#server/db/database.ts'
import { deliveredCodes, deliveryExceptions, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { freeSlot, takeSlot } from './slots.store.ts'

const SOON = addDays(dayIn(new Date()), 3)
const chosen = { postalCode: '00100', date: SOON, time: '16:00-20:00' }

async function withSlots(slots: Partial<typeof deliverySlots.$inferInsert>[]): Promise<Database> {
  const database = await freshDatabase()
  const place = { name: 'HELSINKI', swedishName: 'HELSINGFORS', municipality: 'Helsinki' }
  await database.sql.insert(postalCodes).values([
    { code: '00100', type: 1, ...place },
    { code: '00101', type: 3, ...place },
  ])
  await database.sql.insert(deliveredCodes).values([
    { postalCode: '00100', area: 'helsinki' },
    { postalCode: '00101', area: 'helsinki' },
  ])
  const usual = {
    area: 'helsinki',
    date: SOON,
    time: '16:00-20:00',
    capacity: 2,
    closesAt: new Date(Date.now() + 60_000),
  }
  await database.sql.insert(deliverySlots).values(slots.map((slot) => ({ ...usual, ...slot })))
  return database
}

const take = (database: Database, slot = chosen) => database.transaction((tx) => takeSlot(tx, slot))

const takenPlaces = async (database: Database) =>
  (await database.sql.select({ taken: deliverySlots.taken }).from(deliverySlots)).map(({ taken }) => taken)

it('SH-14: 200 orders at once take as many places as a slot has, and the others are told that it is full', async () => {
  const database = await withSlots([{ capacity: 37 }])
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => take(database)))
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(163)
  expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(37)
  expect(await takenPlaces(database)).toEqual([37])
})

it('takes a place and gives it back, which nobody can do more often than there are places', async () => {
  const database = await withSlots([{ capacity: 1 }])
  const slot = await take(database)
  const [day, month, year] = [Number(SOON.slice(8)), Number(SOON.slice(5, 7)), SOON.slice(0, 4)]
  expect(slot).toEqual({ slotId: expect.any(Number), label: `${day}.${month}.${year} 16.00–20.00` })
  expect(await take(database)).toBe('full')
  const { slotId } = slot as { slotId: number }
  await freeSlot(database.sql, slotId)
  await freeSlot(database.sql, slotId)
  expect(await takenPlaces(database)).toEqual([0])
  expect(await take(database)).toMatchObject({ slotId })
})

it('takes no place when the transaction of the order is rolled back', async () => {
  const database = await withSlots([{}])
  const order = database.transaction(async (tx) => {
    await takeSlot(tx, chosen)
    throw new Error('no stock')
  })
  await expect(order).rejects.toThrow('no stock')
  expect(await takenPlaces(database)).toEqual([0])
})

it("compares the cut-off with the database's clock", async () => {
  const database = await withSlots([{ closesAt: new Date(Date.now() - 1000) }])
  expect(await take(database)).toBe('closed')
  await database.sql.execute(sql`update ${deliverySlots} set closes_at = now() + interval '1 minute'`)
  expect(await take(database)).toMatchObject({ label: expect.any(String) })
})

it('does not serve what is no slot, no address where people live, or no postal code', async () => {
  const database = await withSlots([{}])
  expect(await take(database, { ...chosen, time: '08:00-09:00' })).toBe('not-offered')
  expect(await take(database, { ...chosen, date: addDays(SOON, 1) })).toBe('not-offered')
  expect(await take(database, { ...chosen, date: '2026-02-31' })).toBe('not-offered')
  expect(await take(database, { ...chosen, date: 'huomenna' })).toBe('not-offered')
  expect(await take(database, { ...chosen, postalCode: '00101' })).toBe('not-served')
  expect(await take(database, { ...chosen, postalCode: '99999' })).toBe('not-served')
})

it('an exception counts from the moment on when it is saved; that of the area counts more than that of all', async () => {
  const database = await withSlots([{}])
  const except = (area: string, runsAs: number | null) =>
    database.sql.insert(deliveryExceptions).values({ date: SOON, area, runsAs })
  await except('', null)
  expect(await take(database)).toBe('not-offered')
  await except('helsinki', 1)
  expect(await take(database)).toMatchObject({ label: expect.any(String) })
})
