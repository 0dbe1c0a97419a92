import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import {
  aTab,
  bottomTabs,
  comeBackAfter,
  type DesktopTabs,
  header,
  isFocused,
  toggle,
  topTabs,
  visit,
} from './desktop-header.ts'
import { sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

it('CH-05 has the logo to the home page, both rows of tabs, the language and the quick search', async () => {
  const page = await visit('kuluttaja')
  const shown = header(page)
  await expect.poll(() => shown.getByRole('link', { name: 'Kaskimaa – Etusivu' }).getAttribute('href')).toBe('/')
  await expect
    .poll(() => topTabs(page).getByRole('link').allTextContents())
    .toEqual(['Ammattilaisille', 'Kaskimaa Oyj', 'Ota yhteyttä', 'Lihakauppa'])
  await expect
    .poll(() => bottomTabs(page).locator('.tab-link').allTextContents())
    .toEqual(['Tuotteet', 'Reseptit', 'Tarinamme', 'Ajankohtaista', 'Usein kysyttyä'])
  await expect.poll(() => shown.getByRole('link', { name: 'In English' }).isVisible()).toBe(true)
  await expect.poll(() => shown.getByRole('search').isVisible()).toBe(true)
})

describe('CH-09 the language', () => {
  it('is a link where the site has two languages', async () => {
    const page = await visit('kuluttaja')
    const english = header(page).getByRole('link', { name: 'In English' })
    await expect.poll(() => english.getAttribute('href')).toBe('/en/')
    await expect
      .poll(async () => [await english.getAttribute('lang'), await english.getAttribute('hreflang')])
      .toEqual(['en', 'en'])
    await press(english)
    await page.waitForURL(urlOf('kuluttaja', '/en/'))
    await expect.poll(() => header(page).getByRole('link', { name: 'Suomeksi' }).getAttribute('href')).toBe('/')
  })

  it.each(
    fewOrAll<[string, string, string[], string[], string[]]>(
      [
        [
          'yritys',
          'Kielet: Suomeksi',
          ['Suomeksi', 'In English', 'På svenska'],
          ['/', '/en/', '/se/'],
          ['fi', 'en', 'sv'],
        ],
      ],
      [
        ['international', 'Languages: In English', ['In English', 'Auf Deutsch'], ['/', '/de/'], ['en', 'de']],
        ['delikatess', 'Språk: På svenska', ['På svenska', 'Auf Deutsch'], ['/', '/de/'], ['sv', 'de']],
      ],
    ),
  )('is a drop-down on %s, opened by pointing at it and by focusing it', async (site, name, labels, links, langs) => {
    const page = await visit(site)
    const button = page.getByRole('button', { name })
    const list = header(page).locator('.desktop-first .drop-down')
    await expect.poll(() => list.isVisible()).toBe(false)
    await button.hover()
    await expect.poll(() => list.isVisible()).toBe(true)
    const attributes = (attribute: string) =>
      list.getByRole('link').evaluateAll((all, of) => all.map((one) => one.getAttribute(of)), attribute)
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(labels)
    expect(await attributes('href')).toEqual(links)
    expect(await attributes('lang')).toEqual(langs)
    expect(await attributes('hreflang')).toEqual(langs)
    expect(await attributes('aria-current')).toEqual(labels.map((_, at) => (at === 0 ? 'true' : null)))
    await page.mouse.move(640, 790)
    await expect.poll(() => list.isVisible()).toBe(false)
    await button.focus()
    await expect.poll(() => list.isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(() => list.isVisible()).toBe(false)
    await expect.poll(() => isFocused(button)).toBe(true)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  })

  it.each(['lihakauppa', 'deli'])('is not offered on %s, which has one', { tags: 'long' }, async (site) => {
    const page = await visit(site)
    await expect.poll(() => header(page).locator('.language-link, .language-toggle').count()).toBe(0)
  })

  it('can be changed without a script', { tags: 'long' }, async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('yritys'))
    await page.getByRole('button', { name: 'Kielet: Suomeksi' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(urlOf('yritys', '/en/'))
  })
})

it.each(['Enter', 'button'])(
  'CH-11 searches by %s with nothing but the search page asked for',
  { tags: 'long' },
  async (how) => {
    const page = await visit('kuluttaja')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    const search = header(page).getByRole('search')
    await search.locator('input[name="q"]').fill('ka')
    await Promise.all([
      page.waitForURL(/\?q=ka$/, { waitUntil: 'commit' }),
      how === 'Enter' ? page.keyboard.press('Enter') : press(search.getByRole('button', { name: 'Hae' })),
    ])
    expect(calls).toEqual([])
  },
)

it('CH-12 is shown from 1025 px on, and follows the width of the window', async () => {
  const page = await visit('kuluttaja', { viewport: { width: 1025, height: 800 } })
  const shown = async () => [await header(page).isVisible(), await page.locator('.mobile-header').isVisible()]
  await expect.poll(shown).toEqual([true, false])
  await expect.poll(() => page.locator('.site-header .logo:visible').count()).toBe(1)
  await resize(page, { width: 1024, height: 800 })
  await expect.poll(shown).toEqual([false, true])
  await resize(page, { width: 1025, height: 800 })
  await expect.poll(shown).toEqual([true, false])
})

it('marks the tab of the page that the visitor is on', { tags: 'long' }, async () => {
  const page = await visit('kuluttaja', { path: '/reseptit' })
  const marked = header(page).locator('[aria-current]')
  await expect.poll(() => marked.allTextContents()).toEqual(['Reseptit'])
  await expect.poll(() => marked.getAttribute('aria-current')).toBe('page')
})

describe('CH-29 somebody who comes back to a page that has long been open', () => {
  const newTabs: DesktopTabs = {
    topTabs: [aTab('Uusi ylhäällä')],
    bottomTabs: [aTab('Uusi alhaalla', 2)],
  }
  const labels = (page: Page) => header(page).locator('.tab-link').allTextContents()

  it('CH-27 sees the links of today, asked for with the id of the page', async () => {
    const page = await visit('kuluttaja')
    const asked: string[] = []
    await comeBackAfter(page, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ json: { ...newTabs, languageMenu: [] } })
    })
    await expect.poll(() => labels(page)).toEqual(['Uusi ylhäällä', 'Uusi alhaalla'])
    const home = await page.evaluate(() => document.documentElement.dataset.page)
    expect(Number(home)).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(
      new Set([urlOf('kuluttaja', `/api/nav/desktop?languageId=fi&subDomainId=kuluttaja&pageId=${home}`)]),
    )
    await press(toggle(page, 'Uusi alhaalla'))
    await expect.poll(() => page.getByRole('link', { name: 'Uusi alhaalla 2' }).isVisible()).toBe(true)
  })

  it.each(
    fewOrAll<[string, (route: Route) => Promise<void>]>(
      [['gives no lists', (route) => route.fulfill({ json: { topTabs: 5, bottomTabs: null } })]],
      [
        ['cannot be reached', (route) => route.abort()],
        ['fails', (route) => route.fulfill({ status: 500, json: newTabs })],
        ['gives a page', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
      ],
    ),
  )('keeps the links when the call %s, and they work', async (_, answer) => {
    const page = await visit('kuluttaja', { tolerates: /Failed to load resource/ })
    const before = await labels(page)
    await comeBackAfter(page, answer)
    await press(toggle(page, 'Tuotteet'))
    await expect.poll(() => page.getByRole('link', { name: 'Pakasteet', exact: true }).isVisible()).toBe(true)
    await expect.poll(() => labels(page)).toEqual(before)
  })
})
