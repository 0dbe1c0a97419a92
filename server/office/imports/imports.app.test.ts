import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ImportKindName } from '#contract/office/imports/imports.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { settle } from '#server/shop/orders/settle.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ordering } from '#server/testing/ordering.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
let kauppa: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  await sell(app, [
    { code: 'LK-1001', price: 1290, stock: 7 },
    { code: 'LK-1002', price: 790, stock: 3 },
  ])
  kauppa = await aStaffBrowser(app, database, { roles: ['shop'] })
})

const compare = async (kind: ImportKindName, content: string) =>
  (await kauppa.post(`/api/office/imports/${kind}/difference`, { content })).body
const run = (kind: ImportKindName, content: string, digest: string, anyway?: boolean) =>
  kauppa.post(`/api/office/imports/${kind}`, { content, digest, ...(anyway ? { anyway } : {}) })
const price = async (code: string) => (await kauppa.get(`/api/office/products/${code}`)).body.price
const audited = async () => database.sql.select().from(auditEntries).orderBy(auditEntries.id)

it('OF-22, OF-05: prices show their difference, change nothing until they are imported, and are in the audit log', async () => {
  const table = 'code;price\nLK-1001;13,90\nLK-1002;7,90\nLK-1003;5,00'
  const difference = await compare('prices', table)
  expect(difference).toMatchObject({
    summary: ['hinta: 1 muuttuu', '1 uutta tuotetta'],
    rows: [
      { name: 'LK-1001', field: 'hinta', from: '12,90 €', to: '13,90 €' },
      { name: 'LK-1003', field: 'uusi' },
    ],
    problems: [],
    stranded: [],
  })
  expect(await price('LK-1001')).toBe(1290)
  expect(await run('prices', table, difference.digest)).toMatchObject({ status: 200 })
  expect(await price('LK-1001')).toBe(1390)
  expect(await audited()).toMatchObject([{ action: 'import.run', subject: 'import:prices' }])
})

it('OF-22: every wrong line is named in Finnish, and nothing is imported', async () => {
  const table = 'code;price\nLK-1001;kymppi\nLK-1;5,00\nLK-1002;9,90;;'
  const difference = await compare('prices', table)
  expect(difference.problems).toEqual([
    "rivi 2: price 'kymppi' ei ole summa, esimerkiksi 12,90",
    "rivi 3: 'LK-1' ei ole tuotekoodi, esimerkiksi LK-1001",
    'rivi 4: 4 solua, kun niitä pitää olla 2 (code, price)',
  ])
  expect(await run('prices', table, difference.digest)).toMatchObject({
    status: 400,
    body: { code: 'IMPORT_INVALID' },
  })
  expect((await compare('prices', 'koodi;hinta')).problems).toEqual(['ensimmäiseltä riviltä puuttuu sarakkeita: code'])
  expect((await compare('stock', 'code;stock\nLK-9999;1')).problems).toEqual(['rivi 2: LK-9999 ei ole kaupan tuote'])
  expect(await price('LK-1002')).toBe(790)
})

it('OF-22: is refused when what it changes has changed since it was shown', async () => {
  const table = 'code;stock\nLK-1001;9'
  const { digest, summary } = await compare('stock', table)
  expect(summary).toEqual(['hyllyssä: 1 muuttuu'])
  const edit = { code: 'LK-1001', from: { counted: 7 }, to: { counted: 8 } }
  await kauppa.post('/api/office/products/changes', { edits: [edit] })
  expect(await run('stock', table, digest)).toMatchObject({ status: 409, body: { code: 'IMPORT_CHANGED' } })
  expect((await run('stock', table, (await compare('stock', table)).digest)).status).toBe(200)
})

it('OF-22: codes that are money are masked in the difference, and not in the audit log', async () => {
  const table = 'code;kind;value\nKESA15;discount;15 %\nLAHJA-SALAINEN;gift-card;50,00'
  const difference = await compare('codes', table)
  expect(difference.summary).toEqual(['2 uutta koodia'])
  expect(JSON.stringify(difference.rows)).not.toContain('SALAINEN')
  await run('codes', table, difference.digest)
  expect(JSON.stringify(await audited())).not.toMatch(/SALAINEN|KESA15/)
  const { rows } = await database.sql.execute(sql`select kind from shop_code order by kind`)
  expect(rows).toEqual([{ kind: 'discount' }, { kind: 'gift-card' }])
})

it("OF-22: Posti's file, areas and days are imported as by the command, and days are made", async () => {
  const record = (code: string) =>
    `PONOT20261116${code}${'HÄMEENKYRÖ'.padEnd(30)}${'TAVASTKYRO'.padEnd(62)}1`
      .padEnd(179)
      .concat('Hämeenkyrö'.padEnd(41))
  const areas = 'area;place;codes;days;from;until;places;closes\nkyro;Kyrö;00100;ma ti ke to pe;16:00;20:00;9;1 12:00'
  const all = [
    ['postal-codes', record('00100')],
    ['areas', areas],
    ['days', 'date;as\n2027-01-07;'],
  ] as const
  for (const [kind, table] of all) {
    const { digest, problems, summary } = await compare(kind, table)
    expect([problems, summary]).toEqual([[], [expect.stringMatching(/^1 uutta /)]])
    expect((await run(kind, table, digest)).status).toBe(200)
  }
  const { rows } = await database.sql.execute<{ slots: number }>(sql`select count(*)::int as slots from delivery_slot`)
  expect(rows[0]?.slots).toBeGreaterThan(10)
  const wrong = await compare('areas', areas.replace('00100', '00200'))
  expect(wrong.problems).toEqual(['kyro: postinumerossa 00200 ei asu ketään'])
})

describe('orders that have a place', () => {
  const window = '16:00;20:00;3;1 12:00'
  const table = (codes: string, id = 'etela') =>
    `area;place;codes;days;from;until;places;closes\n${id};Etelä;${codes};pe;${window}`
  const orders = ['tilaus 100001, 2027-01-15 16:00-20:00, 00100: ', '']

  async function anOrder(): Promise<void> {
    const shop = await ordering()
    database = shop.database
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
    const { id } = await shop.paid()
    await settle(shop.needs, id)
    app = await runningApp({ database })
    kauppa = await aStaffBrowser(app, database, { roles: ['shop'] })
    const first = table('00100')
    await run('areas', first, (await compare('areas', first)).digest)
  }

  it.each([
    ['areas', table('00100', 'pohjoinen'), "aluetta 'etela' ei enää ole"],
    ['areas', table('00100').replace(';pe;', ';to;'), "alue 'etela' ei enää toimita siihen aikaan"],
    ['days', 'date;as\n2027-01-15;', "alue 'etela' ei enää toimita siihen aikaan"],
  ] as const)(
    'OF-19, OF-22: are named where %s would strand them, and nothing is imported',
    async (kind, content, why) => {
      await anOrder()
      const before = await kauppa.get('/api/office/delivery/areas')
      const { stranded, digest } = await compare(kind, content)
      expect(stranded).toEqual([orders.join(why)])
      const refused = await run(kind, content, digest)
      expect([refused.status, refused.body.code]).toEqual([400, 'IMPORT_INVALID'])
      expect(refused.body.message).toBe(`Mitään ei tuotu: tilauksia jäisi ilman toimitusta (${orders.join(why)}).`)
      expect((await kauppa.get('/api/office/delivery/areas')).body).toEqual(before.body)
      expect((await kauppa.get('/api/office/delivery/days?from=2027-01-15')).body.rows).not.toContainEqual(
        expect.objectContaining({ date: '2027-01-15' }),
      )
      // Somebody calls the buyer, and imports it nevertheless.
      expect((await run(kind, content, digest, true)).status).toBe(200)
    },
  )

  it('OF-22: an order that comes after the difference was shown is seen before anything is imported', async () => {
    await anOrder()
    const empty = 'date;as\n2027-01-15;'
    await database.query(`update shop_order set email = null`)
    const { stranded, digest } = await compare('days', empty)
    expect(stranded).toEqual([])
    await database.query(`update shop_order set email = 'aino@example.com'`)
    expect((await run('days', empty, digest)).body.code).toBe('IMPORT_CHANGED')
  })
})

it('OF-03: only the shop imports', async () => {
  const palvelu = await aStaffBrowser(app, database, { roles: ['service', 'admin'] })
  const answer = await palvelu.post('/api/office/imports/prices/difference', { content: 'code;price' })
  expect(answer.status).toBe(403)
})
