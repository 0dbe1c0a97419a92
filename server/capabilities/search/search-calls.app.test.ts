import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#contract/content.ts'
import {
  allProducts,
  customFacets,
  productGroups,
  recipeTags,
  searchContent,
  searchNewsroom,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '#contract/search.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { aNewsPage, anArticle, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'

const picture = { id: '0123456789', name: 'kinkku.jpg', width: 960, height: 720, alt: 'Kinkku' }

const taxonomy = {
  site: 'kuluttaja',
  language: 'fi',
  productGroups: [
    { key: 1, value: 'Makkarat' },
    { key: 2, value: 'Pihvit' },
  ],
  categories: [
    { id: 10, name: 'Arki', kind: 'product' },
    { id: 11, name: 'Juhla', kind: 'product' },
  ],
  facets: [
    {
      id: 20,
      name: 'Lihalaji',
      kind: 'product',
      facetTags: [
        { id: 21, name: 'Nauta' },
        { id: 22, name: 'Sika' },
        { id: 23, name: 'Sisäinen', display: false },
      ],
    },
    { id: 30, name: 'Pakkaus', kind: 'product', facetTags: [{ id: 31, name: 'Vakuumi' }] },
    { id: 40, name: 'Aika', kind: 'recipe', facetTags: [{ id: 41, name: 'Alle 30 min' }] },
    { id: 50, name: 'Aihe', kind: 'news', facetTags: [{ id: 51, name: 'Vastuu' }] },
  ],
}

const offer = { code: 'LK-1001' }

const sold: Page[] = [
  aProduct(
    'grillimakkara',
    { title: 'Grillimakkara', publishDate: '2026-01-01', picture },
    {
      productCode: 'A-1',
      productGroup: 1,
      categories: [10],
      facetTags: [22],
      novelty: false,
    },
  ),
  aProduct(
    'jauhelihapihvi',
    { title: 'Jauhelihapihvi', publishDate: '2026-02-01' },
    {
      productCode: 'B-2',
      productGroup: 2,
      categories: [10, 11],
      facetTags: [21, 31],
    },
  ),
  aProduct(
    'kassler',
    { title: 'Kassler', publishDate: '2026-03-01' },
    {
      productCode: 'C-3',
      categories: [11],
      facetTags: [22, 23],
      valoCode: undefined,
      offer,
    },
  ),
  aProduct('pannu', { title: 'Paistinpannu' }, { productCode: 'D-4', equipment: true, facetTags: [] }),
]
const others: Page[] = [
  aRecipe('lihapullat', { title: 'Lihapullat', picture }, { totalTime: 25, facetTags: [41], categories: [12] }),
  aRecipe('pata', { title: 'Karjalanpaisti' }, { totalTime: 200 }),
  aNewsPage(
    'vanha',
    { title: 'Vanha tiedote', publishDate: '2025-05-05' },
    {
      source: 'cision',
      author: 'Aino Kaski',
      facetTags: [51],
    },
  ),
  aNewsPage('uusi', { title: 'Uusi tiedote', publishDate: '2026-10-10' }, { source: 'mynewsdesk', categories: [60] }),
  aNewsPage('oma', { title: 'Oma juttu', publishDate: '2026-06-06' }),
  anArticle('tarina', { title: 'Tarina makkarasta' }),
  aPage({ title: 'Etusivu' }),
  aProduct('sausage', { language: 'en', title: 'Sausage' }, { productCode: 'A-1' }),
]

let app: RunningApp
beforeEach(async () => {
  app = await runningApp()
  expect(await saveTaxonomy(app.taxonomy, taxonomy)).toMatchObject({ ok: true })
  expect(await savePages(app.content, [...sold, ...others])).toMatchObject({ ok: true })
  await sell(app, [{ code: 'LK-1001', price: 1290, recommendedPrice: 1490, weightGrams: 500, stock: 7 }])
})

async function ask(path: string, site = 'kuluttaja') {
  const response = await app.get(site, path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

type Hit = { title: string; header: string }
const names = async (path: string): Promise<string[]> =>
  (await ask(path)).hits.map(({ title, header }: Hit) => title ?? header)

it('SE-39: finds products by the names of their tags and by their codes, also after a name has changed', async () => {
  const found = (q: string) => names(`/api/search/products?q=${encodeURIComponent(q)}`)
  expect(await found('vakuumi')).toEqual(['Jauhelihapihvi'])
  expect(await found('LK1001')).toEqual(['Kassler'])
  const [meat, packing, ...others] = taxonomy.facets
  const renamed = [meat, { ...packing, facetTags: [{ id: 31, name: 'Kuutiopakkaus' }] }, ...others]
  expect(await saveTaxonomy(app.taxonomy, { ...taxonomy, facets: renamed })).toMatchObject({ ok: true })
  await expect.poll(() => found('kuutiopakkaus')).toEqual(['Jauhelihapihvi'])
  expect(await found('vakuumi')).toEqual([])
})

it('SE-37: the calls answer as documented, without what pages say of how a question was understood', async () => {
  expect(Object.keys(await ask('/api/search/products?q=makkara+tuntematon')).toSorted()).toEqual(
    Object.keys(searchProducts.answer.shape).toSorted(),
  )
})

describe('GET /api/search/content/', () => {
  it('SE-02 returns hits, totalCount and hasMore, paginated', async () => {
    const first = await ask('/api/search/content/?language=fi&page=1&pageSize=2&q=&contentGroup=3&sortOrder=2')
    expect(searchContent.answer.parse(first)).toEqual(first)
    expect(Object.keys(first)).toEqual(expect.arrayContaining(['hits', 'totalCount', 'hasMore']))
    expect([first.totalCount, first.hasMore]).toEqual([3, true])
    expect(first.hits.map(({ title }: Hit) => title)).toEqual(['Uusi tiedote', 'Oma juttu'])
    expect(first.hits[0]).toMatchObject({ type: 'MyNewsDeskPage', url: '/ajankohtaista/uusi', category: 'Tiedote' })
    const second = await ask('/api/search/content?page=2&pageSize=2&contentGroup=3&sortOrder=2')
    expect([second.hits.length, second.hasMore]).toEqual([1, false])
  })

  it('finds all groups with 0, and each alone', async () => {
    const counts = await Promise.all(
      [0, 1, 2, 3, 4].map(async (group) => (await ask(`/api/search/content?contentGroup=${group}`)).totalCount),
    )
    expect(counts).toEqual([11, 4, 2, 3, 2])
  })
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
    const origin = `http://kuluttaja.localhost:${app.port}`
    const like = { method: 'POST', headers: { origin } }
    expect((await app.get('kuluttaja', `/api/contentlikecount/${kassler.contentId}`, like)).status).toBe(200)
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
    await savePages(app.content, many)
    await sell(
      app,
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
    expect(elsewhere).toEqual({ ...first.hits[0], url: `http://lihakauppa.localhost:${app.port}/tuotteet/t0` })
  })

  it('SE-05 agrees with itself: nothing on a site that sells nothing, and every hit is counted in the shop', async () => {
    const elsewhere = await ask('/api/search/lihakauppa-products')
    expect([elsewhere.hits, elsewhere.totalCount, elsewhere.hasMore]).toEqual([[], 0, false])
    const shop = { site: 'lihakauppa' }
    await savePages(app.content, [
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

it('counts what product groups and categories would leave; a category has the items of its sub-categories', async () => {
  await saveTaxonomy(app.taxonomy, {
    ...taxonomy,
    categories: [
      { id: 59, name: 'Yritys', kind: 'news' },
      { id: 60, name: 'Tulos', kind: 'news', parent: 59 },
      { id: 61, name: 'Muu', kind: 'news' },
    ],
  })
  const products = await ask('/api/search/products?productGroup=1&facetTags[0]=21&facetTags[1]=22')
  expect(products.productGroups).toEqual([
    { key: 1, value: 'Makkarat', count: 1, selected: true },
    { key: 2, value: 'Pihvit', count: 1, selected: false },
  ])
  const news = await ask('/api/search/newsroom?matchAnyCategoryIds[0]=59')
  expect(news.hits.map(({ header }: Hit) => header)).toEqual(['Uusi tiedote'])
  expect(news.categories).toEqual([
    { id: 59, name: 'Yritys', count: 1, selected: true },
    { id: 60, name: 'Tulos', parent: 59, count: 1, selected: false },
    { id: 61, name: 'Muu', count: 0, selected: false },
  ])
  const { contentGroups } = await ask('/api/search/content?q=makkara&contentGroup=1')
  expect(contentGroups.map(({ key, count, selected }: Record<string, unknown>) => [key, count, selected])).toEqual([
    [0, 2, false],
    [1, 1, true],
    [2, 0, false],
    [3, 0, false],
    [4, 1, false],
  ])
})

it('SE-37 says how a question was understood, and offers what others like where nothing was found', async () => {
  const found = await ask('/api/search/content?q=kassler')
  expect([found.understanding, found.popular]).toEqual([{ match: 'all', missingWords: [] }, []])
  const nothing = await ask('/api/search/content?q=xyzzyx')
  expect([nothing.totalCount, nothing.popular.length]).toEqual([0, 4])
  const noRecipe = await ask('/api/search/recipes?q=xyzzyx')
  expect(noRecipe.popular.map(({ type }: { type: string }) => type)).toEqual(['RecipePage', 'RecipePage'])
})

it('SE-06 finds recipes by words, categories and facets', async () => {
  const answer = await ask('/api/search/recipes?facetTags[0]=41&matchAnyCategoryIds[0]=12&q=lihapulla')
  expect(searchRecipes.answer.parse(answer)).toEqual(answer)
  expect(answer.hits.map(({ title }: Hit) => title)).toEqual(['Lihapullat'])
  expect(answer.facetCategories.map(({ name }: { name: string }) => name)).toEqual(['Aika'])
  expect((await ask('/api/search/recipes?hideResults=true')).hits).toEqual([])
})

it('SE-07 finds news by author, category and facet, newest first, as cards', async () => {
  const answer = await ask('/api/search/newsroom')
  expect(searchNewsroom.answer.parse(answer)).toEqual(answer)
  expect(answer.hits.map(({ header }: Hit) => header)).toEqual(['Uusi tiedote', 'Oma juttu', 'Vanha tiedote'])
  expect(answer.hits[0]).toMatchObject({
    type: 'mynewsdeskCard',
    cisionTextType: 'MyNewsDeskPage',
    publishDate: '2026-10-10',
    link: '/ajankohtaista/uusi',
  })
  expect(answer.hits[2]).toMatchObject({
    type: 'cisionCard',
    cisionTextType: 'CisionReleasePage',
    author: 'Aino Kaski',
  })
  expect(await names('/api/search/newsroom?authors[0]=Aino%20Kaski')).toEqual(['Vanha tiedote'])
  expect(await names('/api/search/newsroom?matchAnyCategoryIds[0]=60')).toEqual(['Uusi tiedote'])
  expect(await names('/api/search/newsroom?facetTags[0]=51')).toEqual(['Vanha tiedote'])
  expect(await names('/api/search/newsroom?sortOrder=1')).toEqual(['Oma juttu', 'Uusi tiedote', 'Vanha tiedote'])
})

describe('facets', () => {
  it('SE-08 gives the product groups of the site', async () => {
    const groups = await ask('/api/facets/groups?language=fi')
    expect(productGroups.answer.parse(groups)).toEqual(taxonomy.productGroups)
    expect(await ask('/api/facets/groups', 'deli')).toEqual([])
  })

  it('SE-09 gives every facet of the site with its counts', async () => {
    const facets = await ask('/api/facets/custom')
    expect(customFacets.answer.parse(facets)).toEqual(facets)
    expect(facets.map(({ id }: { id: number }) => id)).toEqual([20, 30, 40, 50])
    expect(facets[0].facetTags[1]).toEqual({ id: 22, name: 'Sika', count: 2, selected: false, display: true })
  })

  it('SE-10 gives the facets that a recipe search shows, and 404 for pages without one and of other sites', async () => {
    const searching = (path: string, facets?: number[]) =>
      aPage({ path, key: path.slice(1), blocks: [{ type: 'recipe-search', props: { ...(facets ? { facets } : {}) } }] })
    expect(await savePages(app.content, [searching('/kaikki'), searching('/muut', [99])])).toMatchObject({ ok: true })
    const at = async (path: string) => {
      const [page] = await app.content.store.findPages('kuluttaja', 'fi', [path])
      return `/api/facets/recipetags?recipeSearchBlockId=${page?.contentId}`
    }
    const facets = await ask(await at('/kaikki'))
    expect(recipeTags.answer.parse(facets).map(({ name }) => name)).toEqual(['Aika'])
    expect(await ask(await at('/muut'))).toEqual([])
    expect((await app.get('deli', await at('/kaikki'))).status).toBe(404)
    expect((await app.get('kuluttaja', await at('/'))).status).toBe(404)
    expect((await app.get('kuluttaja', '/api/facets/recipetags?recipeSearchBlockId=99999')).status).toBe(404)
  })
})

it('SE-11 sorts lists by index, in any order of parameters', async () => {
  const { query } = await ask('/api/search/products?facetTags[1]=9&facetTags[0]=5&matchAnyCategoryIds[0]=3')
  expect([query.facetTags, query.matchAnyCategoryIds]).toEqual([[5, 9], [3]])
})

const wrong = [
  ['page', 'products?page=0'],
  ['page', 'content/?page=1001'],
  ['pageSize', 'recipes?pageSize=101'],
  ['sortOrder', 'newsroom?sortOrder=6'],
  ['contentGroup', 'content?contentGroup=5'],
  ['productGroup', 'products?productGroup=abc'],
  ['facetTags.0', 'products?facetTags[0]=x'],
  ['facetTags.0', 'products?facetTags[0]=-1'],
  ['facetTags', 'products?facetTags=5'],
  ['facetTags', 'products?facetTags[]=201'],
  ['facetTags', 'products?facetTags[a]=201'],
  ['facetTags', 'products?facetTags[0]=201&facetTags[1000]=202'],
  ['q', 'content?q[a]=x'],
  ['searchEquipments', 'products?searchEquipments=perhaps'],
  ['q', `products?q=${'x'.repeat(201)}`],
  ['language', 'lihakauppa-products?language=xx'],
  ['skipPagination', 'lihakauppa-products?skipPagination=2'],
] as const
it('SE-11 SE-15 responds with 400 and the name of the invalid parameter', async () => {
  for (const [name, path] of wrong) {
    const response = await app.get('kuluttaja', `/api/search/${path}`)
    const { code, fields } = await response.json()
    expect([path, response.status, code, Object.keys(fields)]).toEqual([path, 400, 'REQUEST_INVALID', [name]])
  }
})

const hostile = [
  '%00',
  '%ff%fe',
  '.*(%5B',
  '%F0%9F%8C%AD',
  '%E2%80%AE%D7%90%D7%91',
  '!!!',
  '%27%3B--',
  'a%20'.repeat(60),
  Array.from({ length: 50 }, (_, at) => `&facetTags[${at}]=${at + 1}`).join(''),
]
it('SE-15 handles any input without a 500', async () => {
  for (const q of hostile) {
    for (const name of ['products', 'recipes', 'newsroom', 'content', 'lihakauppa-products']) {
      expect([q, name, (await app.get('kuluttaja', `/api/search/${name}?q=${q}`)).status]).toEqual([q, name, 200])
    }
  }
})

it('SE-15 works with and without the trailing slash', async () => {
  const without = await ask('/api/search/products?q=kassler')
  expect(await ask('/api/search/products/?q=kassler')).toEqual(without)
})

it('responds with 304 to a known ETag, until something changes', async () => {
  const first = await app.get('kuluttaja', '/api/search/products?q=kassler')
  const known = { headers: { 'if-none-match': first.headers.get('etag') as string } }
  expect((await app.get('kuluttaja', '/api/search/products?q=kassler', known)).status).toBe(304)
  await savePages(app.content, [aProduct('uusi', { title: 'Kassler viipaleina' }, { productCode: 'E-5' })])
  expect((await app.get('kuluttaja', '/api/search/products?q=kassler', known)).status).toBe(200)
})

it('SE-14 finds inflected words, compounds and mistyped words, only in its site and language', async () => {
  expect(await names('/api/search/recipes?q=lihapullia')).toEqual(['Lihapullat'])
  expect(await names('/api/search/products?q=pihvej%C3%A4')).toEqual(['Jauhelihapihvi'])
  expect(await names('/api/search/products?q=kasler')).toEqual(['Kassler'])
  expect((await ask('/api/search/products?q=kassler', 'deli')).totalCount).toBe(0)
  expect((await ask('/api/search/products?language=en&q=sausages')).totalCount).toBe(1)
})
