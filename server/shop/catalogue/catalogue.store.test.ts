import { beforeEach, describe, expect, it } from 'vitest'
import { getShopProduct } from '#contract/shop/shop-products.ts'
import { removePage, savePages } from '#server/capabilities/content/content.ts'
import { shopPrices } from '#server/db/schema/catalogue.ts'
import { aPage, aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { htmlOf } from '#server/testing/saved-pages.ts'
import { sell } from '#server/testing/sell.ts'
import { saveStock } from './catalogue.ts'

const picture = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: 'Pihvi' }
const grid = {
  type: 'card-grid',
  props: { heading: 'Tuotteet', query: { kind: 'product', count: 4, type: 'lkProductCard' } },
}
const steak = aProduct('pihvi', { site: 'lihakauppa', title: 'Pihvi', picture }, { offer: { code: 'LK-1001' } })
const home = aPage({ site: 'lihakauppa', blocks: [grid] })

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  const onBrand = aProduct('pihvi', { site: 'mestari', title: 'Mestarin pihvi' }, { offer: { code: 'LK-1001' } })
  expect(await savePages(app.content, [home, steak])).toMatchObject({ ok: true })
  expect(await savePages(app.content, [onBrand])).toMatchObject({ ok: true })
  await sell(app, [{ code: 'LK-1001', price: 1290, recommendedPrice: 1590, weightGrams: 400, stock: 7 }])
})

const html = async (path: string) => (await app.get('lihakauppa', path)).text()
const detail = async (code = 'LK-1001', site = 'lihakauppa') => app.get(site, `/api/products/${code}`)

describe('GET /api/products/{code}', () => {
  it('SH-23, SH-35: has every field of the document, on every host, and can be revalidated', async () => {
    const answer = await detail()
    const body = await answer.json()
    expect(getShopProduct.answer.strict().parse(body)).toEqual(body)
    expect(body).toEqual({
      name: 'Pihvi',
      url: '/tuotteet/pihvi',
      code: 'LK-1001',
      description: 'Kuvaus',
      stock: 7,
      price: '12,90',
      pricePerKg: '32,25',
      svhPrice: '15,90',
      discountPercentage: null,
      lowestPrice: null,
      averageRating: null,
      reviewCount: 0,
      delivery: { price: '7,90', freeFrom: '90,00' },
      image: expect.objectContaining({ src: '/media/0123456789/kuva.jpg?preset=medium', alt: 'Pihvi' }),
    })
    const url = `http://lihakauppa.localhost:${app.port}/tuotteet/pihvi`
    expect(await (await detail('LK-1001', 'kuluttaja')).json()).toEqual({ ...body, url })
    const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    expect((await app.get('lihakauppa', '/api/products/LK-1001', again)).status).toBe(304)
  })

  it('refuses a product without a page, and one whose page is gone', async () => {
    await sell(app, [{ code: 'LK-1002', price: 100 }])
    expect((await detail('LK-1002')).status).toBe(404)
    await removePage(app.content, steak)
    expect(await (await detail()).json()).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  })
})

describe('pages', () => {
  it('SH-26: show a new price at once, on every site, with the lowest price of the 30 days before a reduction', async () => {
    expect(await html('/tuotteet/pihvi')).toContain('12,90')
    expect(await html('/')).toContain('12,90')
    expect(await htmlOf(app, '/tuotteet/pihvi', 'mestari')).toContain('12,90')
    await sell(app, [{ code: 'LK-1001', price: 990, isReduced: true }])
    for (const page of [await html('/tuotteet/pihvi'), await html('/')]) {
      expect(page).toContain('9,90')
      expect(page).toContain('−23')
      expect(page).toMatch(/ennen alennusta 12,90/)
    }
    expect(await htmlOf(app, '/tuotteet/pihvi', 'mestari')).toContain('9,90')
    const history = await database.sql.select().from(shopPrices).orderBy(shopPrices.since)
    expect(history.map(({ price, isReduced }) => [price, isReduced])).toEqual([
      [1290, false],
      [990, true],
    ])
  })

  it('know stock only as in stock or sold out, and are rendered again only when that changes', async () => {
    // The texts of islands name every state.
    const shown = async () => (await html('/')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(await shown()).not.toContain('loppuunmyyty')
    const before = app.pages.stale
    await saveStock(app.catalogue, [{ code: 'LK-1001', stock: 3 }])
    await app.changes.caughtUp()
    expect(app.pages.stale).toBe(before)
    expect(await (await detail()).json()).toMatchObject({ stock: 3 })
    await saveStock(app.catalogue, [{ code: 'LK-1001', stock: 0 }])
    await expect.poll(shown).toContain('Tuote on juuri nyt loppuunmyyty')
    await expect.poll(() => html('/tuotteet/pihvi')).toContain('schema.org/OutOfStock')
    await saveStock(app.catalogue, [{ code: 'LK-1001', stock: null }])
    await expect.poll(shown).not.toContain('loppuunmyyty')
    expect(await shown()).toContain('Osta')
  })
})

it('stores no stock at all when a line of an import is unknown', async () => {
  const updates = [
    { code: 'LK-1001', stock: 1 },
    { code: 'LK-9999', stock: 1 },
  ]
  expect(await saveStock(app.catalogue, updates)).toMatchObject({
    ok: false,
    code: 'PRODUCT_UNKNOWN',
    problems: ['LK-9999 is not a product of the shop'],
  })
  const named = updates.map((update, at) => ({ ...update, name: `line ${at + 2}` }))
  expect(await saveStock(app.catalogue, named, ['line 4: 1 cells instead of 2'])).toMatchObject({
    code: 'TABLE_INVALID',
    problems: ['line 3: LK-9999 is not a product of the shop', 'line 4: 1 cells instead of 2'],
  })
  expect(await (await detail()).json()).toMatchObject({ stock: 7 })
})

it('SH-22: searches sort by the price of the shop, and follow it', async () => {
  const roast = aProduct('paisti', { site: 'lihakauppa', title: 'Paisti' }, { offer: { code: 'LK-1003' } })
  await savePages(app.content, [roast])
  await sell(app, [{ code: 'LK-1003', price: 2000 }])
  const byPrice = async () => {
    const { hits } = await (await app.get('deli', '/api/search/lihakauppa-products?sortOrder=4')).json()
    return hits.map(({ title }: { title: string }) => title)
  }
  expect(await byPrice()).toEqual(['Pihvi', 'Paisti'])
  await sell(app, [{ code: 'LK-1003', price: 500 }])
  await expect.poll(byPrice).toEqual(['Paisti', 'Pihvi'])
})
