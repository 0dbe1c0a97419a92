import { expect, it } from 'vitest'
import { saveStock } from '#server/shop/catalogue/catalogue.ts'
import { deliveryActions } from '#server/shop/delivery/delivery.capability.ts'
import { type NewArea, saveAreas, saveExceptions } from '#server/shop/delivery/plan.ts'
import { ordering } from '#server/testing/ordering.ts'
import { fulfil } from './fulfilment.ts'
import { settle } from './settle.ts'

const FRIDAY = 5
const day = '2027-01-15'

const south = (more: Partial<NewArea> = {}): NewArea => ({
  id: 'etela',
  name: 'Etelä',
  codes: [{ from: '00100', until: '00199' }],
  windows: [{ weekday: FRIDAY, from: '16:00', until: '20:00', capacity: 3, cutOff: { workingDays: 1, time: '12:00' } }],
  ...more,
})

async function aShopWithAnOrder() {
  const shop = await ordering()
  await shop.database.query(
    `insert into postal_code (code, name, swedish_name, municipality, type) values ('00120', 'X', 'X', 'Helsinki', 1)`,
  )
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  const order = await shop.paid()
  await settle(shop.needs, order.id)
  const plan = deliveryActions(shop.database)
  expect(await saveAreas(plan, [south()])).toMatchObject({ ok: true, value: { stranded: [] } })
  return { shop, plan, place: `order ${order.number}, ${day} 16:00-20:00, 00100` }
}

it('areas and days that strand orders are refused with a list of them, and nothing is changed', async () => {
  const { shop, plan, place } = await aShopWithAnOrder()
  const stored = async () =>
    (await shop.database.query('select id, windows, (select count(*)::int from delivery_exception) from delivery_area'))
      .rows
  const before = await stored()
  const north = south({ id: 'pohjoinen', codes: [{ from: '00100', until: '00100' }] })
  const [window] = south().windows
  const attempts: [NewArea[], string][] = [
    [[south({ id: 'uusi' })], "there is no area 'etela' any more"],
    [
      [north, south({ codes: [{ from: '00120', until: '00120' }] })],
      "the area 'etela' does not deliver there any more",
    ],
    [[south({ windows: [] })], "the area 'etela' does not deliver at that time any more"],
    [
      [south({ windows: window ? [{ ...window, from: '15:00' }] : [] })],
      "the area 'etela' does not deliver at that time any more",
    ],
  ]
  for (const [areas, why] of attempts) {
    expect(await saveAreas(plan, areas)).toEqual({ ok: false, code: 'ORDERS_STRANDED', problems: [`${place}: ${why}`] })
  }
  for (const [area, runsAs] of [
    ['', null],
    ['etela', 1],
  ] as const) {
    expect(await saveExceptions(plan, [{ date: day, area, runsAs }])).toEqual({
      ok: false,
      code: 'ORDERS_STRANDED',
      problems: [`${place}: the area 'etela' does not deliver at that time any more`],
    })
  }
  expect(await stored()).toEqual(before)
  // Other days, more areas and fewer places strand nobody.
  expect(await saveExceptions(plan, [{ date: '2027-01-22', area: '', runsAs: null }])).toMatchObject({ ok: true })
  expect(
    await saveAreas(plan, [south({ name: 'Etelä-Helsinki', windows: window ? [{ ...window, capacity: 0 }] : [] })]),
  ).toMatchObject({ ok: true })
  await shop.agrees()
})

it('imported stock is what was counted on the shelf: pieces for orders that are not packed are not for sale', async () => {
  const { shop } = await aShopWithAnOrder()
  await shop.press(await shop.aCart({ 'LK-1004': 2 }), '39,70')
  const count = (stock: number | null) => saveStock(shop.catalogue, [{ code: 'LK-1004', stock }])
  expect(await shop.stock('LK-1004')).toBe(2)
  // The same five are still on the shelf: one was paid, two are reserved.
  expect(await count(5)).toMatchObject({ value: { held: 3, short: [] } })
  expect(await shop.stock('LK-1004')).toBe(2)
  await shop.agrees()

  // One is missing. The reservation lapses, and what comes back is not sold before the order has its piece.
  expect(await count(2)).toMatchObject({
    value: { short: ['LK-1004: 2 on the shelf, but orders wait for 3'] },
  })
  expect(await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')).toMatchObject({ problem: 'sold-out' })
  expect(await shop.reconciled()).toEqual(['stock of LK-1004: below 0'])
  await shop.pass(31 * 60)
  await shop.work.payments()
  expect(await shop.stock('LK-1004')).toBe(1)
  await shop.agrees()

  // What is packed is no longer on the shelf.
  await fulfil(shop.needs, (await shop.orders())[0]?.number ?? 0, 'packed')
  expect(await count(1)).toMatchObject({ value: { held: 0 } })
  expect(await shop.stock('LK-1004')).toBe(1)
  expect(await count(null)).toMatchObject({ value: { held: 0, short: [] } })
  await shop.agrees()
})

it('reconcile notices orders that were stranded anyway', async () => {
  const { shop, plan, place } = await aShopWithAnOrder()
  expect(await saveAreas(plan, [south({ id: 'uusi' })], { anyway: true })).toMatchObject({
    value: { stranded: [`${place}: there is no area 'etela' any more`] },
  })
  expect(await shop.reconciled()).toEqual([
    `order ${(await shop.order()).number}: has a place of the area etela on ${day}, which no longer delivers to 00100`,
  ])
})

it('reconcile ignores slots of the past, which are deleted after some weeks', async () => {
  const { shop } = await aShopWithAnOrder()
  await shop.database.query('delete from delivery_slot')
  expect((await shop.reconciled()).join()).toMatch(/^slot \d+: orders have it, but it does not exist$/)
  await shop.database.query(`update shop_order set snapshot = jsonb_set(snapshot, '{slot,date}', '"2026-01-02"')`)
  await shop.database.query(
    `insert into delivery_slot (area, date, time, capacity, taken, closes_at) values ('gone', '2026-01-02', 'x', 5, 5, now())`,
  )
  expect(await shop.reconciled()).toEqual([])
})
