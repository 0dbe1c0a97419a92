import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { packingBoxes, packingTicks } from '#server/db/schema/packing.ts'
import { ordering } from '#server/testing/ordering.ts'
import { settle } from '../orders/settle.ts'
import { markPacked } from './mark-packed.ts'
import { forgetOldTicks } from './packing.store.ts'
import { tick, untick } from './ticks.ts'

const kaisa = { id: 'kaisa', name: 'Kaisa' }
const matti = { id: 'matti', name: 'Matti' }

async function anOrder() {
  const shop = await ordering()
  await shop.press(await shop.aCart({ 'LK-1001': 5, 'LK-1004': 1 }), '56,25')
  const { id, number } = await shop.paid()
  await settle(shop.needs, id)
  const ticks = () => shop.database.sql.select().from(packingTicks)
  const press = (by = kaisa, more: { code?: string; all?: boolean; request?: string } = {}) =>
    tick(shop.packing, by, number, { request: crypto.randomUUID(), code: 'LK-1001', ...more })
  return { ...shop, number, ticks, press }
}

it('OF-15: ticks of two packers at the same moment add up, and none is doubled', async () => {
  const { press, ticks } = await anOrder()
  const outcomes = await Promise.all([press(), press(matti), press(), press(matti), press(), press(matti)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'PACKING_CHANGED' })
  const all = await ticks()
  expect(all.map(({ piece }) => piece).toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(new Set(all.map(({ name }) => name)).size).toBe(2)
})

it('OF-15: a request that is repeated ticks once', async () => {
  const { press, ticks } = await anOrder()
  const request = crypto.randomUUID()
  await Promise.all([press(kaisa, { request }), press(kaisa, { request }), press(kaisa, { request })])
  expect(await ticks()).toHaveLength(1)
})

it('OF-15: taking back a tick leaves those of others', async () => {
  const { press, ticks, packing, number } = await anOrder()
  await press(kaisa)
  await press(matti)
  await Promise.all([1, 2].map(() => untick(packing, number, { code: 'LK-1001', piece: 1 })))
  expect((await ticks()).map(({ name }) => name)).toEqual(['Matti'])
  await press(kaisa, { all: true })
  expect((await ticks()).map(({ piece }) => piece).toSorted()).toEqual([1, 2, 3, 4, 5])
})

it('OF-15: an order is packed when everything is ticked, once, with one mail; then nobody ticks', async () => {
  const { press, packing, number, work, mails, states } = await anOrder()
  await press(kaisa, { all: true })
  expect(await markPacked(packing, kaisa, number)).toMatchObject({ code: 'PACKING_UNFINISHED' })
  await press(matti, { code: 'LK-1004' })
  const both = await Promise.all([markPacked(packing, kaisa, number), markPacked(packing, matti, number)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await states()).toEqual(['packed'])
  await work.mails()
  expect(mails.filter(({ subject }) => subject.includes('on pakattu'))).toHaveLength(1)
  expect(await press()).toMatchObject({ code: 'PACKING_ENDED' })
  expect(await untick(packing, number, { code: 'LK-1001', piece: 1 })).toMatchObject({ code: 'PACKING_ENDED' })
})

it('OF-15: the names of packers are forgotten after 90 days, with the boxes, and not before', async () => {
  const { press, ticks, packing, database, order } = await anOrder()
  await press()
  const { id } = await order()
  await packing.atomically((stores) => stores.ticks.setBoxes(id, 2))
  const ages = async (days: number) => {
    await database.sql.update(packingTicks).set({ at: sql`now() - make_interval(days => ${days})` as never })
    await forgetOldTicks(database.sql)
    return [(await ticks()).length, (await database.sql.select().from(packingBoxes)).length]
  }
  expect(await ages(89)).toEqual([1, 1])
  expect(await ages(91)).toEqual([0, 0])
})
