import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Page } from '#contract/content.ts'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { defineBlock } from '#web/blocks/define-block.ts'
import { blocks } from '#web/blocks/registry.ts'

const noChange = { tags: [], gone: false, pages: [] }

const text = (words: string): Page['blocks'][number] => ({
  type: 'rich-text',
  props: { content: [{ kind: 'paragraph', children: [words] }] },
})

const cardsOf = (...paths: string[]): Page['blocks'][number] => ({
  type: 'card-grid',
  props: { cards: paths.map((path) => ({ kind: 'page', path })) },
})

async function save(app: RunningApp, ...pages: Page[]): Promise<void> {
  for (const page of pages) expect(await savePage(app.content, page)).toMatchObject({ ok: true })
}

const htmlOf = async (app: RunningApp, path: string, site = 'kuluttaja') => (await app.get(site, path)).text()

/** A block that counts how often it is loaded, by the page that it stands on. */
function countingBlock() {
  const loads: string[] = []
  const counting = defineBlock({
    type: 'counting',
    schema: z.strictObject({}),
    view: () => null,
    css: [],
    examples: {},
    load: async (_props, { path }) => {
      loads.push(path)
      return { data: undefined, tags: [] }
    },
  })
  return { loads, registry: new Map([...blocks, ['counting', counting]]), block: { type: 'counting', props: {} } }
}

it('re-renders only the pages that a changed page touches: itself, and those that show a card of it', async () => {
  const { loads, registry, block } = countingBlock()
  const app = await runningApp({ registry })
  await save(app, anArticle('ham', { blocks: [block] }), anArticle('soup', { blocks: [block] }))
  await save(app, aPage({ blocks: [cardsOf('/ham'), block] }))
  await save(app, anArticle('both', { blocks: [cardsOf('/soup'), block] }))
  for (const path of ['/', '/ham', '/soup', '/both']) await app.get('kuluttaja', path)
  loads.length = 0

  await save(app, anArticle('ham', { title: 'Kinkku kypsyy', blocks: [block] }))
  await expect.poll(() => htmlOf(app, '/')).toContain('Kinkku kypsyy')
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Kinkku kypsyy')
  expect(loads.sort()).toEqual(['/', '/ham'])
})

it('serves the old page at once while the new one is made', async () => {
  let release = () => {}
  const gate = { open: Promise.resolve() }
  const slow = defineBlock({
    type: 'slow',
    schema: z.strictObject({ words: z.string() }),
    view: ({ props }) => props.words,
    css: [],
    examples: {},
    load: async () => {
      await gate.open
      return { data: undefined, tags: [] }
    },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['slow', slow]]) })
  await save(app, aPage({ blocks: [{ type: 'slow', props: { words: 'vanha' } }] }))
  await app.get('kuluttaja', '/')

  gate.open = new Promise((resolve) => {
    release = resolve
  })
  await save(app, aPage({ blocks: [{ type: 'slow', props: { words: 'uusi' } }] }))
  expect(await htmlOf(app, '/')).toContain('vanha')
  release()
  await expect.poll(() => htmlOf(app, '/')).toContain('uusi')
})

it('never shows a removed page again, nor a card of it', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'), aPage({ blocks: [cardsOf('/ham')] }))
  expect(await htmlOf(app, '/')).toContain('Juttu ham')
  await app.get('kuluttaja', '/ham')

  expect(await removePage(app.content, anArticle('ham'))).toMatchObject({ ok: true })
  expect((await app.get('kuluttaja', '/ham')).status).toBe(404)
  expect(await htmlOf(app, '/')).not.toContain('Juttu ham')
})

it('does not keep a page that was made from content which changed meanwhile', async () => {
  const during = { load: async () => {} }
  const changing = defineBlock({
    type: 'changing',
    schema: z.strictObject({}),
    view: () => null,
    css: [],
    examples: {},
    load: async () => {
      await during.load()
      return { data: undefined, tags: [] }
    },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['changing', changing]]) })
  const withTitle = (title: string) => anArticle('ham', { title, blocks: [{ type: 'changing', props: {} }] })
  await save(app, withTitle('Ensimmäinen'))
  during.load = async () => {
    during.load = async () => {}
    await save(app, withTitle('Toinen'))
  }
  expect(await htmlOf(app, '/ham')).toContain('Toinen')
  expect(await htmlOf(app, '/ham')).toContain('Toinen')
})

it('re-renders the pages of one site and language when its navigation changes', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ site: 'deli' }))
  await app.get('kuluttaja', '/')
  await app.get('deli', '/')
  const before = app.cache.size
  expect(before).toBe(2)
  const bottomTabs = [{ label: 'Uusi linkki', link: '/', children: [] }]
  expect(await saveNavigation(app.navigation, aNavigation({ desktop: { topTabs: [], bottomTabs } }))).toMatchObject({
    ok: true,
  })
  await expect.poll(() => htmlOf(app, '/')).toContain('Uusi linkki')
  expect(await htmlOf(app, '/', 'deli')).not.toContain('Uusi linkki')
})

it('renders once for many visitors who ask for the same page at the same time', async () => {
  const { loads, registry, block } = countingBlock()
  const app = await runningApp({ registry })
  await save(app, aPage({ blocks: [block] }))
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.get('kuluttaja', '/')))
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(loads).toEqual(['/'])
})

it('answers addresses that differ in undeclared parameters from one entry', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (const query of ['', '?utm_source=kirje', '?fbclid=1&x=2'])
    expect((await app.get('kuluttaja', `/${query}`)).status).toBe(200)
  expect(app.cache.size).toBe(1)
})

it('keeps one 404 page for each site and language, however many addresses are tried', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (let n = 0; n < 50; n++) expect((await app.get('kuluttaja', `/ei-ole-${n}?q=${n}`)).status).toBe(404)
  expect(app.cache.size).toBe(1)
})

it('renews the 404 page when the navigation around it changes', async () => {
  const app = await runningApp()
  await save(app, aPage())
  await app.get('kuluttaja', '/ei-ole')
  const { footer } = aNavigation()
  const saved = await saveNavigation(app.navigation, aNavigation({ footer: { ...footer, promise: 'Uusi lupaus' } }))
  expect(saved).toMatchObject({ ok: true })
  await expect.poll(() => htmlOf(app, '/ei-ole')).toContain('Uusi lupaus')
})

it('shows what a declared parameter asks for, also when the page without it is in the cache', async () => {
  const paged = defineBlock({
    type: 'paged',
    schema: z.strictObject({}),
    view: ({ data }: { data: string }) => data,
    css: [],
    examples: {},
    params: { page: z.coerce.number().default(1) },
    load: async (_props, { params }) => ({ data: `Sivu ${params.page}`, tags: [] }),
  })
  const app = await runningApp({ registry: new Map([...blocks, ['paged', paged]]) })
  await save(app, anArticle('list', { blocks: [{ type: 'paged', props: {} }] }))
  expect(await htmlOf(app, '/list')).toContain('Sivu 1')
  expect(await htmlOf(app, '/list?utm_source=x&page=2')).toContain('Sivu 2')
  expect(await htmlOf(app, '/list?page=2')).toContain('Sivu 2')
  expect(app.cache.size).toBe(2)
})

it('forgets an address with a parameter that the page no longer has', async () => {
  const paged = defineBlock({
    type: 'paged',
    schema: z.strictObject({}),
    view: () => null,
    css: [],
    examples: {},
    params: { page: z.coerce.number().default(1) },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['paged', paged]]) })
  await save(app, anArticle('ham', { title: 'Vanha', blocks: [{ type: 'paged', props: {} }] }))
  expect(await htmlOf(app, '/ham?page=2')).toContain('Vanha')
  await save(app, anArticle('ham', { title: 'Uusi', blocks: [] }))
  await expect.poll(() => htmlOf(app, '/ham?page=2')).toContain('Uusi')
})

it('tries a stale page again after a failure, as soon as somebody reads it', async () => {
  const broken = { now: false }
  const failing = defineBlock({
    type: 'at-times-failing',
    schema: z.strictObject({}),
    view: () => null,
    css: [],
    examples: {},
    load: async () => {
      if (broken.now) throw new Error('the database is away')
      return { data: undefined, tags: [] }
    },
  })
  const app = await runningApp({ registry: new Map([...blocks, ['at-times-failing', failing]]) })
  const withTitle = (title: string) => anArticle('ham', { title, blocks: [{ type: 'at-times-failing', props: {} }] })
  await save(app, withTitle('Vanha'))
  await app.get('kuluttaja', '/ham')
  broken.now = true
  await save(app, withTitle('Uusi'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await htmlOf(app, '/ham')).toContain('Vanha')
  broken.now = false
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Uusi')
})

it('answers a page that was removed while its render waited with 404, and shows it when it is back', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'))
  await app.content.store.remove(anArticle('ham'), () => noChange)
  expect((await app.get('kuluttaja', '/ham')).status).toBe(404)
  await save(app, anArticle('ham', { title: 'Palannut' }))
  await expect.poll(() => htmlOf(app, '/ham')).toContain('Palannut')
})

it('refuses a second page with the key of another in the same language', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'))
  expect(await savePage(app.content, anArticle('soup', { key: 'ham' }))).toMatchObject({
    ok: false,
    code: 'CONTENT_KEY_TAKEN',
  })
  expect((await app.get('kuluttaja', '/soup')).status).toBe(404)
})

it('refuses a link to a site that does not exist', async () => {
  const app = await runningApp()
  const cards = [{ kind: 'paragraph', children: [{ text: 'sivusto', link: 'site:nobody/' }] }]
  const outcome = await savePage(app.content, aPage({ blocks: [{ type: 'rich-text', props: { content: cards } }] }))
  expect(outcome).toMatchObject({ ok: false, problems: ["site:nobody/: there is no site 'nobody'"] })
})

it('shows a page no longer than its data is valid', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  const priced = defineBlock({
    type: 'priced',
    schema: z.strictObject({}),
    view: ({ data }: { data: string }) => data,
    css: [],
    examples: {},
    load: async (_props, context) => ({
      data: `klo ${context.now.getUTCHours()}`,
      tags: [],
      validUntil: new Date('2026-11-15T12:00:00Z'),
    }),
  })
  const app = await runningApp({ now: () => now, registry: new Map([...blocks, ['priced', priced]]) })
  await save(app, aPage({ blocks: [{ type: 'priced', props: {} }] }))
  expect(await htmlOf(app, '/')).toContain('klo 10')
  now = new Date('2026-11-15T11:59:59Z')
  expect(await htmlOf(app, '/')).toContain('klo 10')
  now = new Date('2026-11-15T12:00:00Z')
  expect(await htmlOf(app, '/')).toContain('klo 12')
})

/** Content that came into the database past the checks: an old import, a block since removed. */
async function smuggle(app: RunningApp, page: Page): Promise<void> {
  await app.content.store.put([page], () => noChange)
  app.index.add({ ...page, blockTypes: page.blocks.map(({ type }) => type) })
}

it('leaves out a block that is unknown, invalid or failing, and serves the rest of the page for a short while', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  const failing = defineBlock({
    type: 'failing',
    schema: z.strictObject({}),
    view: () => {
      throw new Error('view broke')
    },
    css: [],
    examples: {},
  })
  const app = await runningApp({
    now: () => now,
    skipBlockProblems: true,
    registry: new Map([...blocks, ['failing', failing]]),
  })
  const broken = [
    { type: 'vanished', props: {} },
    { type: 'hero', props: { title: 7 } },
    { type: 'failing', props: {} },
  ]
  await smuggle(app, aPage({ blocks: [...broken, text('Loput sivusta')] }))
  const answer = await app.get('kuluttaja', '/')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Loput sivusta')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(app.cache.size).toBe(1)
  now = new Date('2026-11-15T10:00:05Z')
  app.cache.find('kuluttaja/')
  expect(app.cache.size).toBe(0)
})

it('is loud about a bad block in tests', async () => {
  const app = await runningApp()
  await smuggle(app, aPage({ blocks: [{ type: 'vanished', props: {} }] }))
  expect((await app.get('kuluttaja', '/')).status).toBe(500)
})

it('refuses to save a page with a bad block and says what is wrong with it', async () => {
  const app = await runningApp()
  const outcome = await savePage(
    app.content,
    aPage({
      blocks: [
        { type: 'hero', props: { title: '' } },
        { type: 'vanished', props: {} },
      ],
    }),
  )
  expect(outcome).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
  expect(!outcome.ok && outcome.problems.join('\n')).toMatch(
    /blocks\.0 \(hero\): title[\s\S]*there is no block of type 'vanished'/,
  )
  expect((await app.get('kuluttaja', '/')).status).toBe(404)
})

it('refuses a link that would run a script', async () => {
  const app = await runningApp()
  const evil = { kind: 'paragraph', children: [{ text: 'klikkaa', link: 'javascript:alert(1)' }] }
  const outcome = await savePage(app.content, aPage({ blocks: [{ type: 'rich-text', props: { content: [evil] } }] }))
  expect(outcome).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
})

it('CH-03 serves a language under its own segment and says its name in the page', async () => {
  const app = await runningApp()
  await save(app, aPage({ site: 'yritys' }), aPage({ site: 'yritys', language: 'se', title: 'Startsida' }))
  expect(await htmlOf(app, '/', 'yritys')).toContain('<html lang="fi">')
  expect(await htmlOf(app, '/se/', 'yritys')).toContain('<html lang="sv">')
  const redirect = await app.get('yritys', '/fi/?utm_source=x')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/?utm_source=x'])
})

it('CH-03 answers English addresses of a site without English with a 404 page in English', async () => {
  const app = await runningApp()
  await save(app, aPage({ site: 'deli' }))
  const answer = await app.get('deli', '/en/products')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Page not found')
})

it('CH-01 answers an unknown host with a 404 page of the directory, never with a site', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (const host of ['evil.example', 'kuluttaja.localhost.evil.example', 'kuluttaja.localhost:1']) {
    const answer = await app.get(host, '/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Etusivu')
  }
})

it('leads to the same page in the other language, or to its home page', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ language: 'en' }), anArticle('ham'), anArticle('soup'))
  await save(app, anArticle('ham-in-english', { language: 'en', key: 'ham' }))
  expect(await htmlOf(app, '/ham')).toContain('href="/en/ham-in-english"')
  expect(await htmlOf(app, '/soup')).toContain('href="/en/"')
})

it('offers a translation on the other language versions as soon as there is one', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ language: 'en' }), anArticle('ham'))
  expect(await htmlOf(app, '/ham')).toContain('href="/en/"')
  await save(app, anArticle('ham-in-english', { language: 'en', key: 'ham' }))
  await expect.poll(() => htmlOf(app, '/ham')).toContain('href="/en/ham-in-english"')
})

it('answers HEAD, a known ETag, and calls and methods that do not exist', async () => {
  const app = await runningApp()
  await save(app, aPage())
  const first = await app.get('kuluttaja', '/', { headers: { 'accept-encoding': 'br' } })
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-encoding')).toBe('br')
  expect((await app.get('kuluttaja', '/', { method: 'HEAD' })).status).toBe(200)
  expect((await app.get('kuluttaja', '/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await app.get('kuluttaja', '/api/nothing')).status).toBe(404)
  expect((await app.get('kuluttaja', '/', { method: 'DELETE' })).status).toBe(404)
})

it('ends with what was saved last when one page is saved many times at once', async () => {
  const app = await runningApp()
  const saves = Array.from({ length: 12 }, (_, n) =>
    savePage(app.content, anArticle('ham', { title: `Versio ${n}`, key: `ham-${n}` })),
  )
  await Promise.all(saves)
  const [stored] = await app.content.store.findPages('kuluttaja', 'fi', ['/ham'])
  expect(app.index.find('kuluttaja', 'fi', '/ham')?.key).toBe(stored?.key)
  await expect.poll(() => htmlOf(app, '/ham')).toContain(stored?.title)
})

it('takes the same new page from many at once, as nodes do that fill one database together', async () => {
  const app = await runningApp()
  for (let round = 0; round < 5; round++) {
    const saves = Array.from({ length: 8 }, () => savePage(app.content, anArticle(`new-${round}`)))
    expect((await Promise.all(saves)).every(({ ok }) => ok)).toBe(true)
  }
})

it('gives a key to one of the pages that ask for it at once, and refuses the others', async () => {
  const app = await runningApp()
  const saves = Array.from({ length: 8 }, (_, n) => savePage(app.content, anArticle(`page-${n}`, { key: 'wanted' })))
  const outcomes = await Promise.all(saves)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))).toEqual(Array(7).fill('CONTENT_KEY_TAKEN'))
})
