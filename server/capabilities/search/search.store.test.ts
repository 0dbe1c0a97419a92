import { describe, expect, it, onTestFinished } from 'vitest'
import { searchSuggestions } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import { openSearchIndex } from '#search/open-search-index.ts'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { aNewsPage, anArticle, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { contentStore } from '../content/content.store.ts'
import { AnswerBook } from './answers/answer-book.ts'
import { contentGroupOptions } from './content-groups.ts'
import { IndexUpdater } from './index-updater.ts'
import { searchStore } from './search.store.ts'

const CALL = '/api/search/suggestions/'
const picture = { id: '0123456789', name: 'kinkku.jpg', width: 960, height: 720, alt: 'Kinkku laudalla' }

const ask = async (app: RunningApp, query: string, site = 'kuluttaja') =>
  (await app.get(site, `${CALL}?${query}`)).json()

const titles = async (app: RunningApp, q: string) =>
  (await ask(app, `q=${encodeURIComponent(q)}`)).hits.map(({ title }: { title: string }) => title)

describe('GET /api/search/suggestions/', () => {
  it('SE-01 gives hits with contentId, url, title, category, teaserText, image and type, in the language asked', async () => {
    const app = await runningApp()
    await savePage(app.content, anArticle('ham', { title: 'Joulun kinkku', description: 'Ohje', picture }))
    await savePage(app.content, aPage({ language: 'en', path: '/ham', key: 'ham', title: 'Christmas kinkku' }))
    const finnish = await ask(app, 'language=fi&pageSize=5&q=kin&sortOrder=0')
    expect(finnish).toEqual({
      hits: [
        {
          contentId: 1,
          url: '/ham',
          title: 'Joulun kinkku',
          category: 'Artikkeli',
          teaserText: 'Ohje',
          image: {
            src: '/media/0123456789/kinkku.jpg?preset=thumbnail',
            alt: 'Kinkku laudalla',
            width: 160,
            height: 160,
          },
          type: 'ArticlePage',
        },
      ],
      totalCount: 1,
    })
    expect(searchSuggestions.answer.parse(finnish)).toEqual(finnish)
    expect((await ask(app, 'language=en&q=kin')).hits).toEqual([
      expect.objectContaining({ url: '/en/ham', category: 'Page', image: null, type: 'HomePage' }),
    ])
    expect((await ask(app, 'q=kin')).hits).toEqual(finnish.hits)
    expect((await ask(app, 'q=kin', 'deli')).hits).toEqual([])
  })

  it('shows a page without a picture with that of its hero', async () => {
    const app = await runningApp()
    const hero = { type: 'hero', props: { title: 'Tervetuloa', picture } }
    await savePage(app.content, aPage({ title: 'Kinkku', blocks: [hero] }))
    expect((await ask(app, 'q=kinkku')).hits[0].image.src).toBe('/media/0123456789/kinkku.jpg?preset=thumbnail')
  })

  it('SE-01 returns pageSize hits, and counts all', async () => {
    const app = await runningApp()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await savePage(app.content, anArticle(name))
    expect((await ask(app, 'q=juttu')).hits).toHaveLength(5)
    expect(await ask(app, 'q=juttu&pageSize=2')).toMatchObject({ hits: { length: 2 }, totalCount: 6 })
    expect((await ask(app, 'q=juttu&pageSize=100')).hits).toHaveLength(6)
  })

  it('works with and without the trailing slash, and responds with 304 to a known ETag', async () => {
    const app = await runningApp()
    const first = await app.get('kuluttaja', `${CALL}?q=kinkku`)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
    const known = { headers: { 'if-none-match': first.headers.get('etag') as string } }
    expect((await app.get('kuluttaja', `${CALL.slice(0, -1)}?q=kinkku`, known)).status).toBe(304)
    await savePage(app.content, anArticle('kinkku'))
    expect((await app.get('kuluttaja', `${CALL}?q=kinkku`, known)).status).toBe(200)
  })

  it.each([
    ['q', ''],
    ['q', `q=${'x'.repeat(201)}`],
    ['pageSize', 'q=kinkku&pageSize=0'],
    ['pageSize', 'q=kinkku&pageSize=101'],
    ['pageSize', 'q=kinkku&pageSize=1.5'],
    ['pageSize', 'q=kinkku&pageSize='],
    ['sortOrder', 'q=kinkku&sortOrder=6'],
    ['sortOrder', 'q=kinkku&sortOrder=up'],
    ['language', 'q=kinkku&language=xx'],
    ['q', 'q[0]=kinkku'],
  ])('responds with 400 and the name %s to %j', async (name, query) => {
    const app = await runningApp()
    const response = await app.get('kuluttaja', `${CALL}?${query}`)
    const { code, fields } = await response.json()
    expect([response.status, code, Object.keys(fields)]).toEqual([400, 'REQUEST_INVALID', [name]])
  })

  it('handles any input without a 500', async () => {
    const app = await runningApp()
    await savePage(app.content, anArticle('ham', { title: 'Joulun kinkku' }))
    for (const q of [
      '%00',
      '%ff%fe',
      '.*(',
      '%F0%9F%8C%AD',
      '%E2%80%AE%D7%90',
      '+++',
      '%5Cu0000',
      '%27--',
      '&&=&',
      '%',
    ]) {
      const response = await app.get('kuluttaja', `${CALL}?q=${q}`)
      expect([q, response.status, (await response.json()).hits]).toEqual([q, 200, []])
    }
    expect((await app.get('kuluttaja', `${CALL}?q=${'x'.repeat(3900)}`)).status).toBe(400)
    expect((await app.get('kuluttaja', `${CALL}?q=${'x'.repeat(10_000)}`)).status).toBe(414)
  })

  it('reflects saved, changed and removed pages', async () => {
    const app = await runningApp()
    await savePage(app.content, anArticle('ham', { title: 'Kinkku' }))
    expect(await titles(app, 'kinkku')).toEqual(['Kinkku'])
    await savePage(app.content, anArticle('ham', { title: 'Makkara' }))
    expect([await titles(app, 'kinkku'), await titles(app, 'makkara')]).toEqual([[], ['Makkara']])
    await removePage(app.content, { site: 'kuluttaja', language: 'fi', path: '/ham' })
    expect(await titles(app, 'makkara')).toEqual([])
  })

  it('finds the words of the blocks, and no search page', async () => {
    const app = await runningApp()
    const content = [{ kind: 'paragraph', children: ['Mausteena katajanmarja'] }]
    await savePage(app.content, anArticle('ham', { blocks: [{ type: 'rich-text', props: { content } }] }))
    await savePage(app.content, aPage({ path: '/haku', key: 'search', template: 'search', title: 'Katajanmarja' }))
    expect(await titles(app, 'katajan')).toEqual(['Juttu ham'])
  })
})

it('CH-24 shows a product in its own preset and everything else as a thumbnail', async () => {
  const app = await runningApp()
  await savePage(app.content, anArticle('ham', { title: 'Kinkku', picture }))
  await savePage(app.content, aProduct('ham', { title: 'Kinkku', picture }))
  await savePage(app.content, aProduct('wing', { site: 'jyvabroiler', title: 'Kinkku', picture }))
  const shown = async (site: string) =>
    (await ask(app, 'q=kinkku&sortOrder=1', site)).hits.map(({ type, image }: { type: string; image: object }) => ({
      type,
      ...image,
    }))
  const small = { src: '/media/0123456789/kinkku.jpg?preset=small', width: 320, height: 240 }
  expect(await shown('kuluttaja')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'ArticlePage',
        src: '/media/0123456789/kinkku.jpg?preset=thumbnail',
        width: 160,
        height: 160,
      }),
      expect.objectContaining({ type: 'RetailProductPage', ...small }),
    ]),
  )
  expect(await shown('jyvabroiler')).toEqual([expect.objectContaining({ type: 'JyvabroilerProductPage', ...small })])
})

it('SE-32 offers everything and the groups that a site has something of, in its language', async () => {
  const app = await runningApp()
  await savePage(app.content, aProduct('ham'))
  await savePage(app.content, anArticle('story'))
  await savePage(app.content, aRecipe('soup', { site: 'skogsgarden', language: 'se' }))
  const optionsOf = async (site: string, language: Language) => {
    await app.changes.caughtUp()
    const options = await contentGroupOptions(app.search, { site, language, counts: [], selected: 0 })
    return options.map(({ key, value }) => ({ key, value }))
  }
  expect(await optionsOf('kuluttaja', 'fi')).toEqual([
    { key: 0, value: 'Kaikki' },
    { key: 1, value: 'Tuotteet' },
    { key: 4, value: 'Muut sivut' },
  ])
  expect(await optionsOf('skogsgarden', 'se')).toEqual([
    { key: 0, value: 'Alla' },
    { key: 2, value: 'Recept' },
  ])
  await savePage(app.content, aNewsPage('news'))
  await savePage(app.content, aRecipe('soup'))
  expect((await optionsOf('kuluttaja', 'fi')).map(({ value }) => value)).toEqual([
    'Kaikki',
    'Tuotteet',
    'Reseptit',
    'Uutiset',
    'Muut sivut',
  ])
})

const anIndex = () => {
  const fail = (error: unknown) => expect.unreachable(`${error}`)
  const index = openSearchIndex({ onProblem: fail, onLost: fail })
  onTestFinished(() => index.close())
  return index
}

describe('the index', () => {
  it('has all stored pages at the start, and changes made while it was filled', async () => {
    const database = await freshDatabase()
    const content = { store: contentStore(database.sql), checkBlocks: () => [] }
    await savePage(content, anArticle('old', { title: 'Vanha' }))
    await savePage(content, anArticle('gone', { title: 'Mennyt' }))
    const stored = searchStore(database.sql, {
      findTaxonomy: async () => null,
      priceOf: () => null,
      placeOf: () => null,
      isHidden: () => false,
      deliveryDaysOf: () => [],
      thesauri: {},
      answers: new AnswerBook({}),
      stated: (content) => content,
      today: () => '2026-11-16',
    })
    const address = { site: 'kuluttaja', language: 'fi' } as const
    const store: typeof stored = {
      ...stored,
      async *all() {
        for await (const batch of stored.all()) {
          await savePage(content, anArticle('old', { title: 'Uusi' }))
          await removePage(content, { ...address, path: '/gone' })
          await updater.update([
            { ...address, path: '/old' },
            { ...address, path: '/gone', contentId: 2 },
          ])
          yield batch
        }
      },
    }
    const updater = new IndexUpdater({
      index: anIndex(),
      answers: new AnswerBook({}),
      store,
      onProblem: (error) => expect.unreachable(`${error}`),
    })
    updater.begin()
    expect(updater.isFilled).toBe(false)
    const index = await updater.index()
    expect(updater.isFilled).toBe(true)
    const found = async (q: string) => (await index.suggest({ ...address, q, count: 5 })).totalCount
    expect([await found('vanha'), await found('uusi'), await found('mennyt')]).toEqual([0, 1, 0])
  })

  it('is filled again when reading failed', async () => {
    const problems: string[] = []
    let reads = 0
    const store = {
      async *all() {
        if (reads++ === 0) throw new Error('no connection')
        yield []
      },
      find: async () => [],
      ofSite: async () => [],
    }
    const onProblem = (_error: unknown, sentence: string) => problems.push(sentence)
    const updater = new IndexUpdater({ index: anIndex(), answers: new AnswerBook({}), store, onProblem })
    updater.begin()
    await updater.index()
    expect([updater.isFilled, problems]).toEqual([true, ['Reading all pages for search failed']])
  })
})
