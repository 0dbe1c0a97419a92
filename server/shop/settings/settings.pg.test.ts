import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tags } from '#contract/content/tags.ts'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { outbox } from '#server/db/schema/nodes.ts'
import { shopSettingVersions } from '#server/db/schema/shop-settings.ts'
import { anArticle, aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ordering } from '#server/testing/ordering.ts'
import { settingsActions } from './settings.capability.ts'
import { readSettings, settingsStore } from './settings.store.ts'
import { changeSettings } from './settings.ts'

async function aDatabase() {
  const database = await freshDatabase()
  const needs = settingsActions(database)
  const change = (values: Record<string, unknown>, more: { by?: string; seen?: number } = {}) =>
    changeSettings(needs, { values, by: 'Sari', ...more })
  const rows = () => database.sql.select().from(shopSettingVersions).orderBy(shopSettingVersions.version)
  /** The changes that nodes read, of settings alone. */
  const recorded = async () => {
    const written = await database.sql.select().from(outbox).orderBy(outbox.id)
    return written.map((row) => row.change).filter((each) => each.tags.includes(tags.shopSettings))
  }
  return { database, recorded, change, rows }
}

it('a database has settings from its migrations, and each change is a version with its author', async () => {
  const { database, change, rows } = await aDatabase()
  expect(await readSettings(database.sql)).toEqual(someSettings)
  expect(await change({ deliveryPrice: 690 })).toMatchObject({ ok: true, value: { version: 2 } })
  expect(await readSettings(database.sql)).toEqual({ ...someSettings, deliveryPrice: 690 })
  expect((await rows()).map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [1, 'the program'],
    [2, 'Sari'],
  ])
})

it('values that are in force already make no version, and nothing is announced', async () => {
  const { change, rows, recorded } = await aDatabase()
  expect(await change({ deliveryPrice: 790, orderYears: 3 })).toMatchObject({ ok: true, value: { version: 1 } })
  expect([(await rows()).length, await recorded()]).toEqual([1, []])
})

it('refuses wrong values with all problems at once, and changes nothing', async () => {
  const { change, rows, recorded } = await aDatabase()
  const refused = await change({ deliveryPrice: -1, leastPayment: 45, cartDays: 60.5, colour: 3, orderYears: 4 })
  expect(refused).toEqual({
    ok: false,
    code: 'SETTINGS_INVALID',
    problems: [
      "There is no setting 'colour'",
      'deliveryPrice is from 0,00 € to 100,00 €',
      'leastPayment is from 0,46 € to 20,00 €',
      'cartDays is from 7 days to 400 days',
    ],
  })
  expect([(await rows()).length, await recorded()]).toEqual([1, []])
})

it('refuses a change of somebody who has seen an older version, also when two are made at once', async () => {
  const { change, rows } = await aDatabase()
  expect(await change({ orderYears: 4 }, { seen: 1 })).toMatchObject({ ok: true })
  expect(await change({ orderYears: 5 }, { seen: 1 })).toMatchObject({ ok: false, code: 'SETTINGS_CHANGED' })
  const both = await Promise.all([6, 7].map((orderYears) => change({ orderYears }, { seen: 2 })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await rows()).toHaveLength(3)
})

it('keeps settings that a newer version of the program has stored', async () => {
  const { database, change, rows } = await aDatabase()
  await database.sql.execute(sql`update shop_settings set "values" = "values" || '{"wrapping": 250}'`)
  expect(await change({ deliveryPrice: 690 })).toMatchObject({ ok: true })
  expect((await rows()).at(-1)?.values).toMatchObject({ wrapping: 250, deliveryPrice: 690 })
})

it('stored values that are wrong or missing are named, never used', async () => {
  const { database } = await aDatabase()
  await database.sql.execute(sql`update shop_settings set "values" = "values" - 'cartDays' || '{"deliveryPrice": 7.9}'`)
  await expect(settingsStore(database.sql).latest()).rejects.toThrow(
    'version 1: deliveryPrice is from 0,00 € to 100,00 €; cartDays is from 7 days to 400 days.',
  )
})

it('announces the pages whose texts state a setting, and the lists of their items', async () => {
  const { database, change, recorded } = await aDatabase()
  const content = { store: contentStore(database.sql), checkBlocks: () => [] }
  await savePages(content, [
    anArticle('plain'),
    anArticle('price', { description: 'Toimitus {shop:deliveryPrice} €' }),
    aProduct('card', { site: 'lihakauppa', description: 'Voimassa {shop:giftCardYears}' }),
  ])
  await change({ deliveryPrice: 690 })
  const [heard, ...more] = await recorded()
  expect(more).toEqual([])
  expect(heard?.gone).toBe(true)
  expect(heard?.pages.map(({ path }) => path).sort()).toEqual(['/price', '/tuotteet/card'])
  expect(heard?.tags).toContain('shop-settings')
  expect(heard?.tags).toContain('items:lihakauppa:fi:product')
})

it('a page that states a setting that does not exist is not saved', async () => {
  const { database } = await aDatabase()
  const content = { store: contentStore(database.sql), checkBlocks: () => [] }
  const saved = await savePages(content, [anArticle('price', { description: '{shop:price} €' })])
  expect(saved).toMatchObject({ ok: false, problems: [": {shop:price}: the shop has no setting 'price'"] })
})

it('a purchase uses the settings in force, whatever the node remembers; an order made before keeps its own', async () => {
  const shop = await ordering()
  const change = (values: Record<string, unknown>) =>
    changeSettings(settingsActions(shop.database), { values, by: 'Sari' })
  const [earlier, later] = [await shop.aCart({ 'LK-1004': 1, 'LK-1005': 1 }), await shop.aCart({ 'LK-1004': 1 })]
  await shop.press(earlier, '73,80')
  const before = await shop.order()
  await change({ deliveryPrice: 590, reservationMinutes: 60, giftCardYears: 5 })

  expect(await shop.press(later, '23,80')).toMatchObject({ kind: 'problem', problem: 'cart-changed' })
  expect(await shop.press(later, '21,80')).toMatchObject({ kind: 'pay' })
  const after = await shop.order()
  expect(after.snapshot.amounts).toMatchObject({ shipping: 590, total: 2180 })
  expect(after.reservedUntil.getTime() - after.createdAt.getTime()).toBe(60 * 60_000)

  // Pressed again with the total that was seen, it is still the same order.
  expect(await shop.press(earlier, '73,80')).toMatchObject({ kind: 'pay', order: before.id })
  expect(before.reservedUntil.getTime() - before.createdAt.getTime()).toBe(30 * 60_000)
  shop.payments.pay(before.paymentId)
  await shop.pass(90)
  await shop.work.payments()
  const placed = (await shop.orders()).find(({ id }) => id === before.id)
  expect(placed).toMatchObject({ state: 'placed', snapshot: { amounts: { shipping: 790, total: 7380 } } })
  const { rows } = await shop.database.sql.execute<{ years: number }>(sql`
    select extract(year from age(valid_until, current_date))::int as years from shop_code where bought_by = ${before.id}`)
  expect(rows).toEqual([{ years: 2 }])
  await shop.work.mails()
  expect(shop.mails.find(({ subject }) => subject.startsWith('Lahjakortti'))?.text).toContain('voimassa kaksi vuotta')
  await shop.agrees()
})

it('goods go back when the reservation of their order ends, as long as it was when the order was made', async () => {
  const shop = await ordering()
  const needs = settingsActions(shop.database)
  await changeSettings(needs, { values: { reservationMinutes: 15 }, by: 'Sari' })
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  await changeSettings(needs, { values: { reservationMinutes: 120 }, by: 'Sari' })
  await shop.pass(11 * 60)
  await shop.work.payments()
  expect(await shop.states()).toEqual(['reserved'])
  // The next question is asked when the reservation ends.
  await shop.pass(4 * 60 + 1)
  await shop.work.payments()
  expect(await shop.states()).toEqual(['lapsed'])
})
