import { describe, expect, it } from 'vitest'
import {
  allProducts,
  searchContent,
  searchProducts,
  searchShopProducts,
  searchSuggestions,
} from '#contract/search/search.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { anArticle, aProduct } from '#server/testing/a-page.ts'
import { type Hit, offer, searchedSite, taxonomy } from '#server/testing/searched-site.ts'
import { sell } from '#server/testing/sell.ts'

const { app, ask, names } = searchedSite()

it('SE-39: finds products by the names of their tags and by their codes, also after a name has changed', async () => {
  const found = (q: string) => names(`/api/search/products?q=${encodeURIComponent(q)}`)
  expect(await found('vakuumi')).toEqual(['Jauhelihapihvi'])
  expect(await found('LK1001')).toEqual(['Kassler'])
  const [meat, packing, ...others] = taxonomy.facets
  const renamed = [meat, { ...packing, facetTags: [{ id: 31, name: 'Kuutiopakkaus' }] }, ...others]
  expect(await saveTaxonomy(app().taxonomy, { ...taxonomy, facets: renamed })).toMatchObject({ ok: true })
  await expect.poll(() => found('kuutiopakkaus')).toEqual(['Jauhelihapihvi'])
  expect(await found('vakuumi')).toEqual([])
})

it('SE-03 lists all products with code and title', async () => {
  const products = await ask('/api/search/all-products?language=fi')
  expect(allProducts.answer.parse(products)).toEqual([
    { productId: 'A-1', title: 'Grillimakkara' },
    { productId: 'B-2', title: 'Jauhelihapihvi' },
    { productId: 'C-3', title: 'Kassler' },
    { productId: 'D-4', title: 'Paistinpannu' },
  ])
  expect(await ask('/api/search/all-products?language=en')).toEqual([{ productId: 'A-1', title: 'Sausage' }])
})

describe('GET /api/search/products', () => {
  it('SE-04 returns hits, totalCount, hasMore, the parsed query and facets', async () => {
    const answer = await ask(
      '/api/search/products?language=fi&page=1&pageSize=10&sortOrder=1&q=&contentGroup=1&facetTags[0]=21&facetTags[1]=22&hideResults=false&searchEquipments=false',
    )
    expect(searchProducts.answer.parse(answer)).toEqual(answer)
    expect(answer.hits.map(({ title }: Hit) => title)).toEqual(['Grillimakkara', 'Jauhelihapihvi', 'Kassler'])
    expect([answer.totalCount, answer.hasMore]).toEqual([3, false])
    expect(answer.query).toMatchObject({ language: 'fi', page: 1, pageSize: 10, q: '', facetTags: [21, 22] })
    expect(answer.facetCategories).toEqual([
      {
        id: 20,
        name: 'Lihalaji',
        facetTags: [
          { id: 21, name: 'Nauta', count: 1, selected: true, display: true },
          { id: 22, name: 'Sika', count: 2, selected: true, display: true },
          { id: 23, name: 'Sisäinen', count: 1, selected: false, display: false },
        ],
      },
      {
        id: 30,
        name: 'Pakkaus',
        facetTags: [{ id: 31, name: 'Vakuumi', count: 1, selected: false, display: true }],
      },
    ])
  })

  it('SE-29 gives a product its codes, its likes and whether it is new; a recipe its time', async () => {
    const [pihvi] = (await ask('/api/search/products?q=jauhelihapihvi')).hits
    expect(pihvi).toEqual({
      contentId: expect.any(Number),
      url: '/tuotteet/jauhelihapihvi',
      image: null,
      title: 'Jauhelihapihvi',
      likeCount: 0,
      novelty: true,
      productCode: 'B-2',
      valoCode: '123456',
      gtinCode: '6408180012341',
      type: 'RetailProductPage',
      teaserText: expect.any(String),
      picture: null,
      marks: [[0, 14]],
    })
    const [kassler] = (await ask('/api/search/products?q=kassler')).hits
    expect('valoCode' in kassler).toBe(false)
    const [makkara] = (await ask('/api/search/products?q=grillimakkara')).hits
    expect(makkara.image).toMatchObject({ src: '/media/0123456789/kinkku.jpg?preset=third' })
    const [pullat] = (await ask('/api/search/recipes?q=lihapullat')).hits
    expect(pullat).toMatchObject({ title: 'Lihapullat', totalTime: 25, novelty: false, likeCount: 0 })
    expect('productCode' in pullat).toBe(false)
  })

  it('SE-12 counts each facet under every filter but its own, and keeps a selected tag at 0', async () => {
    const { facetCategories, totalCount } = await ask('/api/search/products?facetTags[0]=31&facetTags[1]=22')
    expect(totalCount).toBe(0)
    const counts = facetCategories.map(({ facetTags }: { facetTags: { count: number; selected: boolean }[] }) =>
      facetTags.map(({ count, selected }) => [count, selected]),
    )
    expect(counts).toEqual([
      [
        [1, false],
        [0, true],
        [0, false],
      ],
      [[0, true]],
    ])
  })

  it('SE-13 filters by group, by any and all of the categories, and by equipment', async () => {
    const find = (query: string) => names(`/api/search/products?sortOrder=1&${query}`)
    expect(await find('productGroup=2')).toEqual(['Jauhelihapihvi'])
    expect(await find('matchAnyCategoryIds[0]=10&matchAnyCategoryIds[1]=11')).toEqual([
      'Grillimakkara',
      'Jauhelihapihvi',
      'Kassler',
    ])
    expect(await find('matchAllCategoryIds[0]=10&matchAllCategoryIds[1]=11')).toEqual(['Jauhelihapihvi'])
    expect(await find('searchEquipments=true')).toEqual(['Paistinpannu'])
  })

  it('SE-13 hides results until there is a query, and counts them meanwhile', async () => {
    const hidden = await ask('/api/search/products?hideResults=true')
    expect([hidden.hits, hidden.totalCount, hidden.hasMore]).toEqual([[], 4, false])
    expect(hidden.facetCategories[0].facetTags[0].count).toBe(1)
    expect(await names('/api/search/products?hideResults=true&q=kassler')).toEqual(['Kassler'])
    expect(await names('/api/search/products?hideResults=true&facetTags[0]=21')).toEqual(['Jauhelihapihvi'])
  })

  it('SE-30 finds only products, recipe search recipes, news search the newest first', async () => {
    expect((await ask('/api/search/products?q=makkara')).query.contentGroup).toBe(1)
    expect(await names('/api/search/products?q=makkara')).toEqual(['Grillimakkara'])
    expect(await names('/api/search/products?q=makkara&contentGroup=0')).toContain('Tarina makkarasta')
    expect((await ask('/api/search/recipes')).query.contentGroup).toBe(2)
    expect((await ask('/api/search/newsroom')).query.sortOrder).toBe(2)
  })

  it('sorts by likes, and by price', async () => {
    const [kassler] = (await ask('/api/search/products?q=kassler')).hits
    const origin = `http://kuluttaja.localhost:${app().port}`
    const like = { method: 'POST', headers: { origin } }
    expect((await app().get('kuluttaja', `/api/contentlikecount/${kassler.contentId}`, like)).status).toBe(200)
    const mostLiked = async () => (await names('/api/search/products?sortOrder=3'))[0]
    await expect.poll(mostLiked, { timeout: 10_000 }).toBe('Kassler')
    expect((await ask('/api/search/products?q=kassler')).hits[0].likeCount).toBe(1)
    expect((await names('/api/search/products?sortOrder=4'))[0]).toBe('Kassler')
  })
})

describe('GET /api/search/lihakauppa-products', () => {
  it('SE-05, SH-35: returns shop product cards on every host, and all of them with skipPagination', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      aProduct(
        `t${at}`,
        { site: 'lihakauppa', title: `Paisti ${10 + at}` },
        {
          productCode: `P-${at}`,
          categories: at % 2 ? [7] : [],
          offer: { code: `LK-${1001 + at}` },
        },
      ),
    )
    await savePages(app().content, many)
    await sell(
      app(),
      many.slice(1).map((_, at) => ({ code: `LK-${1002 + at}`, price: 500, stock: 0 })),
    )
    const path = '/api/search/lihakauppa-products?language=fi&sortOrder=1'
    const first = await ask(`${path}&page=1&pageSize=5&q=&contentGroup=1`, 'lihakauppa')
    expect(searchShopProducts.answer.parse(first)).toEqual(first)
    expect([first.hits.length, first.totalCount, first.hasMore]).toEqual([5, 12, true])
    expect(first.hits[0]).toEqual({
      contentId: expect.any(Number),
      code: 'LK-1001',
      productCode: 'P-0',
      title: 'Paisti 10',
      url: '/tuotteet/t0',
      image: [],
      price: '12,90',
      pricePerKilo: '25,80',
      svhPrice: '14,90',
      discountPercentage: null,
      lowestPrice: null,
      stock: 7,
      ctaButton: 'Osta',
      novelty: expect.any(Boolean),
      teaserText: expect.any(String),
      picture: null,
      pictures: [],
      marks: [],
    })
    expect(first.hits[1]).toMatchObject({ code: 'LK-1002', price: '5,00', stock: 0, ctaButton: null })
    expect((await ask(`${path}&skipPagination=true`, 'lihakauppa')).hits).toHaveLength(12)
    expect((await ask(`${path}&matchAnyCategoryIds[0]=7`, 'lihakauppa')).totalCount).toBe(6)
    const elsewhere = (await ask(path, 'mestari')).hits[0]
    expect(elsewhere).toEqual({ ...first.hits[0], url: `http://lihakauppa.localhost:${app().port}/tuotteet/t0` })
  })

  it('SE-05 what stands in rows and suggestions has the prices of the shop, and other pages have none', async () => {
    const shop = { site: 'lihakauppa' }
    await savePages(app().content, [
      aProduct('paisti', { ...shop, title: 'Paisti' }, { productCode: 'P-1', offer }),
      aProduct('ilman', { ...shop, title: 'Paisti ilman hintaa' }, { productCode: 'P-2' }),
      anArticle('ohje', { ...shop, title: 'Paisti uunissa' }),
    ])
    const prices = { price: '12,90\u00a0€', perKilo: '25,80\u00a0€/kg', others: ['Suositushinta 14,90\u00a0€'] }
    const pricesOf = (found: { hits: (Hit & { prices?: object })[] }) =>
      Object.fromEntries(found.hits.map((hit) => [hit.title, hit.prices]))
    const shown = { Paisti: prices, 'Paisti ilman hintaa': undefined, 'Paisti uunissa': undefined }
    const content = await ask('/api/search/content/?q=paisti', 'lihakauppa')
    expect(searchContent.answer.parse(content)).toEqual(content)
    expect(pricesOf(content)).toEqual(shown)
    const suggested = await ask('/api/search/suggestions/?q=paisti', 'lihakauppa')
    expect(searchSuggestions.answer.parse(suggested)).toEqual(suggested)
    const { hits }: { hits: { title: string; category: string }[] } = suggested
    expect(Object.fromEntries(hits.map(({ title, category }) => [title, category]))).toEqual({
      Paisti: 'Tuote · 12,90\u00a0€ · 25,80\u00a0€/kg · Suositushinta 14,90\u00a0€',
      'Paisti ilman hintaa': 'Tuote',
      'Paisti uunissa': 'Artikkeli',
    })
    await sell(app(), [{ ...offer, price: 500, stock: 0 }])
    const changed = { price: '5,00\u00a0€', soldOut: 'Tuote on juuri nyt loppuunmyyty' }
    await expect
      .poll(async () => pricesOf(await ask('/api/search/content/?q=paisti', 'lihakauppa')).Paisti)
      .toMatchObject(changed)
  })

  it('SE-05 agrees with itself: nothing on a site that sells nothing, and every hit is counted in the shop', async () => {
    const elsewhere = await ask('/api/search/lihakauppa-products')
    expect([elsewhere.hits, elsewhere.totalCount, elsewhere.hasMore]).toEqual([[], 0, false])
    const shop = { site: 'lihakauppa' }
    await savePages(app().content, [
      aProduct('paisti', { ...shop, title: 'Paisti' }, { productCode: 'P-1', offer }),
      aProduct('ilman', { ...shop, title: 'Ilman hintaa' }, { productCode: 'P-2' }),
      anArticle('ohje', { ...shop, title: 'Paistiohje' }),
    ])
    for (const [group, count] of [
      [0, 2],
      [1, 2],
      [2, 0],
      [4, 0],
    ]) {
      const { hits, totalCount, hasMore } = await ask(
        `/api/search/lihakauppa-products?contentGroup=${group}`,
        'lihakauppa',
      )
      expect([group, hits.length, totalCount, hasMore]).toEqual([group, count, count, false])
    }
    const [unsold] = (await ask('/api/search/lihakauppa-products?q=ilman', 'lihakauppa')).hits
    expect(unsold).toMatchObject({ code: 'P-2', price: null })
  })
})
