import { expect, it } from 'vitest'
import { z } from 'zod'
import { savePage } from '#server/capabilities/content/content.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'
import { defineBlock } from '#web/block-kit/define-block.ts'
import { blocks } from '#web/blocks/registry.ts'

it('serves addresses that differ only in undeclared parameters from one entry', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (const query of ['', '?utm_source=kirje', '?fbclid=1&x=2'])
    expect((await app.get('kuluttaja', `/${query}`)).status).toBe(200)
  expect(app.cache.size).toBe(1)
})

it('caches one 404 page per site and language, for any number of addresses', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (let n = 0; n < 50; n++) expect((await app.get('kuluttaja', `/ei-ole-${n}?q=${n}`)).status).toBe(404)
  expect(app.cache.size).toBe(1)
})

it('applies a declared parameter, also when the page without it is cached', async () => {
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

it('refuses a second page with the same key and language', async () => {
  const app = await runningApp()
  await save(app, anArticle('ham'))
  expect(await savePage(app.content, anArticle('soup', { key: 'ham' }))).toMatchObject({
    ok: false,
    code: 'CONTENT_KEY_TAKEN',
  })
  expect((await app.get('kuluttaja', '/soup')).status).toBe(404)
})

it('CH-03 serves a language under its own segment and says its name in the page', async () => {
  const app = await runningApp()
  await save(app, aPage({ site: 'yritys' }), aPage({ site: 'yritys', language: 'se', title: 'Startsida' }))
  expect(await htmlOf(app, '/', 'yritys')).toContain('<html lang="fi"')
  expect(await htmlOf(app, '/se/', 'yritys')).toContain('<html lang="sv"')
  const redirect = await app.get('yritys', '/fi/?utm_source=x')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/?utm_source=x'])
})

it('CH-03 serves an English 404 page at English addresses of a site without English', async () => {
  const app = await runningApp()
  await save(app, aPage({ site: 'deli' }))
  const answer = await app.get('deli', '/en/products')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Page not found')
})

it('CH-01 serves the 404 page of the directory to an unknown host, never a site', async () => {
  const app = await runningApp()
  await save(app, aPage())
  for (const host of ['evil.example', 'kuluttaja.localhost.evil.example', 'kuluttaja.localhost:1']) {
    const answer = await app.get(host, '/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Etusivu')
  }
})

it('CH-09 leads to the home page in the other language, and names the same page in it to search engines', async () => {
  const app = await runningApp()
  await save(app, aPage(), aPage({ language: 'en' }), anArticle('ham'), anArticle('soup'))
  await save(app, anArticle('ham-in-english', { language: 'en', key: 'ham' }))
  const alternate = /hreflang="en" href="[^"]*\/en\/ham-in-english"/
  expect(await htmlOf(app, '/ham')).toMatch(alternate)
  expect(await htmlOf(app, '/ham')).toMatch(/<a [^>]*href="\/en\/"/)
  expect(await htmlOf(app, '/soup')).not.toMatch(alternate)
})

it('handles HEAD, a known ETag, and unknown calls and methods', async () => {
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

it('keeps the last version when one page is saved many times concurrently', async () => {
  const app = await runningApp()
  const saves = Array.from({ length: 12 }, (_, n) =>
    savePage(app.content, anArticle('ham', { title: `Versio ${n}`, key: `ham-${n}` })),
  )
  await Promise.all(saves)
  await app.changes.caughtUp()
  const [stored] = await app.content.store.findPages('kuluttaja', 'fi', ['/ham'])
  expect(app.index.find('kuluttaja', 'fi', '/ham')?.key).toBe(stored?.key)
  await expect.poll(() => htmlOf(app, '/ham')).toContain(stored?.title)
})

it('accepts the same new page from many writers, as when several nodes fill one database', async () => {
  const app = await runningApp()
  for (let round = 0; round < 5; round++) {
    const saves = Array.from({ length: 8 }, () => savePage(app.content, anArticle(`new-${round}`)))
    expect((await Promise.all(saves)).every(({ ok }) => ok)).toBe(true)
  }
})

it('gives a key to one of several concurrent pages, and refuses the others', async () => {
  const app = await runningApp()
  const saves = Array.from({ length: 8 }, (_, n) => savePage(app.content, anArticle(`page-${n}`, { key: 'wanted' })))
  const outcomes = await Promise.all(saves)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))).toEqual(Array(7).fill('CONTENT_KEY_TAKEN'))
})
