import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeliveryOptions } from '#contract/shop/delivery.ts'
import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { holidayOn } from '#contract/values/holidays.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import { deliverySlots } from '#server/db/schema/delivery.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aShop, aShopper } from '#server/testing/shopper.ts'
import { type NewArea, saveAreas, saveExceptions, savePostalCodes } from './plan.ts'
import { takeSlot } from './slots.store.ts'

const [TUESDAY, FRIDAY] = [2, 5]
const today = () => dayIn(new Date())
const code = (digits: string, type = 1) => ({
  code: digits,
  name: 'HELSINKI',
  swedishName: 'HELSINGFORS',
  municipality: 'Helsinki',
  type,
})

const helsinki = (capacity = 2, weekdays = [TUESDAY, FRIDAY]): NewArea => ({
  id: 'helsinki',
  name: 'Helsinki',
  codes: [{ from: '00100', until: '00199' }],
  windows: ['16:00', '08:00'].flatMap((from) =>
    weekdays.map((weekday) => ({
      weekday,
      from,
      until: '20:00',
      capacity,
      cutOff: { workingDays: 1, time: '12:00' },
    })),
  ),
})

async function aDeliveringShop(areas: NewArea[] = [helsinki()]) {
  const database = await freshDatabase()
  const app = await aShop({ database })
  await savePostalCodes(app.delivery, [code('00100'), code('00120'), code('00101', 3), code('99800')])
  expect(await saveAreas(app.delivery, areas)).toMatchObject({ ok: true })
  await app.delivery.makeSlots()
  return { app, database }
}

async function sellOn(app: RunningApp, limits: Record<string, number[]>): Promise<void> {
  const codes = Object.keys(limits)
  await savePages(
    app.content,
    codes.map((each) =>
      aProduct(each.toLowerCase(), { site: 'lihakauppa', title: `Tuote ${each}` }, { offer: { code: each } }),
    ),
  )
  await sell(
    app,
    codes.map((each) => ({ code: each, price: 1000, deliveryDays: limits[each] ?? null })),
  )
}

const path = '/api/v1/lihakauppa/checkout'
type Shopper = ReturnType<typeof aShopper>
const options = async (shopper: Shopper, postalCode = '00100') => {
  const response = await shopper.send('GET', `${path}/delivery?language=fi&postalCode=${postalCode}`)
  return { status: response.status, body: (await response.json()) as DeliveryOptions }
}

const slots = (database: Database) => database.sql.select().from(deliverySlots).orderBy(deliverySlots.id)

describe('the delivery calls', () => {
  it('SH-16, SH-18: tell on every site whether a postal code is delivered to, known or not', async () => {
    const { app } = await aDeliveringShop()
    const check = async (typed: string, site = 'lihakauppa') => {
      const response = await app.get(site, `${path}/availability?postalCode=${encodeURIComponent(typed)}`)
      return { status: response.status, body: await response.json() }
    }
    const available = { status: 200, body: { data: { isAvailable: true } } }
    const elsewhere = { status: 200, body: { data: { isAvailable: false } } }
    expect(await check('00100')).toEqual(available)
    expect(await check(' FI-00 120 ', 'kuluttaja')).toEqual(available)
    expect(await check('99800')).toEqual(elsewhere)
    // A box: known, and nobody lives there.
    expect(await check('00101')).toEqual(elsewhere)
    for (const typed of ['99999', '0010', 'Helsinki', '']) {
      expect(await check(typed)).toEqual({
        status: 404,
        body: { code: 'POSTAL_CODE_UNKNOWN', message: 'Emme tunnistaneet syöttämääsi postinumeroa.' },
      })
    }
  })

  it('SH-18: offers the days and times that are open and have room, in order, with labels', async () => {
    const { app } = await aDeliveringShop()
    const { status, body } = await options(aShopper(app))
    expect(status).toBe(200)
    expect(body.status).toBe(200)
    const { dates } = body.data
    expect(dates.length).toBeGreaterThanOrEqual(4)
    expect(dates.map(({ value }) => value)).toEqual(dates.map(({ value }) => value).sort())
    for (const { value, label, times } of dates) {
      const name = weekdayOf(value) === TUESDAY ? 'tiistai' : 'perjantai'
      const [year, month, day] = value.split('-').map(Number)
      expect(label).toBe(`${name} ${day}.${month}.${year}`)
      const free = { closesAt: expect.any(String), placesLeft: 2, placesText: '2 paikkaa vapaana' }
      expect(times).toMatchObject([
        { value: '08:00-20:00', label: 'klo 8–20', ...free },
        { value: '16:00-20:00', label: 'klo 16–20', ...free },
      ])
      // Until noon in Finland, on a day of the week before.
      expect(times[0]?.closesText).toMatch(/^Tilaa viimeistään (ma|ti|ke|to|pe) \d+\.\d+\. klo 12\.00$/)
      expect(Date.parse(times[0]?.closesAt ?? '')).toBeLessThan(Date.parse(value))
    }
    expect((await options(aShopper(app), '99800')).body.data).toEqual({
      dates: [],
      reason: 'NOT_DELIVERED',
      cities: ['HELSINKI', 'HELSINGFORS', 'Helsinki'],
    })
    expect(await options(aShopper(app), '99999')).toMatchObject({ status: 404, body: { code: 'POSTAL_CODE_UNKNOWN' } })
    // The shop's host alone has the cart.
    expect((await app.get('kuluttaja', `${path}/delivery?postalCode=00100`)).status).toBe(404)
  })

  it('SH-18: leaves out a time that is full or past its cut-off', async () => {
    const { app, database } = await aDeliveringShop([helsinki(1)])
    const first = async () => (await options(aShopper(app))).body.data.dates[0]
    const date = (await first())?.value as string
    const chosen = { postalCode: '00100', date, time: '16:00-20:00' }
    expect(await database.transaction((tx) => takeSlot(tx, chosen))).toMatchObject({ slotId: expect.any(Number) })
    expect(await first()).toMatchObject({
      value: date,
      times: [{ value: '08:00-20:00', placesText: 'viimeinen vapaa paikka' }],
    })
    await database.sql.execute(sql`update ${deliverySlots} set closes_at = now() where date = ${date}`)
    expect((await first())?.value).not.toBe(date)
    await database.sql.execute(sql`update ${deliverySlots} set closes_at = now()`)
    expect((await options(aShopper(app))).body.data).toMatchObject({ dates: [], reason: 'NONE_FREE' })
  })

  it('SH-18: offers the days that all products of the cart share; if there is none, says which are limited', async () => {
    const { app } = await aDeliveringShop()
    await sellOn(app, { 'LK-1006': [TUESDAY], 'LK-1007': [FRIDAY] })
    const shopper = aShopper(app)
    const weekdays = async () => new Set((await options(shopper)).body.data.dates.map(({ value }) => weekdayOf(value)))
    await shopper.add('LK-1001', 1)
    expect(await weekdays()).toEqual(new Set([TUESDAY, FRIDAY]))
    await shopper.add('LK-1006', 1)
    expect(await weekdays()).toEqual(new Set([TUESDAY]))
    await shopper.add('LK-1007', 1)
    expect((await options(shopper)).body.data).toMatchObject({
      dates: [],
      reason: 'NO_SHARED_DAY',
      limited: [
        { name: 'Tuote LK-1006', days: ['tiistai'] },
        { name: 'Tuote LK-1007', days: ['perjantai'] },
      ],
    })
    await shopper.change('LK-1006', 0)
    expect(await weekdays()).toEqual(new Set([FRIDAY]))
  })

  it('SH-18, SH-33: a gift card in the cart limits no day', async () => {
    const { app } = await aDeliveringShop()
    await sell(app, [{ code: 'LK-1005', deliveryDays: [7] }])
    const shopper = aShopper(app)
    await shopper.add('LK-1005', 1)
    expect((await options(shopper)).body.data.dates).not.toEqual([])
  })
})

describe('slots', () => {
  it('are made four weeks ahead, and again without changing anything', async () => {
    const { app, database } = await aDeliveringShop()
    const made = await slots(database)
    const expected = Array.from({ length: 29 }, (_, at) => addDays(today(), at)).filter(
      (date) => [TUESDAY, FRIDAY].includes(weekdayOf(date)) && !holidayOn(date),
    )
    expect(made.map(({ date }) => date).sort()).toEqual(expected.flatMap((date) => [date, date]))
    await app.delivery.makeSlots()
    expect(await slots(database)).toEqual(made)
  })

  it('follow the plan: taken places are kept and their slot is closed, others go', async () => {
    const { app, database } = await aDeliveringShop()
    const date = (await options(aShopper(app))).body.data.dates[0]?.value as string
    const take = () => database.transaction((tx) => takeSlot(tx, { postalCode: '00100', date, time: '16:00-20:00' }))
    await take()
    await take()
    // A smaller capacity never falls below what is taken.
    await saveAreas(app.delivery, [helsinki(1)])
    await app.delivery.makeSlots()
    const ofDay = async () => (await slots(database)).filter((slot) => slot.date === date)
    expect((await ofDay()).map(({ time, capacity, taken }) => ({ time, capacity, taken }))).toEqual([
      { time: '16:00-20:00', capacity: 2, taken: 2 },
      { time: '08:00-20:00', capacity: 1, taken: 0 },
    ])
    expect(await take()).toBe('full')
    // The day falls out.
    expect(await saveExceptions(app.delivery, [{ date, area: '', runsAs: null }])).toMatchObject({ ok: true })
    await app.delivery.makeSlots()
    expect(await ofDay()).toMatchObject([{ time: '16:00-20:00', taken: 2 }])
    expect(await take()).toBe('not-offered')
    // The area goes altogether.
    await saveAreas(app.delivery, [{ ...helsinki(), id: 'toinen' }])
    await app.delivery.makeSlots()
    const left = (await slots(database)).filter(({ area }) => area === 'helsinki')
    expect(left).toMatchObject([{ date, taken: 2 }])
  })

  it('come on another day where an exception says so', async () => {
    const { app, database } = await aDeliveringShop()
    const sunday = Array.from({ length: 7 }, (_, at) => addDays(today(), at + 7)).find((date) => weekdayOf(date) === 7)
    await saveExceptions(app.delivery, [{ date: sunday as string, area: 'helsinki', runsAs: FRIDAY }])
    await app.delivery.makeSlots()
    expect((await slots(database)).filter(({ date }) => date === sunday)).toHaveLength(2)
    const unknown = await saveExceptions(app.delivery, [{ date: sunday as string, area: 'narnia', runsAs: null }])
    expect(unknown).toMatchObject({ ok: false, problems: [`${sunday}: there is no area 'narnia'`] })
  })
})

it('refuses areas that share a code or have one where nobody lives, and keeps what it had', async () => {
  const { app } = await aDeliveringShop()
  const other = {
    ...helsinki(),
    id: 'toinen',
    codes: [
      { from: '00120', until: '00120' },
      { from: '12345', until: '12345' },
    ],
  }
  expect(await saveAreas(app.delivery, [helsinki(), other])).toMatchObject({
    code: 'TABLE_INVALID',
    problems: ['toinen: 00120 belongs to helsinki already', 'toinen: nobody lives at 12345'],
  })
  expect((await options(aShopper(app))).body.data.dates).not.toEqual([])
  // A newer file of Posti no longer has a code of an area.
  expect(await savePostalCodes(app.delivery, [code('00120')])).toEqual({ lost: ['00100'] })
  expect((await options(aShopper(app))).status).toBe(404)
})
