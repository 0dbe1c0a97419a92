import { describe, expect, it } from 'vitest'
import { searchSuggestions } from '#contract/search.ts'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { contentStore } from '../content/content.store.ts'
import { MemoryEngine } from './memory-engine.ts'
import { searchStore } from './search.store.ts'
import { type SearchedPage, searchPages } from './search.ts'
import { Upkeep } from './upkeep.ts'

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
    })
    expect(searchSuggestions.answer.parse(finnish)).toEqual(finnish)
    expect((await ask(app, 'language=en&q=kin')).hits).toEqual([
      expect.objectContaining({ url: '/en/ham', category: 'Page', image: null, type: 'HomePage' }),
    ])
    expect((await ask(app, 'q=kin')).hits).toEqual(finnish.hits)
    expect((await ask(app, 'q=kin', 'deli')).hits).toEqual([])
  })

  it('shows a page without a picture of its own by that of its hero', async () => {
    const app = await runningApp()
    const hero = { type: 'hero', props: { title: 'Tervetuloa', picture } }
    await savePage(app.content, aPage({ title: 'Kinkku', blocks: [hero] }))
    expect((await ask(app, 'q=kinkku')).hits[0].image.src).toBe('/media/0123456789/kinkku.jpg?preset=thumbnail')
  })

  it('SE-01 gives as many as pageSize says', async () => {
    const app = await runningApp()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await savePage(app.content, anArticle(name))
    expect((await ask(app, 'q=juttu')).hits).toHaveLength(5)
    expect((await ask(app, 'q=juttu&pageSize=2')).hits).toHaveLength(2)
    expect((await ask(app, 'q=juttu&pageSize=100')).hits).toHaveLength(6)
  })

  it('answers with and without the trailing slash, and 304 to who has the answer', async () => {
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
  ])('answers 400 naming %s to %j', async (name, query) => {
    const app = await runningApp()
    const response = await app.get('kuluttaja', `${CALL}?${query}`)
    const { code, fields } = await response.json()
    expect([response.status, code, Object.keys(fields)]).toEqual([400, 'REQUEST_INVALID', [name]])
  })

  it('answers whatever is typed, and never with a fault', async () => {
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

  it('knows pages that are saved, changed and removed', async () => {
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
  const engine = new MemoryEngine()
  const types = ['ArticlePage', 'JyvabroilerProductPage', 'RetailProductPage']
  const page = {
    site: 'kuluttaja',
    language: 'fi',
    title: 'Kinkku',
    description: '',
    text: '',
    publishDate: '2026-11-01',
  }
  engine.put(types.map((type, id): SearchedPage => ({ ...page, language: 'fi', id, path: `/${id}`, type, picture })))
  const needs = { engine: async () => engine, hrefOf: ({ path }: { path: string }) => path, categoryOf: () => '' }
  const question = { site: 'kuluttaja', language: 'fi', q: 'kinkku', sortOrder: 0, from: 0, count: 5 } as const
  const { hits } = await searchPages(needs, question)
  expect(hits.map(({ image }) => image)).toEqual([
    expect.objectContaining({ src: '/media/0123456789/kinkku.jpg?preset=thumbnail', width: 160, height: 160 }),
    expect.objectContaining({ src: '/media/0123456789/kinkku.jpg?preset=small', width: 320, height: 240 }),
    expect.objectContaining({ src: '/media/0123456789/kinkku.jpg?preset=small', width: 320, height: 240 }),
  ])
})

describe('the engine', () => {
  it('knows at the start what was stored before, and what changed while it was read', async () => {
    const database = await freshDatabase()
    const content = { store: contentStore(database), checkBlocks: () => [], announce: async () => {} }
    await savePage(content, anArticle('old', { title: 'Vanha' }))
    await savePage(content, anArticle('gone', { title: 'Mennyt' }))
    const stored = searchStore(database)
    const address = { site: 'kuluttaja', language: 'fi' } as const
    const store: typeof stored = {
      ...stored,
      async *all() {
        for await (const batch of stored.all()) {
          await savePage(content, anArticle('old', { title: 'Uusi' }))
          await removePage(content, { ...address, path: '/gone' })
          await upkeep.follow([
            { ...address, path: '/old' },
            { ...address, path: '/gone' },
          ])
          yield batch
        }
      },
    }
    const upkeep = new Upkeep({
      engine: new MemoryEngine(),
      store,
      onProblem: (error) => expect.unreachable(`${error}`),
    })
    upkeep.begin()
    expect(upkeep.isFilled).toBe(false)
    const engine = await upkeep.engine()
    expect(upkeep.isFilled).toBe(true)
    const found = (q: string) => engine.find({ ...address, q, sortOrder: 0, from: 0, count: 5 }).totalCount
    expect([found('vanha'), found('uusi'), found('mennyt')]).toEqual([0, 1, 0])
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
    }
    const onProblem = (_error: unknown, sentence: string) => problems.push(sentence)
    const upkeep = new Upkeep({ engine: new MemoryEngine(), store, onProblem })
    upkeep.begin()
    await upkeep.engine()
    expect([upkeep.isFilled, problems]).toEqual([true, ['Reading all pages for search failed']])
  })
})
