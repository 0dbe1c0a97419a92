import { describe, expect, it } from 'vitest'
import {
  customFacets,
  productGroups,
  recipeTags,
  searchContent,
  searchNewsroom,
  searchProducts,
  searchRecipes,
} from '#contract/search/search.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { anArticle, aPage, aProduct } from '#server/testing/a-page.ts'
import { type Hit, searchedSite, taxonomy } from '#server/testing/searched-site.ts'

const { app, ask, names } = searchedSite()

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

it('counts what product groups and categories would leave; a category has the items of its sub-categories', async () => {
  await saveTaxonomy(app().taxonomy, {
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
  expect([found.understanding, found.popular]).toEqual([{ match: 'all', missingWords: [], limits: [] }, []])
  const nothing = await ask('/api/search/content?q=xyzzyx')
  expect([nothing.totalCount, nothing.popular.length]).toEqual([0, 4])
  const noRecipe = await ask('/api/search/recipes?q=xyzzyx')
  expect(noRecipe.popular.map(({ type }: { type: string }) => type)).toEqual(['RecipePage', 'RecipePage'])
})

it('SE-37: where nothing was found, says what was searched for, what one word less finds, and where to ask', async () => {
  const props = { heading: 'Lähetä viesti', phone: '+358 20 000', email: 'me@kaskimaa.example' }
  const blocks = [{ type: 'contact-form', anchor: 'lomake', props }]
  expect(await savePages(app().content, [anArticle('yhteys', { blocks })])).toMatchObject({ ok: true })
  await expect
    .poll(async () => (await ask('/api/search/content?q=xyzzyx')).understanding.nothing.contact)
    .toBe('/yhteys?message=xyzzyx#lomake')
  const limited = await ask('/api/search/recipes?q=lihapullat%20alle%201%20min')
  expect([limited.totalCount, limited.understanding.nothing.nearest]).toEqual([
    0,
    { q: 'lihapullat', dropped: 'alle 1 min', totalCount: 1, category: 'Resepti' },
  ])
})

it('answers a question above the results, in a field of its own', async () => {
  const nutrition = [{ name: 'Proteiini', amount: '18 g' }]
  await savePages(app().content, [aProduct('keitto', { title: 'Keittokinkku' }, { nutrition })])
  await expect
    .poll(async () => (await ask('/api/search/content?q=paljonko%20proteiinia%20keittokinkussa')).answer)
    .toEqual({
      about: 'Keittokinkku',
      text: 'Proteiini 100 grammassa: 18 g',
      source: { title: 'Keittokinkku', url: '/tuotteet/keitto' },
    })
  expect((await ask('/api/search/content?q=keittokinkku')).answer).toBeNull()
})

it('SE-39: says which limits hold, by the words of the question and by parameters, each with how it is taken away', async () => {
  const named = await ask('/api/search/recipes?q=lihapulla%20alle%20600%20min')
  expect(named.understanding.limits).toEqual([{ text: 'enintään 600 min', without: 'lihapulla' }])
  expect(named.hits.map(({ title }: Hit) => title)).toEqual(['Lihapullat'])
  const asked = await ask('/api/search/recipes?q=lihapulla&maxMinutes=600&people=1000')
  expect([asked.totalCount, asked.understanding.limits]).toEqual([
    0,
    [
      { text: 'enintään 600 min', parameter: 'maxMinutes' },
      { text: '1000 hengelle', parameter: 'people' },
    ],
  ])
  expect(asked.query).toMatchObject({ maxMinutes: 600, people: 1000 })
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
    expect(await savePages(app().content, [searching('/kaikki'), searching('/muut', [99])])).toMatchObject({ ok: true })
    const at = async (path: string) => {
      const [page] = await app().content.store.findPages('kuluttaja', 'fi', [path])
      return `/api/facets/recipetags?recipeSearchBlockId=${page?.contentId}`
    }
    const facets = await ask(await at('/kaikki'))
    expect(recipeTags.answer.parse(facets).map(({ name }) => name)).toEqual(['Aika'])
    expect(await ask(await at('/muut'))).toEqual([])
    expect((await app().get('deli', await at('/kaikki'))).status).toBe(404)
    expect((await app().get('kuluttaja', await at('/'))).status).toBe(404)
    expect((await app().get('kuluttaja', '/api/facets/recipetags?recipeSearchBlockId=99999')).status).toBe(404)
  })
})

it('SE-14 finds inflected words, compounds and mistyped words, only in its site and language', async () => {
  expect(await names('/api/search/recipes?q=lihapullia')).toEqual(['Lihapullat'])
  expect(await names('/api/search/products?q=pihvej%C3%A4')).toEqual(['Jauhelihapihvi'])
  expect(await names('/api/search/products?q=kasler')).toEqual(['Kassler'])
  expect((await ask('/api/search/products?q=kassler', 'deli')).totalCount).toBe(0)
  expect((await ask('/api/search/products?language=en&q=sausages')).totalCount).toBe(1)
})
