import { beforeEach, describe, expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aShopper } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const goods = [
  { name: 'pihvi', title: 'Pihvi', code: 'LK-1001', publishDate: '2026-03-01', price: 1290 },
  { name: 'paisti', title: 'Paisti', code: 'LK-1002', publishDate: '2026-02-01', price: 2390 },
  { name: 'poro', title: 'Poro', code: 'LK-1003', publishDate: '2026-01-01', price: 3190 },
]
const query = (count: number) => ({ kind: 'product', count, type: 'lkProductCard' })
const home = aPage({
  site: 'lihakauppa',
  blocks: [
    { type: 'card-grid', props: { heading: 'Uusimmat', query: query(2) } },
    {
      type: 'card-grid',
      props: {
        heading: 'Valitut',
        cards: ['pihvi', 'poro'].map((name) => ({ kind: 'page', path: `/tuotteet/${name}` })),
      },
    },
    {
      type: 'card-grid',
      props: { heading: 'Tilattavat', cards: ['LK-1001', 'LK-1002'].map((code) => ({ kind: 'shop', code })) },
    },
  ],
})
const list = aPage({
  site: 'lihakauppa',
  path: '/tuotteet',
  key: 'products',
  template: 'section',
  blocks: [{ type: 'commerce-search', props: { heading: 'Kaikki tuotteet' } }],
})
const recipe = aRecipe('keitto', { site: 'lihakauppa' }, { productPath: '/tuotteet/pihvi' })

let app: RunningApp
let staff: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  const database = await freshDatabase()
  app = await runningApp({ database })
  const products = goods.map(({ name, title, code, publishDate }) =>
    aProduct(name, { site: 'lihakauppa', title, publishDate }, { offer: { code }, productCode: code }),
  )
  const onBrand = aProduct('pihvi', { site: 'mestari', title: 'Mestarin pihvi' }, { offer: { code: 'LK-1001' } })
  for (const pages of [[home, list, recipe, ...products], [onBrand]])
    expect(await savePages(app.content, pages)).toMatchObject({ ok: true })
  await sell(
    app,
    goods.map(({ code, price }) => ({ code, price })),
  )
  staff = await aStaffBrowser(app, database, { roles: ['shop'] })
})

type Fields = { place?: number | null; isHidden?: boolean }

async function change(code: string, from: Fields, to: Fields): Promise<void> {
  const { status } = await staff.post('/api/office/products/changes', { edits: [{ code, from, to }] })
  expect(status).toBe(200)
}

const json = async (path: string, site = 'lihakauppa') => (await app.get(site, path)).json()
const titlesOf = (answer: { hits: { title: string }[] }) => answer.hits.map(({ title }) => title)
const html = async (path = '/', site = 'lihakauppa') =>
  (await (await app.get(site, path)).text()).replaceAll('\u00ad', '').replaceAll('&shy;', '')
/** The products of a part of a page, in order: from its heading on. */
const shownIn = (page: string, from: string, until = '</main>') => {
  const part = page.slice(page.indexOf(from), page.indexOf(until, page.indexOf(from)))
  const found = [...part.matchAll(/href="\/tuotteet\/([a-z]+)"/g)].map(([, name]) => name)
  return [...new Set(found)]
}

describe('the order of lists', () => {
  const search = async (sort = '') => titlesOf(await json(`/api/search/lihakauppa-products?${sort}`))

  it('OF-18: is that of their places, then the newest, in the list of the shop and on cards', async () => {
    expect(await search()).toEqual(['Pihvi', 'Paisti', 'Poro'])
    expect(shownIn(await html(), 'Uusimmat', 'Valitut')).toEqual(['pihvi', 'paisti'])
    await change('LK-1003', { place: null }, { place: 1 })
    await expect.poll(() => search()).toEqual(['Poro', 'Pihvi', 'Paisti'])
    await expect.poll(async () => shownIn(await html(), 'Uusimmat', 'Valitut')).toEqual(['poro', 'pihvi'])
    await expect
      .poll(async () => shownIn(await html('/tuotteet'), 'Kaikki tuotteet'))
      .toEqual(['poro', 'pihvi', 'paisti'])
    await change('LK-1002', { place: null }, { place: 7 })
    await expect.poll(() => search()).toEqual(['Poro', 'Paisti', 'Pihvi'])
    await change('LK-1003', { place: 1 }, { place: 8 })
    await expect.poll(() => search()).toEqual(['Paisti', 'Poro', 'Pihvi'])
    await change('LK-1003', { place: 8 }, { place: null })
    await expect.poll(() => search()).toEqual(['Paisti', 'Pihvi', 'Poro'])
  })

  it('OF-18: leaves the orders that a shopper chooses as they are', async () => {
    await change('LK-1003', { place: null }, { place: 1 })
    await expect.poll(() => search()).toEqual(['Poro', 'Pihvi', 'Paisti'])
    expect(await search('sortOrder=1')).toEqual(['Paisti', 'Pihvi', 'Poro'])
    expect(await search('sortOrder=2')).toEqual(['Pihvi', 'Paisti', 'Poro'])
    expect(await search('sortOrder=4')).toEqual(['Pihvi', 'Paisti', 'Poro'])
    expect(await search('q=paisti')).toEqual(['Paisti'])
  })

  it('OF-18: shows staff the products that have a place, in their order', async () => {
    await change('LK-1003', { place: null }, { place: 2 })
    await change('LK-1002', { place: null }, { place: 10 })
    const { rows } = (await staff.get('/api/office/products?state=placed')).body
    expect(rows.map(({ code, place }: { code: string; place: number }) => [code, place])).toEqual([
      ['LK-1003', 2],
      ['LK-1002', 10],
    ])
  })
})

describe('a hidden product', () => {
  const hide = () => change('LK-1001', { isHidden: false }, { isHidden: true })
  const show = () => change('LK-1001', { isHidden: true }, { isHidden: false })

  const searches: Record<string, () => Promise<string[]>> = {
    'the search of the shop': async () => titlesOf(await json('/api/search/lihakauppa-products')),
    'the search of the shop by its code': async () => titlesOf(await json('/api/search/lihakauppa-products?q=LK-1001')),
    'the search of the site': async () => titlesOf(await json('/api/search/content/?q=pihvi')),
    suggestions: async () => titlesOf(await json('/api/search/suggestions/?q=pih')),
    'the list for forms': async () =>
      (await json('/api/search/all-products')).map(({ title }: { title: string }) => title),
    'the search of a brand': async () => titlesOf(await json('/api/search/content/?q=pihvi', 'mestari')),
  }

  it.each(Object.entries(searches))('OF-18: is not found by %s until it is shown again', async (_, search) => {
    await expect.poll(search).toContainEqual(expect.stringMatching(/pihvi/i))
    await hide()
    await expect.poll(search).not.toContainEqual(expect.stringMatching(/pihvi/i))
    await show()
    await expect.poll(search).toContainEqual(expect.stringMatching(/pihvi/i))
  })

  it('OF-18: is on no cards, and leaves no gap there; no page leads to it', async () => {
    expect(shownIn(await html(), 'Uusimmat')).toEqual(['pihvi', 'paisti', 'poro'])
    expect(await html('/reseptit/keitto')).toContain('/tuotteet/pihvi')
    await hide()
    await expect.poll(async () => shownIn(await html(), 'Uusimmat', 'Valitut')).toEqual(['paisti', 'poro'])
    expect(shownIn(await html(), 'Valitut', 'Tilattavat')).toEqual(['poro'])
    expect(shownIn(await html(), 'Tilattavat')).toEqual(['paisti'])
    await expect.poll(async () => shownIn(await html('/tuotteet'), 'Kaikki tuotteet')).toEqual(['paisti', 'poro'])
    await expect.poll(() => html('/reseptit/keitto')).not.toContain('/tuotteet/pihvi')
    expect(shownIn(await html('/tuotteet/paisti'), '<main')).not.toContain('pihvi')
    await show()
    await expect.poll(async () => shownIn(await html(), 'Uusimmat', 'Valitut')).toEqual(['pihvi', 'paisti'])
    expect(shownIn(await html(), 'Valitut', 'Tilattavat')).toEqual(['pihvi', 'poro'])
    expect(shownIn(await html(), 'Tilattavat')).toEqual(['pihvi', 'paisti'])
  })

  it('OF-18: is in no sitemap', async () => {
    const sitemap = () => html('/sitemap-1.xml')
    expect(await sitemap()).toContain('/tuotteet/pihvi<')
    await hide()
    await expect.poll(sitemap).not.toContain('/tuotteet/pihvi<')
    expect(await sitemap()).toContain('/tuotteet/paisti<')
    await show()
    await expect.poll(sitemap).toContain('/tuotteet/pihvi<')
  })

  it('OF-18: says on its page that it is not sold now, with others that are, and asks search engines to forget it', async () => {
    const page = () => html('/tuotteet/pihvi')
    const notSold = 'Lihakauppa ei myy tätä tuotetta juuri nyt'
    expect(await page()).toContain('"@type":"Product"')
    expect(await page()).not.toContain(notSold)
    await hide()
    await expect.poll(page).toContain(notSold)
    const hidden = await page()
    expect((await app.get('lihakauppa', '/tuotteet/pihvi')).status).toBe(200)
    expect(hidden).toContain('name="robots" content="noindex"')
    for (const gone of ['"@type":"Product"', 'schema.org/Offer', '12,90', 'Osta: Pihvi'])
      expect(hidden).not.toContain(gone)
    expect(shownIn(hidden, '<main')).toEqual(expect.arrayContaining(['paisti', 'poro']))
    await show()
    await expect.poll(page).toContain('12,90')
    expect(await page()).not.toContain('noindex')
    expect(await page()).not.toContain(notSold)
  })

  it('OF-18: is suggested for no cart, and cannot be put into one', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1002', 1)
    const fitting = async () => {
      const { products } = await (await shopper.send('GET', '/api/v1/lihakauppa/shoppingcart/suggestions')).json()
      return products.map(({ code }: { code: string }) => code)
    }
    expect(await fitting()).toContain('LK-1001')
    await hide()
    expect(await fitting()).not.toContain('LK-1001')
    const added = await shopper.send('POST', '/api/v1/lihakauppa/shoppingcart/add', {
      language: 'fi',
      code: 'LK-1001',
      quantity: 1,
    })
    expect(added.status).toBe(404)
  })
})
