import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'
import {
  announced,
  atWidget,
  countText,
  expectQuery,
  expectSameElsewhere,
  field,
  reachWidget,
  search,
  soon,
  titles,
} from './search-widgets.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const phone = { viewport: { width: 375, height: 700 }, hasTouch: true }
const CALLS = '**/api/search/**'

/** Pages of every widget. */
const widgets = [
  ['kuluttaja', '/haku?q=kinkku'],
  ['kuluttaja', '/tuotteet?facetTags=201'],
  ['export', '/products?productGroup=101'],
  ['jyvabroiler', '/tuotteet-ja-reseptit?contentGroup=2&facetTags=521'],
  ['deli', '/reseptit'],
  ['yritys', '/uutishuone?matchAnyCategoryIds=811'],
  ['lihakauppa', '/tuotteet?q=kassler'],
  ['koulu', '/'],
] as const

describe('every widget', () => {
  it.each(widgets)('has no accessibility fault and no sideways scroll on %s%s', async (site, path) => {
    for (const width of [320, 1440]) {
      const page = await newVisitor({ viewport: { width, height: 900 } })
      await page.goto(urlOf(site, path))
      await page.locator('.search-kit').scrollIntoViewIfNeeded()
      await settle(page)
      expect([width, await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([width, [], 0])
    }
  })

  it.each(widgets.slice(0, -1))('SE-33 shows pages 1 to N of an address in order on %s%s', async (site, path) => {
    const bare = path.split('?')[0] as string
    const two = await atWidget(site, `${bare}?pageSize=2&contentGroup=${bare === '/haku' ? 1 : ''}`)
    const more = two.getByRole('button', { name: /Näytä lisää|Show more/ })
    for (let page = 2; page <= 3; page++) {
      await press(more)
      await expect.poll(async () => (await titles(two)).length, soon).toBe(page * 2)
    }
    await expect.poll(() => new URL(two.url()).searchParams.get('page'), soon).toBe('3')
    await expectSameElsewhere(two, site)
  })
})

describe('on a phone', () => {
  it('filters in a sheet that counts, and shows the results when they are applied', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet', phone)
    const sheet = page.getByRole('dialog', { name: 'Suodattimet' })
    await expect.poll(() => page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
    await press(page.getByRole('button', { name: 'Suodattimet' }))
    await press(sheet.getByRole('checkbox', { name: /^Nauta/ }))
    await sheet.getByRole('button', { name: 'Näytä 7 tulosta' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(new URL(page.url()).search).toBe('')
    await press(sheet.getByRole('button', { name: 'Näytä 7 tulosta' }))
    await expectQuery(page, '?facetTags=201')
    await expect.poll(async () => [await sheet.count(), await countText(page)]).toEqual([0, '7 tulosta'])
    await expect.poll(() => page.getByRole('button', { name: 'Suodattimet (1)' }).isVisible()).toBe(true)
  })

  it('takes nothing from a sheet that is closed, and clears all filters in it', async () => {
    const page = await atWidget('jyvabroiler', '/tuotteet-ja-reseptit?facetTags=221', phone)
    const sheet = page.getByRole('dialog', { name: 'Suodattimet' })
    const before = await titles(page)
    await press(page.getByRole('button', { name: 'Suodattimet (1)' }))
    await press(sheet.getByRole('button', { name: 'Tyhjennä suodattimet' }))
    await sheet.getByRole('button', { name: 'Näytä 14 tulosta' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count(), soon).toBe(0)
    await expect.poll(() => titles(page)).toEqual(before)
    await press(page.getByRole('button', { name: 'Suodattimet (1)' }))
    await press(sheet.getByRole('button', { name: 'Tyhjennä suodattimet' }))
    await press(sheet.getByRole('button', { name: 'Näytä 14 tulosta' }))
    await expectQuery(page, '')
  })
})

describe('by keyboard', () => {
  it('SE-23 opens a drop-down, chooses and closes it with Escape', async () => {
    const page = await atWidget('jyvabroiler', '/tuotteet-ja-reseptit?contentGroup=2')
    const summary = page.locator('.search-filters summary', { hasText: 'Aika' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectQuery(page, '?contentGroup=2&facetTags=531')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.search-filters .dropdown[open]').count()).toBe(0)
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('SE-21 searches, filters and shows more without a mouse', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet')
    await page.getByRole('button', { name: /^Leikkeleet/ }).focus()
    await page.keyboard.press('Enter')
    await expectQuery(page, '?productGroup=105')
    await page.keyboard.press('Enter')
    await expectQuery(page, '')
    await page.getByRole('button', { name: 'Näytä lisää' }).focus()
    await page.keyboard.press('Enter')
    await expectQuery(page, '?page=2')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className), soon).toBe('card-link')
  })
})

describe('while it waits and when it fails', () => {
  /** Holds the answers of the searches until they are let go. */
  async function hold(page: Page) {
    const held: Route[] = []
    await page.route(CALLS, (route) => {
      held.push(route)
    })
    return async (end: (route: Route) => Promise<void>) => {
      await expect.poll(() => held.length, soon).toBeGreaterThan(0)
      await Promise.all(held.splice(0).map(end))
    }
  }

  it('SE-27 says that it searches, and that it loads more', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet')
    const letGo = await hold(page)
    await search(page, 'makkara')
    await expect.poll(() => countText(page), soon).toBe('Etsitään...')
    await expect.poll(() => page.locator('.search-results[aria-busy=true]').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await letGo((route) => route.continue())
    await expect.poll(() => announced(page), soon).toMatch(/^\d+ tulosta$/)
    await search(page, '')
    await letGo((route) => route.continue())
    await expectQuery(page, '')
    await press(page.getByRole('button', { name: 'Näytä lisää' }))
    await page.getByRole('button', { name: 'Ladataan lisää...' }).waitFor()
    await expect.poll(() => announced(page)).toBe('Ladataan lisää...')
    await letGo((route) => route.continue())
    await expectQuery(page, '?page=2')
  })

  const failures = [
    ['a fault', (route: Route) => route.fulfill({ status: 500, json: {} })],
    [
      'an answer of another shape',
      (route: Route) => route.fulfill({ json: { hits: [{ title: { no: 1 } }], totalCount: 1 } }),
    ],
  ] as const

  it.each(failures)('SE-34 keeps the results after %s, says so and offers a retry', async (_name, fail) => {
    const page = await atWidget('kuluttaja', '/tuotteet', { tolerates: /500/ })
    const before = await titles(page)
    const letGo = await hold(page)
    await search(page, 'makkara')
    await letGo(fail)
    const alert = page.locator('.search-kit [role=alert]')
    await alert.waitFor()
    await expect.poll(() => alert.textContent()).toContain('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    await expect.poll(() => titles(page)).toEqual(before)
    await expect.poll(() => countText(page)).not.toBe('Ei tuloksia')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute(CALLS)
    await press(alert.getByRole('button', { name: 'Yritä uudelleen' }))
    await expectQuery(page, '?q=makkara')
    await expect.poll(() => alert.count()).toBe(0)
    await expect.poll(async () => (await titles(page))[0], soon).toMatch(/makkara/i)
  })
})

it('SE-15 keeps and explains a question that is too long', async () => {
  const page = await atWidget('kuluttaja', '/haku')
  const long = 'kinkku '.repeat(40).trim()
  await search(page, long)
  const problem = page.locator('.search-problem')
  await expect.poll(() => problem.textContent()).toContain('Haku on liian pitkä: 279 merkkiä')
  await expect
    .poll(async () => [await field(page).inputValue(), await field(page).getAttribute('aria-invalid')])
    .toEqual([long, 'true'])
  expect(await accessibilityFaults(page)).toEqual([])
  await search(page, 'kinkku')
  await expectQuery(page, '?q=kinkku')
  await expect.poll(() => problem.textContent()).toBe('')
})

it('SE-27 hides results until something is asked for', async () => {
  const page = await atWidget('kuluttaja', '/tuotteet?hideResults=true')
  await expect.poll(async () => [await titles(page), await page.locator('.search-count').count()]).toEqual([[], 0])
  await choose(page.getByRole('checkbox', { name: /^Nauta/ }))
  await expect.poll(async () => (await titles(page)).length, soon).toBe(7)
  await press(page.getByRole('button', { name: 'Tyhjennä suodattimet' }))
  await expect.poll(() => titles(page), soon).toEqual([])
})

it('works without JavaScript: search, filters, group, and more', async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja', '/tuotteet'))
  await choose(page.getByRole('checkbox', { name: /^Nauta/ }))
  await choose(page.getByRole('checkbox', { name: /^Broileri/ }))
  await press(page.locator('.search-kit').getByRole('button', { name: 'Hae' }))
  await page.waitForURL(/facetTags=201&facetTags=204/)
  await expect
    .poll(async () => [await countText(page), await page.getByRole('checkbox', { checked: true }).count()])
    .toEqual(['12 tulosta', 2])
  await press(page.getByRole('button', { name: /^Jauheliha/ }))
  await page.waitForURL(/productGroup=101/)
  await expect.poll(() => countText(page)).toBe('3 tulosta')
  await press(page.getByRole('button', { name: /^Jauheliha/ }))
  await page.waitForURL((url) => !url.searchParams.has('productGroup') && !url.searchParams.has('q'))
  await expect.poll(() => countText(page)).toBe('12 tulosta')
  await page.goto(urlOf('kuluttaja', '/tuotteet'))
  await press(page.getByRole('button', { name: 'Näytä lisää' }))
  await page.waitForURL(urlOf('kuluttaja', '/tuotteet?page=2'))
  await expect.poll(async () => (await titles(page)).length, soon).toBe(24)
})

it('SE-37 offers the nearest spelling and popular pages, and says which words are missing', async () => {
  const page = await atWidget('kuluttaja', '/haku')
  const understood = (understanding: object, hits: object[]) => (route: Route) =>
    route.fulfill({
      json: {
        hits,
        totalCount: hits.length,
        hasMore: false,
        contentGroups: [],
        understanding,
        popular: [
          { contentId: 1, url: '/a', title: 'Suosittu', category: 'Sivu', teaserText: '', image: null, type: 'X' },
        ],
      },
    })
  await page.route(CALLS, understood({ match: 'all', missingWords: [], didYouMean: 'joulukinkku' }, []))
  await search(page, 'joulukinku')
  await page.getByText('Tarkoititko joulukinkku?').waitFor()
  await expect.poll(() => page.locator('.search-popular a').allTextContents()).toEqual(['Suosittu'])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute(CALLS)
  await press(page.getByRole('link', { name: 'joulukinkku', exact: true }))
  await expectQuery(page, '?q=joulukinkku')
  const hit = { contentId: 2, url: '/b', title: 'Keitto', category: 'Sivu', teaserText: '', image: null, type: 'X' }
  await page.route(CALLS, understood({ match: 'most', missingWords: ['kuutamo'] }, [hit]))
  await search(page, 'keitto kuutamo')
  await page.getByText('Kaikkia sanoja ei löytynyt. Näistä tuloksista puuttuu: kuutamo').waitFor()
  await page.unroute(CALLS)
  await page.route(CALLS, understood({ match: 'most', missingWords: [] }, [hit]))
  await search(page, 'keitto lasagne')
  await page.getByText('Kaikkia sanoja ei löytynyt samalta sivulta.').waitFor()
})

it('comes back to the same view from a product', async () => {
  const page = await atWidget('kuluttaja', '/tuotteet?facetTags=202')
  const before = await titles(page)
  await press(page.locator('.search-cards .card-link').first())
  await page.waitForURL(/\/tuotteet\/.+/)
  await page.goBack()
  await reachWidget(page)
  await expect.poll(() => titles(page)).toEqual(before)
})
