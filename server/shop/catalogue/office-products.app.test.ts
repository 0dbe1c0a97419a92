import { beforeEach, describe, expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aShopper } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const DAY_MS = 24 * 3600 * 1000
const BEGUN = new Date('2026-11-19T08:00:00Z')
const MONDAY = '2026-11-23T04:00:00.000Z'

let app: RunningApp
let now: Date
let kauppa: Awaited<ReturnType<typeof aStaffBrowser>>
let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  now = BEGUN
  database = await freshDatabase()
  app = await runningApp({ database, now: () => now })
  const pages = [
    aProduct('pihvi', { site: 'lihakauppa', title: 'Pihvi' }, { offer: { code: 'LK-1001' } }),
    aProduct('jauheliha', { site: 'lihakauppa', title: 'Jauheliha' }, { offer: { code: 'LK-1002' } }),
  ]
  expect(await savePages(app.content, pages)).toMatchObject({ ok: true })
  await sell(
    app,
    [
      { code: 'LK-1001', price: 1290, weightGrams: 400, stock: 7 },
      { code: 'LK-1002', price: 790, stock: null },
    ],
    new Date(BEGUN.getTime() - 60 * DAY_MS),
  )
  await comes(BEGUN)
})

/** A moment comes, and somebody logs in. */
async function comes(time: Date): Promise<void> {
  now = time
  await app.catalogue.applyDue()
  kauppa = await aStaffBrowser(app, database, { roles: ['shop'], at: now })
}

const change = (...edits: object[]) => kauppa.post('/api/office/products/changes', { edits })
const product = async (code = 'LK-1001') => (await kauppa.get(`/api/office/products/${code}`)).body
const shown = async (code = 'LK-1001') => (await app.get('lihakauppa', `/api/products/${code}`)).json()
const page = async () => (await app.get('lihakauppa', '/tuotteet/pihvi')).text()

describe('the list', () => {
  it('OF-18: shows price, stock and what runs out, by name, and is filtered by words and state', async () => {
    await change({ code: 'LK-1001', from: { lowStock: null }, to: { lowStock: 8 } })
    const codes = async (query = '') =>
      (await kauppa.get(`/api/office/products${query}`)).body.rows.map((row: { code: string }) => row.code)
    expect(await codes()).toEqual(['LK-1002', 'LK-1001'])
    expect(await codes('?text=pih')).toEqual(['LK-1001'])
    expect(await codes('?text=1002')).toEqual(['LK-1002'])
    expect(await codes('?state=low')).toEqual(['LK-1001'])
    expect(await codes('?state=out')).toEqual([])
    expect(await product()).toMatchObject({ name: 'Pihvi', price: 1290, pricePerKilo: 3225, stock: 7, held: 0 })
  })

  it('OF-03: service reads it and changes nothing', async () => {
    const palvelu = await aStaffBrowser(app, database, { roles: ['service'], at: now })
    expect((await palvelu.get('/api/office/products')).status).toBe(200)
    const edit = { code: 'LK-1001', from: { lowStock: null }, to: { lowStock: 2 } }
    expect((await palvelu.post('/api/office/products/changes', { edits: [edit] })).status).toBe(403)
  })
})

describe('a price', () => {
  it('OF-18: is on the pages at once, and in the audit log with what it was', async () => {
    expect(await page()).toContain('12,90')
    expect(await change({ code: 'LK-1001', from: { regularPrice: 1290 }, to: { regularPrice: 1390 } })).toMatchObject({
      status: 200,
      body: { rows: [{ price: 1390 }] },
    })
    expect(await page()).toContain('13,90')
    const [entry] = await database.sql.select().from(auditEntries).orderBy(auditEntries.id)
    expect(entry).toMatchObject({
      name: 'Tiina Toimisto',
      action: 'product.change',
      subject: 'product:LK-1001',
      before: { regularPrice: 1290 },
      after: { regularPrice: 1390 },
    })
  })

  it('OF-18: from Monday on changes pages and carts by itself at that moment', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    await change({ code: 'LK-1001', from: { next: null }, to: { next: { price: 990, from: MONDAY } } })
    expect(await product()).toMatchObject({ price: 1290, next: { price: 990, from: MONDAY } })
    await comes(new Date(Date.parse(MONDAY) - 1000))
    expect(await page()).toContain('12,90')
    await comes(new Date(MONDAY))
    expect(await page()).toContain('9,90')
    expect(await shown()).toMatchObject({ price: '9,90', discountPercentage: null })
    expect((await shopper.load()).lineItems[0]?.price).toBe('9,90')
    expect(await product()).toMatchObject({ price: 990, regularPrice: 990, next: null })
  })

  it('OF-18: on sale from a time to another is compared with the lowest of the 30 days before, and ends by itself', async () => {
    const from = '2026-11-20T06:00:00.000Z'
    const until = '2026-11-27T06:00:00.000Z'
    const asked = await kauppa.get(`/api/office/products/LK-1001/sale?price=990&from=${from}`)
    expect(asked.body).toEqual({ comparedWith: 1290, discount: 23, isExempt: false })
    await change({ code: 'LK-1001', from: { sale: null }, to: { sale: { price: 990, from, until } } })
    expect(await shown()).toMatchObject({ price: '12,90' })
    await comes(new Date(from))
    expect(await shown()).toMatchObject({ price: '9,90', lowestPrice: '12,90', discountPercentage: 23 })
    await comes(new Date(until))
    expect(await shown()).toMatchObject({ price: '12,90', lowestPrice: null })
    // A second sale within 30 days is compared with the first one's price.
    const again = await kauppa.get('/api/office/products/LK-1001/sale?price=890')
    expect(again.body).toMatchObject({ comparedWith: 990, discount: 10 })
  })

  it('OF-18: a sale that is no reduction, has ended or ends before it begins is refused, with all that is wrong', async () => {
    const sale = (price: number, from: string | null, until: string | null) => ({ sale: { price, from, until } })
    const wrong = await change(
      { code: 'LK-1001', from: { sale: null }, to: sale(1290, null, null) },
      { code: 'LK-1002', from: { sale: null }, to: sale(500, MONDAY, '2026-11-22T04:00:00Z') },
    )
    expect(wrong).toMatchObject({ status: 400, body: { code: 'PRODUCTS_INVALID' } })
    expect(wrong.body.message).toContain('Pihvi: alennushinta ei ole normaalihintaa pienempi')
    expect(wrong.body.message).toContain('Jauheliha: alennus loppuu ennen kuin se alkaa')
    expect(await product()).toMatchObject({ sale: null })
  })

  it('a table with prices ends a sale that has begun, and keeps one that is planned', async () => {
    const planned = { price: 990, from: MONDAY, until: null }
    await change({ code: 'LK-1001', from: { sale: null }, to: { sale: planned } })
    await sell(app, [{ code: 'LK-1001', price: 1190 }], now)
    expect(await product()).toMatchObject({ price: 1190, regularPrice: 1190, sale: planned })
    await comes(new Date(MONDAY))
    await sell(app, [{ code: 'LK-1001', price: 1190, isReduced: false }], new Date(now.getTime() + 1000))
    expect(await product()).toMatchObject({ price: 1190, sale: null, isReduced: false })
  })
})

it('OF-18: a hidden product has no price, cannot be bought, and comes back as it was', async () => {
  await change({ code: 'LK-1001', from: { isHidden: false }, to: { isHidden: true } })
  expect(await shown()).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  expect(await page()).not.toContain('12,90')
  expect(await product()).toMatchObject({ isHidden: true, price: 1290 })
  await change({ code: 'LK-1001', from: { isHidden: true }, to: { isHidden: false } })
  expect(await shown()).toMatchObject({ price: '12,90' })
})

describe('several products', () => {
  const both = [
    { code: 'LK-1001', from: { regularPrice: 1290 }, to: { regularPrice: 1355 } },
    { code: 'LK-1002', from: { regularPrice: 790 }, to: { regularPrice: 830 } },
  ]
  const back = both.map(({ code, from, to }) => ({ code, from: to, to: from }))

  it('OF-18: change together and back, all or none; who was faster is named', async () => {
    expect((await change(...both)).status).toBe(200)
    expect((await change(...back)).status).toBe(200)
    expect([await product(), await product('LK-1002')]).toMatchObject([{ price: 1290 }, { price: 790 }])
    await change(...both)
    await change({ code: 'LK-1002', from: { regularPrice: 830 }, to: { regularPrice: 850 } })
    const late = await change(...back)
    expect(late).toMatchObject({ status: 409, body: { code: 'PRODUCTS_CHANGED' } })
    expect(late.body.message).toContain('Jauheliha')
    expect(late.body.message).not.toContain('Pihvi')
    expect([await product(), await product('LK-1002')]).toMatchObject([{ price: 1355 }, { price: 850 }])
  })

  it('OF-18: two who change different fields of one product both succeed', async () => {
    await change({ code: 'LK-1001', from: { lowStock: null }, to: { lowStock: 3 } })
    const other = await change({ code: 'LK-1001', from: { deliveryDays: null }, to: { deliveryDays: [2, 5] } })
    expect(other.status).toBe(200)
    expect(await product()).toMatchObject({ lowStock: 3, deliveryDays: [2, 5] })
  })
})
