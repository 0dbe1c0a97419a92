import { beforeEach, expect, it } from 'vitest'
import type { DeliveryOptions } from '#contract/shop/delivery.ts'
import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { settle } from '#server/shop/orders/settle.ts'
import { ordering } from '#server/testing/ordering.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { type NewArea, saveAreas } from './plan.ts'

const FRIDAY = 5
/** Of the order: a Friday. */
const DAY = '2027-01-15'

const window = {
  weekday: FRIDAY,
  from: '16:00',
  until: '20:00',
  capacity: 3,
  cutOff: { workingDays: 1, time: '12:00' },
}
const south: NewArea = { id: 'etela', name: 'Etelä', codes: [{ from: '00100', until: '00199' }], windows: [window] }

let app: RunningApp
let staff: Awaited<ReturnType<typeof aStaffBrowser>>
let number: number
beforeEach(async () => {
  const shop = await ordering()
  const { database } = shop
  await database.query(
    `insert into postal_code (code, name, swedish_name, municipality, type) values
      ('00120', 'X', 'X', 'Helsinki', 1), ('00150', 'X', 'X', 'Helsinki', 1), ('02700', 'X', 'X', 'Kauniainen', 1)`,
  )
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  const order = await shop.paid()
  number = order.number
  await settle(shop.needs, order.id)
  app = await runningApp({ database })
  await saveAreas(app.delivery, [south])
  await app.delivery.makeSlots()
  staff = await aStaffBrowser(app, database, { roles: ['shop'] })
})

const areas = async (search = '') => (await staff.get(`/api/office/delivery/areas?search=${search}`)).body.rows
const options = async (): Promise<DeliveryOptions['data']['dates']> => {
  const response = await app.get('lihakauppa', '/api/v1/lihakauppa/checkout/delivery?postalCode=00100')
  return ((await response.json()) as DeliveryOptions).data.dates
}
const change = async (part: object) => {
  const [{ id: _, codeCount: __, ...area }] = await areas()
  return { ...area, ...part }
}
const put = (path: string, body: object) => staff.send('PUT', `/api/office/delivery/${path}`, body)
const preview = (path: string, body: object) => staff.post(`/api/office/delivery/${path}/preview`, body)

it('OF-19: areas show their postal codes as ranges, and are found by code and name', async () => {
  expect(await areas()).toMatchObject([{ id: 'etela', codeCount: 3, ranges: [{ from: '00100', until: '00150' }] }])
  expect(await areas('0012')).toHaveLength(1)
  expect(await areas('027')).toHaveLength(0)
  expect(await areas('etel')).toHaveLength(1)
})

it('OF-19: a change of an area names the orders that it touches, and strands none', async () => {
  const touched = { number, name: 'Aino Ostaja', date: DAY, time: '16:00-20:00', postalCode: '00100' }
  const without = await change({ ranges: [{ from: '00120', until: '00150' }] })
  expect((await preview('areas/etela', without)).body).toMatchObject({
    added: 0,
    removed: 1,
    orders: [{ ...touched, lost: 'code' }],
  })
  const refused = await put('areas/etela', without)
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS_STRANDED'])
  const otherTime = await change({ windows: [{ ...window, from: '15:00' }] })
  expect((await preview('areas/etela', otherTime)).body.orders).toEqual([{ ...touched, lost: 'time' }])
  expect((await put('areas/etela', otherTime)).status).toBe(409)
  expect(await areas()).toMatchObject([{ codeCount: 3, windows: [window] }])

  const larger = await change({
    ranges: [
      { from: '00100', until: '00120' },
      { from: '02700', until: '02700' },
    ],
  })
  expect((await preview('areas/etela', larger)).body).toEqual({
    added: 1,
    removed: 1,
    unknown: [],
    taken: [],
    orders: [{ ...touched, lost: null }],
  })
  expect((await put('areas/etela', larger)).status).toBe(200)
  expect(await areas('02700')).toMatchObject([{ codeCount: 3 }])
  // Somebody who still sees the area as it was is told.
  expect((await put('areas/etela', larger)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

it('OF-08, OF-19: a change of an area is taken back with the version that saving it has answered', async () => {
  const before = await change({})
  const saved = await put('areas/etela', { ...before, name: 'Eteläinen', windows: [{ ...window, capacity: 9 }] })
  expect(saved.status).toBe(200)
  expect(await areas()).toMatchObject([{ name: 'Eteläinen', version: saved.body.version }])
  expect((await put('areas/etela', { ...before, version: saved.body.version })).status).toBe(200)
  expect(await areas()).toMatchObject([{ name: 'Etelä', windows: [window], version: before.version }])
})

it('OF-19: a new area takes no codes of others, and delivers at once', async () => {
  const area = { name: 'Kauniainen', windows: [{ ...window, weekday: 2 }], version: null }
  const taking = {
    ...area,
    ranges: [
      { from: '00150', until: '02700' },
      { from: '99000', until: '99999' },
    ],
  }
  expect((await preview('areas/kauniainen', taking)).body).toMatchObject({
    unknown: ['99000–99999'],
    taken: [{ code: '00150', area: 'Etelä' }],
  })
  expect((await put('areas/kauniainen', taking)).body).toMatchObject({ code: 'REQUEST_INVALID' })
  const own = { ...area, ranges: [{ from: '02700', until: '02700' }] }
  expect((await put('areas/kauniainen', own)).status).toBe(200)
  const url = '/api/v1/lihakauppa/checkout/delivery?postalCode=02700'
  expect((await (await app.get('lihakauppa', url)).json()).data.dates.length).toBeGreaterThan(2)
})

it('OF-19: a day without deliveries strands nobody, knows the holidays, and is gone from the options at once', async () => {
  expect((await preview(`days/${DAY}`, { area: '', rule: 'none', seen: 'usual' })).body.orders).toMatchObject([
    { number, lost: 'time' },
  ])
  expect((await put(`days/${DAY}`, { area: '', rule: 'none', seen: 'usual' })).body.code).toBe('ORDERS_STRANDED')
  const [first] = await options()
  const date = first?.value ?? ''
  expect((await put(`days/${date}`, { area: 'etela', rule: 'none', seen: 'usual' })).status).toBe(200)
  expect((await options()).map(({ value }) => value)).not.toContain(date)
  expect((await put(`days/${date}`, { area: 'etela', rule: '5', seen: 'usual' })).body.code).toBe('CHANGED_MEANWHILE')
  const days = (await staff.get('/api/office/delivery/days?from=2026-12-20')).body.rows
  expect(days).toContainEqual({ date: '2026-12-25', area: '', rule: 'usual', holiday: 'christmas' })
  expect((await put(`days/${date}`, { area: 'etela', rule: 'usual', seen: 'none' })).status).toBe(200)
  expect((await options()).map(({ value }) => value)).toContain(date)
})

it('OF-19: one slot gets other places or is closed, and orders that have a place keep it', async () => {
  const all = async (from = dayIn(new Date())) =>
    (await staff.get(`/api/office/delivery/slots?from=${from}&area=etela`)).body.rows
  const slot = (await all()).find(({ closesAt }: { closesAt: string }) => new Date(closesAt) > new Date())
  const usual = { ownCapacity: null, isClosed: false }
  const listed = async () => (await options()).find(({ value }) => value === slot.date)?.times[0]?.placesLeft
  expect(await listed()).toBe(3)
  expect((await put(`slots/${slot.id}`, { ownCapacity: 7, isClosed: false, seen: usual })).body).toMatchObject({
    capacity: 7,
    areaName: 'Etelä',
  })
  expect(await listed()).toBe(7)
  // Making the slots again, as each night, leaves it.
  await app.delivery.makeSlots()
  expect(await listed()).toBe(7)
  const closing = { ownCapacity: 7, isClosed: true, seen: { ownCapacity: 7, isClosed: false } }
  const both = await Promise.all([put(`slots/${slot.id}`, closing), put(`slots/${slot.id}`, closing)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await listed()).toBeUndefined()
  await put(`slots/${slot.id}`, { ...usual, seen: { ownCapacity: 7, isClosed: true } })
  expect(await listed()).toBe(3)

  const [taken] = await all(addDays(DAY, -1))
  expect(taken).toMatchObject({ date: DAY, taken: 1 })
  expect((await staff.get(`/api/office/delivery/slots/${taken.id}/orders`)).body).toEqual({
    orders: [{ number, name: 'Aino Ostaja' }],
  })
  const none = await put(`slots/${taken.id}`, { ownCapacity: 0, isClosed: false, seen: usual })
  expect([none.status, none.body.code]).toEqual([409, 'PLACES_TAKEN'])
  expect(weekdayOf(DAY)).toBe(FRIDAY)
})
