import { expect, it } from 'vitest'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { blocks } from '#web/blocks/registry.ts'

const searchPage = aPage({
  path: '/haku',
  key: 'search',
  template: 'search',
  title: 'Haku',
  blocks: [{ type: 'site-search', props: { heading: 'Haku' } }],
})

/** An app with a search page, and the queries that its renders searched for. */
async function anApp(options: Parameters<typeof runningApp>[0] = {}): Promise<RunningApp & { loads: string[] }> {
  const loads: string[] = []
  const siteSearch = blocks.get('site-search')
  if (!siteSearch?.load) throw new Error('The search block loads its results.')
  const { load } = siteSearch
  const counting = {
    ...siteSearch,
    load: (...args: Parameters<typeof load>) => {
      loads.push(String(args[1].params.q))
      return load(...args)
    },
  }
  const app = await runningApp({ ...options, registry: new Map([...blocks, ['site-search', counting]]) })
  await savePage(app.content, searchPage)
  await savePage(app.content, anArticle('kinkku'))
  return { ...app, loads }
}

/** Without the marks around matched words. */
const htmlOf = async (app: RunningApp, path: string) =>
  (await (await app.get('kuluttaja', path)).text()).replace(/<\/?mark>/g, '')

it('asks search engines not to list a search, and names the bare page as its address', async () => {
  const app = await anApp()
  const canonical = `<link rel="canonical" href="http://kuluttaja.localhost:${app.port}/haku">`
  const noindex = '<meta name="robots" content="noindex">'
  for (const path of [
    '/haku?q=kinkku',
    '/haku?page=2&q=kinkku',
    '/haku?contentGroup=4',
    `/haku?q=${'x'.repeat(201)}`,
  ]) {
    const html = await htmlOf(app, path)
    expect(html).toContain(canonical)
    expect(html).toContain(noindex)
  }
  for (const path of ['/haku', '/haku?page=1', '/haku?page=x', '/haku?facetTags=0,5']) {
    expect(await htmlOf(app, path)).not.toContain(noindex)
  }
})

it('has the question in title and text box, and only the canonical title in link previews', async () => {
  const app = await anApp()
  const html = await htmlOf(app, '/haku?q=%22kinkku%22+%3Cb%3E')
  expect(html).toContain('<title>&quot;kinkku&quot; &lt;b&gt; – Haku | Kaskimaa</title>')
  expect(html).toMatch(/<input [^>]*type="search"[^>]* value="&quot;kinkku&quot; &lt;b&gt;"/)
  expect(html).toContain('<meta property="og:title" content="Haku | Kaskimaa">')
  expect(await htmlOf(app, '/haku')).toContain('<title>Haku | Kaskimaa</title>')
})

it('SE-17 keeps empty values out of the address, also those of a form without scripts', async () => {
  const app = await anApp()
  for (const [path, to] of [
    ['/haku?q=', '/haku'],
    ['/haku?utm_source=x&q=++', '/haku?utm_source=x'],
    ['/haku?q=&contentGroup=2&productGroup=', '/haku?contentGroup=2'],
  ] as const) {
    const { status, headers } = await app.get('kuluttaja', path)
    expect([path, status, headers.get('location')]).toEqual([path, 301, to])
  }
})

it('caches a search from its second request on, for 30 seconds', async () => {
  let now = Date.parse('2026-11-15T12:00:00Z')
  const app = await anApp({ now: () => new Date(now) })
  const ask = () => app.get('kuluttaja', '/haku?q=kinkku&utm_source=x')
  await ask()
  await ask()
  expect(app.loads).toEqual(['kinkku', 'kinkku'])
  now += 29_900
  await ask()
  expect(app.loads).toHaveLength(2)
  expect([app.longTail.size, app.cache.find('kuluttaja/haku?q=kinkku')]).toEqual([1, undefined])
  now += 200
  await ask()
  expect(app.loads).toHaveLength(3)
})

it('limits searches to their own twentieth of the cache', async () => {
  const app = await anApp({ env: { PAGE_CACHE_MB: '8' } })
  await app.get('kuluttaja', '/kinkku')
  await app.get('kuluttaja', '/haku')
  const pages = app.cache.size
  for (let number = 0; number < 40; number++) {
    await app.get('kuluttaja', `/haku?q=${number}`)
    await app.get('kuluttaja', `/haku?q=${number}`)
  }
  expect(app.longTail.size).toBeGreaterThan(0)
  expect(app.longTail.bytes).toBeLessThanOrEqual(0.05 * 8 * 2 ** 20)
  expect(app.cache.size).toBe(pages)
  expect(app.cache.find('kuluttaja/kinkku')).toBeDefined()
})

it('limits the search renders of a client with 429 and Retry-After, and serves it other pages as before', async () => {
  const app = await anApp({ env: { LIMIT_FACTOR: '0.1' } })
  await app.get('kuluttaja', '/haku?q=kinkku')
  await app.get('kuluttaja', '/haku?q=kinkku')
  const flood = await Promise.all(Array.from({ length: 40 }, (_, number) => app.get('kuluttaja', `/haku?q=x${number}`)))
  const refused = flood.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(18)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.text()).toContain('Yritä')
  for (const path of ['/haku?q=kinkku', '/haku', '/kinkku']) expect((await app.get('kuluttaja', path)).status).toBe(200)
})

it('never shows a removed page among the results again', async () => {
  const app = await anApp()
  await htmlOf(app, '/haku?q=juttu')
  expect(await htmlOf(app, '/haku?q=juttu')).toContain('Juttu kinkku')
  expect(app.longTail.size).toBe(1)
  await removePage(app.content, { site: 'kuluttaja', language: 'fi', path: '/kinkku' })
  expect(await htmlOf(app, '/haku?q=juttu')).not.toContain('Juttu kinkku')
})

it('SE-18 SE-19 shows ten of the pages found, and on page N those of all pages up to it', async () => {
  const app = await anApp()
  for (let number = 10; number < 32; number++) await savePage(app.content, anArticle(`nauta-${number}`))
  const shown = async (path: string) =>
    [...(await htmlOf(app, path)).matchAll(/search-hit-title"><a href="\/nauta-(\d+)"/g)].map(([, n]) => n)
  const first = await htmlOf(app, '/haku?q=nauta')
  expect(first).toContain('22 hakutulosta')
  expect(first).toContain('<input type="hidden" name="q" value="nauta"/><input type="hidden" name="page" value="2"/>')
  expect(await shown('/haku?q=nauta')).toHaveLength(10)
  const two = await shown('/haku?q=nauta&page=2')
  expect(two).toEqual(Array.from({ length: 20 }, (_, at) => String(10 + at)))
  expect(await shown('/haku?q=nauta&currentPage=2')).toEqual(two)
  expect(await shown('/haku?q=nauta&page=999')).toHaveLength(22)
  expect(await htmlOf(app, '/haku?q=nauta&page=3')).not.toContain('rel="next"')
})

it('restores at most twenty pages; a higher one begins with itself and leads to the beginning', async () => {
  const app = await anApp()
  for (let number = 10; number < 34; number++) await savePage(app.content, anArticle(`nauta-${number}`))
  const shown = async (page: number) => {
    const html = await htmlOf(app, `/haku?q=nauta&pageSize=1&page=${page}`)
    return [html.match(/search-hit-title"/g)?.length, html.includes('href="/haku?q=nauta&amp;pageSize=1"')]
  }
  expect(await shown(20)).toEqual([20, false])
  expect(await shown(21)).toEqual([1, true])
})

it('SE-15 shows and explains a question that is too long', async () => {
  const app = await anApp()
  const long = 'kinkku '.repeat(40).trim()
  const html = await htmlOf(app, `/haku?q=${encodeURIComponent(long)}`)
  expect(html).toContain(`value="${long}"`)
  expect(html).toContain('Haku on liian pitkä: 279 merkkiä, enintään 200. Lyhennä hakua ja yritä uudelleen.')
  expect(html).not.toContain('class="search-count"')
})

it('shows any query as text, and serves the page', async () => {
  const app = await anApp()
  const evil = `"><script>alert(1)</script>`
  expect(await htmlOf(app, `/haku?q=${encodeURIComponent(evil)}`)).not.toContain('<script>alert')
  for (const q of ['%00', '%ff', '(((', '%F0%9F%8C%AD', '%E2%80%AE%D7%90', '%']) {
    const response = await app.get('kuluttaja', `/haku?q=${q}`)
    expect([q, response.status]).toEqual([q, 200])
    expect(await response.text()).toContain('Hakutuloksia ei löytynyt')
  }
})
