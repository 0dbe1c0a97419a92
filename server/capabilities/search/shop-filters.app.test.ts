import { beforeEach, describe, expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { saveAreas } from '#server/shop/delivery/plan.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { searchedSite } from '#server/testing/searched-site.ts'
import { sell } from '#server/testing/sell.ts'

const { app, ask } = searchedSite()

describe('the filters of the shop', () => {
  const shopTaxonomy = {
    site: 'lihakauppa',
    language: 'fi' as const,
    productGroups: [
      { key: 1, value: 'Pihvit' },
      { key: 2, value: 'Paistit' },
    ],
    categories: [],
    facets: [
      {
        id: 20,
        name: 'Valmistustapa',
        kind: 'product' as const,
        facetTags: [
          { id: 21, name: 'Pannulle', display: true },
          { id: 22, name: 'Uuniin', display: true },
        ],
      },
      { id: 30, name: 'Alkuperä', kind: 'product' as const, facetTags: [{ id: 31, name: 'Suomi', display: true }] },
    ],
  }
  const meat = (name: string, code: string, facts: object) =>
    aProduct(code.toLowerCase(), { site: 'lihakauppa', title: name }, { productCode: code, offer: { code }, ...facts })
  const path = '/api/search/lihakauppa-products?sortOrder=1'
  const found = async (filter: string) =>
    (await ask(`${path}&${filter}`, 'lihakauppa')).hits.map(({ title }: { title: string }) => title)

  beforeEach(async () => {
    await saveTaxonomy(app().taxonomy, shopTaxonomy)
    await savePages(app().content, [
      meat('Entrecôte', 'LK-2001', { productGroup: 1, facetTags: [21, 31] }),
      meat('Fileepihvi', 'LK-2002', { productGroup: 1, facetTags: [21, 31] }),
      meat('Kassler', 'LK-2003', { productGroup: 2, facetTags: [22, 31] }),
    ])
    await sell(app(), [
      { code: 'LK-2001', price: 1840, stock: null },
      { code: 'LK-2002', price: 2340, stock: null, deliveryDays: [2] },
      { code: 'LK-2003', price: 990, stock: null, deliveryDays: [2, 5] },
    ])
    await saveAreas(app().delivery, [
      {
        id: 'a',
        name: 'A',
        codes: [],
        windows: [2, 5, 6].map((weekday) => ({
          weekday,
          from: '16:00',
          until: '20:00',
          capacity: 5,
          cutOff: { workingDays: 1, time: '12:00' },
        })),
      },
    ])
  })

  it('narrow by cut, use, price and day of delivery, alone and together', async () => {
    await expect.poll(() => found('deliveryDay=5')).toEqual(['Entrecôte', 'Kassler'])
    expect(await found('productGroup=1')).toEqual(['Entrecôte', 'Fileepihvi'])
    expect(await found('facetTags[0]=22')).toEqual(['Kassler'])
    expect(await found('maxPrice=20')).toEqual(['Entrecôte', 'Kassler'])
    expect(await found('maxPrice=20&deliveryDay=2&productGroup=1')).toEqual(['Entrecôte'])
    expect(await found('deliveryDay=6')).toEqual(['Entrecôte'])
  })

  it('say how many products each option leaves, under the other filters, on the days on which the shop delivers', async () => {
    const counts = (options: { key: number; count: number }[]) => options.map(({ key, count }) => [key, count])
    await expect
      .poll(async () => counts((await ask(path, 'lihakauppa')).deliveryDays))
      .toEqual([
        [2, 3],
        [5, 2],
        [6, 1],
      ])
    const { prices, productGroups, deliveryDays, query } = await ask(`${path}&maxPrice=20&deliveryDay=5`, 'lihakauppa')
    expect(counts(productGroups)).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(counts(prices)).toEqual([
      [10, 1],
      [20, 2],
      [30, 2],
      [50, 2],
    ])
    expect(counts(deliveryDays)).toEqual([
      [2, 2],
      [5, 2],
      [6, 1],
    ])
    expect(deliveryDays[1]).toMatchObject({ value: 'perjantai', selected: true })
    expect([query.maxPrice, query.deliveryDay]).toEqual([20, 5])
  })

  it('offer no facet of which one option holds all the goods', async () => {
    const { facetCategories } = await ask(path, 'lihakauppa')
    const offered = facetCategories.flatMap(({ facetTags }: { facetTags: { name: string; display: boolean }[] }) =>
      facetTags.filter(({ display }) => display).map(({ name }) => name),
    )
    expect(offered).toEqual(['Pannulle', 'Uuniin'])
  })

  it('follow the days of a product when these change', async () => {
    await expect.poll(() => found('deliveryDay=6')).toEqual(['Entrecôte'])
    await sell(app(), [{ code: 'LK-2003', price: 990, stock: null, deliveryDays: [6] }])
    await expect.poll(() => found('deliveryDay=6')).toEqual(['Entrecôte', 'Kassler'])
  })
})
