import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShownTab } from '#contract/navigation-calls.ts'
import { newVisitor, openBrowserForTests, sitesToTry, urlOf } from './browsing.ts'
import { logInCustomer } from './customers.ts'
import {
  bar,
  bottomTabs,
  comeBackAfter,
  type DesktopTabs,
  header,
  isFocused,
  scrollTo,
  toggle,
  topTabs,
  visit,
} from './desktop-header.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('CH-05 has the logo to the home page, both rows of tabs, the language and the quick search', async () => {
  const page = await visit('kuluttaja')
  const shown = header(page)
  expect(await shown.getByRole('link', { name: 'Kaskimaa – Etusivu' }).getAttribute('href')).toBe('/')
  expect(await topTabs(page).getByRole('link').allTextContents()).toEqual([
    'Ammattilaisille',
    'Kaskimaa Oyj',
    'Ota yhteyttä',
    'Lihakauppa',
  ])
  expect(await bottomTabs(page).locator('.tab-link').allTextContents()).toEqual([
    'Tuotteet',
    'Reseptit',
    'Tarinamme',
    'Ajankohtaista',
    'Usein kysyttyä',
  ])
  expect(await shown.getByRole('link', { name: 'In English' }).isVisible()).toBe(true)
  expect(await shown.getByRole('search').isVisible()).toBe(true)
})

const thresholds = [
  ['jyvabroiler', 100],
  ['kuluttaja', 120],
  ['ammattilaiset', 130],
  ['lihakauppa', 200],
] as const

it.each(thresholds)('CH-06 is transparent on %s, a white bar from %i px on, and back', async (site, stickyAt) => {
  const page = await visit(site)
  const look = () =>
    bar(page).evaluate((element) => {
      const { position, backgroundColor } = getComputedStyle(element)
      const field = element.querySelector('input[name="q"]')?.getBoundingClientRect().width
      return { position, backgroundColor, height: element.getBoundingClientRect().height, field }
    })
  const atTop = { position: 'static', backgroundColor: 'rgba(0, 0, 0, 0)', height: 60, field: 216 }
  const sticky = { position: 'fixed', backgroundColor: 'rgb(255, 255, 255)', height: 60, field: 216 }
  await expect.poll(look).toEqual(atTop)
  expect(await page.locator('.site-header').evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  await scrollTo(page, stickyAt)
  await expect.poll(look).toEqual(sticky)
  await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await scrollTo(page, stickyAt - 1)
  await expect.poll(look).toEqual(atTop)
})

it.each(['jyvabroiler', 'kuluttaja', 'ammattilaiset', 'lihakauppa'])(
  'moves nothing on %s while it loads, and while the bar turns sticky and back',
  async (site) => {
    const page = await newVisitor({ reducedMotion: 'no-preference' })
    await watchShifts(page)
    await page.goto(urlOf(site))
    await settle(page)
    const contentTop = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
    const before = await contentTop()
    await page.mouse.move(640, 500)
    for (const [by, scrolled] of [
      [40, true],
      [-40, false],
    ] as const) {
      for (let turn = 0; turn < 8; turn += 1) {
        const top = await page.evaluate(() => window.scrollY)
        await page.mouse.wheel(0, by)
        await page.waitForFunction((y) => window.scrollY === y, Math.max(0, top + by))
      }
      await expect.poll(() => page.evaluate(() => 'scrolled' in document.documentElement.dataset)).toBe(scrolled)
      expect(await contentTop()).toBe(before)
    }
    expect(await shiftsIn(page)).toEqual([])
  },
)

it('does not hide under the bar what an anchor leads to', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja', '/tuotteet#leikkeleet'))
  await expect.poll(() => bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  const top = await page.locator('#leikkeleet').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(60)
})

it('CH-07 shows the icon left of the label, and a border where the tab has one', async () => {
  const page = await visit('kuluttaja')
  const look = (label: string) =>
    topTabs(page)
      .getByRole('link', { name: label, exact: true })
      .evaluate((link) => ({
        iconFirst: link.firstElementChild?.tagName === 'svg',
        iconLeft:
          (link.firstElementChild?.getBoundingClientRect().right ?? 0) <=
          (link.lastElementChild?.getBoundingClientRect().left ?? 0),
        border: Number.parseFloat(getComputedStyle(link).borderTopWidth) > 0,
      }))
  expect(await look('Lihakauppa')).toEqual({ iconFirst: true, iconLeft: true, border: true })
  expect(await look('Ota yhteyttä')).toEqual({ iconFirst: true, iconLeft: true, border: false })
  expect(await look('Kaskimaa Oyj')).toMatchObject({ iconFirst: false, border: false })
})

describe('CH-09 the language', () => {
  it('is a link where the site has two languages', async () => {
    const page = await visit('kuluttaja')
    const english = header(page).getByRole('link', { name: 'In English' })
    expect(await english.getAttribute('href')).toBe('/en/')
    expect([await english.getAttribute('lang'), await english.getAttribute('hreflang')]).toEqual(['en', 'en'])
    await english.click()
    await page.waitForURL(urlOf('kuluttaja', '/en/'))
    expect(await header(page).getByRole('link', { name: 'Suomeksi' }).getAttribute('href')).toBe('/')
  })

  it.each([
    ['yritys', 'Kielet: Suomeksi', ['Suomeksi', 'In English', 'På svenska'], ['/', '/en/', '/se/'], ['fi', 'en', 'sv']],
    ['international', 'Languages: In English', ['In English', 'Auf Deutsch'], ['/', '/de/'], ['en', 'de']],
    ['delikatess', 'Språk: På svenska', ['På svenska', 'Auf Deutsch'], ['/', '/de/'], ['sv', 'de']],
  ])('is a drop-down on %s, opened by pointing at it and by focusing it', async (site, name, labels, links, langs) => {
    const page = await visit(site)
    const button = page.getByRole('button', { name })
    const list = header(page).locator('.desktop-first .drop-down')
    expect(await list.isVisible()).toBe(false)
    await button.hover()
    await expect.poll(() => list.isVisible()).toBe(true)
    const attributes = (attribute: string) =>
      list.getByRole('link').evaluateAll((all, of) => all.map((one) => one.getAttribute(of)), attribute)
    expect(await list.getByRole('link').allTextContents()).toEqual(labels)
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
    expect(await isFocused(button)).toBe(true)
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it.each(['deli', 'lihakauppa'])('is not offered on %s, which has one', async (site) => {
    const page = await visit(site)
    expect(await header(page).locator('.language-link, .language-toggle').count()).toBe(0)
  })

  it('can be changed without a script', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('yritys'))
    await page.getByRole('button', { name: 'Kielet: Suomeksi' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(urlOf('yritys', '/en/'))
  })
})

it.each(['Enter', 'button'])('CH-11 searches by %s with nothing but the search page asked for', async (how) => {
  const page = await visit('kuluttaja')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const search = header(page).getByRole('search')
  await search.locator('input[name="q"]').fill('ka')
  const left = page.waitForURL(/\?q=ka$/, { waitUntil: 'commit' })
  if (how === 'Enter') await page.keyboard.press('Enter')
  else await search.getByRole('button', { name: 'Hae' }).click()
  await left
  expect(calls).toEqual([])
})

it('CH-12 is shown from 1025 px on, and follows the width of the window', async () => {
  const page = await visit('kuluttaja', { viewport: { width: 1025, height: 800 } })
  const shown = async () => [await header(page).isVisible(), await page.locator('.mobile-header').isVisible()]
  expect(await shown()).toEqual([true, false])
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await shown()).toEqual([false, true])
  await page.setViewportSize({ width: 1025, height: 800 })
  expect(await shown()).toEqual([true, false])
})

it('CH-14 offers the shop’s visitors to log in, and who is logged in the account', async () => {
  const page = await visit('lihakauppa')
  expect(await header(page).getByRole('link', { name: 'Kirjaudu' }).getAttribute('href')).toBe('/kirjaudu')
  expect(await header(page).getByRole('link', { name: 'Oma tili' }).count()).toBe(0)
  await logInCustomer(page)
  await page.goto(urlOf('lihakauppa'))
  await settle(page)
  expect(await header(page).getByRole('link', { name: 'Oma tili' }).getAttribute('href')).toBe('/oma-tili')
  expect(await header(page).getByRole('link', { name: 'Kirjaudu' }).count()).toBe(0)
})

it('marks the tab of the page that the visitor is on', async () => {
  const page = await visit('kuluttaja', { path: '/reseptit' })
  const marked = header(page).locator('[aria-current]')
  await expect.poll(() => marked.allTextContents()).toEqual(['Reseptit'])
  expect(await marked.getAttribute('aria-current')).toBe('page')
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
    await toggle(page, 'Uusi alhaalla').click()
    await expect.poll(() => page.getByRole('link', { name: 'Uusi alhaalla 2' }).isVisible()).toBe(true)
  })

  it.each<[string, (route: Route) => Promise<void>]>([
    ['cannot be reached', (route) => route.abort()],
    ['fails', (route) => route.fulfill({ status: 500, json: newTabs })],
    ['gives a page', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
    ['gives no lists', (route) => route.fulfill({ json: { topTabs: 5, bottomTabs: null } })],
  ])('keeps the links when the call %s, and they work', async (_, answer) => {
    const page = await visit('kuluttaja', { tolerates: /Failed to load resource/ })
    const before = await labels(page)
    await comeBackAfter(page, answer)
    await toggle(page, 'Tuotteet').click()
    await expect.poll(() => page.getByRole('link', { name: 'Pakasteet', exact: true }).isVisible()).toBe(true)
    expect(await labels(page)).toEqual(before)
  })
})

it.each([1025, 1280])('has room for eight tabs with long labels at %i px', async (width) => {
  const page = await visit('kuluttaja', { viewport: { width, height: 800 } })
  const long = [
    'Ammattikeittiöt',
    'Vastuullisuus',
    'Tuotteet ja palvelut',
    'Reseptit',
    'Ajankohtaista nyt',
    'Työpaikat',
    'Sijoittajille',
    'Usein kysyttyä',
  ]
  const tabs = long.map((label, at) => ({ ...aTab(label, at % 2), icon: at % 4 === 0 ? ('leaf' as const) : null }))
  await comeBackAfter(page, (route) => route.fulfill({ json: { topTabs: tabs.slice(0, 6), bottomTabs: tabs } }))
  await expect.poll(() => header(page).locator('.tab-link').count()).toBe(14)
  for (const top of [0, 300]) {
    await scrollTo(page, top)
    await expect.poll(() => page.evaluate(() => 'scrolled' in document.documentElement.dataset)).toBe(top > 0)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await overlaps(page)).toEqual([])
  }
})

it.each(sitesToTry)('stands well on %s at every width, with no accessibility fault in bar and menu', async (id) => {
  const page = await visit(id)
  for (const top of [0, 300]) {
    await scrollTo(page, top)
    await expect.poll(() => page.evaluate(() => 'scrolled' in document.documentElement.dataset)).toBe(top > 0)
    for (const width of [1025, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await overlaps(page), await sidewaysScroll(page)]).toEqual([width, [], 0])
    }
  }
  await bar(page).locator('.tab-toggle').first().click()
  await expect.poll(() => page.locator('.submenu:visible').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

it('prints the logo alone', async () => {
  const page = await visit('kuluttaja')
  await page.emulateMedia({ media: 'print' })
  expect(await header(page).getByRole('link').count()).toBe(1)
})

function aTab(label: string, children = 0): ShownTab {
  return {
    label,
    link: `/${label.toLowerCase().replaceAll(/\W/g, '-')}`,
    icon: null,
    showBorder: false,
    children: Array.from({ length: children }, (_, at) => ({ label: `${label} ${at + 1}`, link: `/${at}` })),
    teaserImage: null,
    showMoreLabel: null,
  }
}

/** Pairs of things in a row of the header that cover each other, and things that stand out of their row. */
function overlaps(page: Page): Promise<string[]> {
  return header(page).evaluate((element) => {
    const parts =
      ':is(.logo, .tab-link, .tab-toggle, .language-link, .language-toggle, .account-link, .cart-empty, form)'
    const spanOf = (thing: Element) => {
      const words = [thing, ...thing.querySelectorAll('svg, span:not(.visually-hidden, form span)')]
      const boxes = words.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
      return {
        name: thing.getAttribute('aria-label') ?? thing.textContent,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    }
    return [...element.querySelectorAll('.desktop-first, .desktop-bar')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const things = [...row.querySelectorAll(parts)].filter((one) => one.getClientRects().length > 0).map(spanOf)
      const out = things.filter((one) => one.top < top || one.bottom > bottom).map(({ name }) => `${name} stands out`)
      const covering = things.flatMap((one, at) =>
        things
          .slice(at + 1)
          .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
          .filter((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1)
          .map((other) => `${one.name} × ${other.name}`),
      )
      return [...out, ...covering]
    })
  })
}
