import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShownNavigation, ShownTab } from '#contract/navigation-calls.ts'
import { newVisitor, openBrowserForTests, sitesToTry, urlOf } from './browsing.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'

openBrowserForTests()

type DesktopTabs = ShownNavigation['desktop']

const header = (page: Page) => page.locator('.desktop-header')
const bar = (page: Page) => page.locator('.desktop-bar')
const bottomTabs = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' })
const topTabs = (page: Page) => page.getByRole('navigation', { name: 'Pikalinkit' })
const tab = (page: Page, label: string) => bottomTabs(page).getByRole('link', { name: label, exact: true })
const toggle = (page: Page, label: string) => page.getByRole('button', { name: `${label}: alavalikko` })
const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement)

/** A visitor whose menus are live. */
async function visit(
  site: string,
  { path = '/', ...options }: Parameters<typeof newVisitor>[0] & { path?: string } = {},
) {
  const page = await newVisitor(options)
  await page.goto(urlOf(site, path))
  await live(page)
  return page
}

async function live(page: Page): Promise<void> {
  for (const island of await header(page).locator('kaski-island').all()) {
    await expect.poll(() => island.getAttribute('live')).toBe('')
  }
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForFunction((y) => window.scrollY === y, top)
}

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
  const atTop = { position: 'static', backgroundColor: 'rgba(0, 0, 0, 0)', height: 60, field: 168 }
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
    await page.goto(urlOf(site), { waitUntil: 'networkidle' })
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

describe('CH-08 CH-31 a tab with children', () => {
  it('opens a mega menu under the bar, as wide as the window, with the links as returned', async () => {
    const page = await visit('kuluttaja')
    const { bottomTabs: returned } = await desktopNavigation(page)
    const { label, link, children, teaserImage, showMoreLabel } = returned[0] as ShownTab
    await toggle(page, label).click()
    const menu = page.locator('.mega-menu:visible')
    expect(await toggle(page, label).getAttribute('aria-controls')).toBe(await menu.getAttribute('id'))
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(links).toEqual([...children.map((child) => [child.label, child.link]), [showMoreLabel, link]])
    const picture = menu.getByRole('link', { name: showMoreLabel as string }).locator('img')
    const attribute = (name: string) => picture.getAttribute(name)
    expect(await attribute('src')).toBe(teaserImage?.src)
    expect([await attribute('width'), await attribute('height')]).toEqual([
      String(teaserImage?.width),
      String(teaserImage?.height),
    ])
    expect(await attribute('loading')).toBe('lazy')
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await menu.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280)
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
    expect((await menu.boundingBox())?.y).toBe(y + height)
  })

  const withLists = ['yritys', 'mestari']

  it.each(withLists)('CH-34 opens a simple list on %s, at most 13rem high, that scrolls inside', async (site) => {
    const page = await visit(site)
    const { bottomTabs: returned } = await desktopNavigation(page)
    const { label, children } = returned.find((one) => one.children.length > 0) as ShownTab
    await toggle(page, label).click()
    const list = page.locator('.drop-down:visible')
    expect(await list.getByRole('link').allTextContents()).toEqual(children.map((child) => child.label))
    const ten = Array.from({ length: 10 }, (_, at) => ({ label: `Linkki ${at}`, link: `/${at}` }))
    await comeBackAfter(page, async (route) =>
      route.fulfill({ json: { topTabs: [], bottomTabs: [{ ...returned[0], label, children: ten }] } }),
    )
    await expect.poll(() => list.getByRole('link').count()).toBe(10)
    expect((await list.boundingBox())?.height).toBe(208)
    expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(208)
  })

  it('leads to its own page when it is clicked', async () => {
    const page = await visit('kuluttaja')
    await tab(page, 'Tuotteet').click()
    await page.waitForURL(urlOf('kuluttaja', '/tuotteet'))
  })

  it('closes when a link leads to a place on the same page', async () => {
    const page = await visit('kuluttaja', { path: '/tuotteet' })
    await toggle(page, 'Tuotteet').click()
    await page.getByRole('link', { name: 'Broileri', exact: true }).first().click()
    await page.waitForURL('**/tuotteet#broileri')
    expect(await page.locator('.submenu:visible').count()).toBe(0)
  })

  it('closes when something else is pressed', async () => {
    const page = await visit('kuluttaja')
    await toggle(page, 'Tuotteet').click()
    await page.mouse.click(640, 790)
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
  })

  it('opens at the first tap on a touch screen, and the second follows its link', async () => {
    const page = await visit('kuluttaja', { hasTouch: true })
    await tab(page, 'Reseptit').tap()
    await expect.poll(() => page.getByRole('link', { name: 'Padat ja keitot' }).isVisible()).toBe(true)
    expect(page.url()).toBe(urlOf('kuluttaja'))
    await tab(page, 'Reseptit').tap()
    await page.waitForURL(urlOf('kuluttaja', '/reseptit'))
  })

  it.each([false, true])('opens without a script when it is pointed at or focused (script lost: %s)', async (lost) => {
    const page = await newVisitor({ javaScriptEnabled: lost, tolerates: /Failed to (load|fetch)/ })
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await page.goto(urlOf('kuluttaja'))
    if (lost) await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('failed')
    expect(await toggle(page, 'Tuotteet').count()).toBe(0)
    await tab(page, 'Tuotteet').hover()
    expect(await page.getByRole('link', { name: 'Merkkimme' }).isVisible()).toBe(true)
    await page.mouse.move(640, 790)
    await tab(page, 'Reseptit').focus()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Arki puolessa tunnissa')
  })
})

describe('a pointer', () => {
  /** Time stands still, so that the tests say how long something takes. */
  async function pointing() {
    const page = await newVisitor()
    await page.clock.install()
    await page.goto(urlOf('kuluttaja'))
    await live(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const openLabels = () => page.locator('[data-open] > .tab-link').allTextContents()
    return { page, pass: (milliseconds: number) => page.clock.runFor(milliseconds), openLabels }
  }

  it('opens a menu when it rests on a tab, not when it passes over it', async () => {
    const { page, pass, openLabels } = await pointing()
    await tab(page, 'Tuotteet').hover()
    await pass(99)
    await tab(page, 'Ajankohtaista').hover()
    await pass(1000)
    expect(await openLabels()).toEqual([])
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
  })

  it('keeps the menu that it moves to when it crosses another tab on its way', async () => {
    const { page, pass, openLabels } = await pointing()
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await tab(page, 'Reseptit').hover()
    await pass(299)
    await page.getByRole('link', { name: 'Merkkimme' }).hover()
    await pass(1000)
    expect(await openLabels()).toEqual(['Tuotteet'])
    await tab(page, 'Reseptit').hover()
    await pass(300)
    await expect.poll(openLabels).toEqual(['Reseptit'])
  })

  it('closes the menu a little after it has left it', async () => {
    const { page, pass, openLabels } = await pointing()
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await page.mouse.move(640, 790)
    await pass(299)
    expect(await openLabels()).toEqual(['Tuotteet'])
    await pass(1)
    await expect.poll(openLabels).toEqual([])
  })

  it('keeps open what it has pressed open, also when it had opened by itself', async () => {
    const { page, pass, openLabels } = await pointing()
    await toggle(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await toggle(page, 'Tuotteet').click()
    await page.mouse.move(640, 760)
    await pass(1000)
    expect(await openLabels()).toEqual(['Tuotteet'])
    await toggle(page, 'Tuotteet').click()
    await expect.poll(openLabels).toEqual([])
  })

  it('is not needed to close what it has opened: Escape does, and leaves the focus where it was', async () => {
    const { page, pass, openLabels } = await pointing()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await page.keyboard.press('Escape')
    await expect.poll(openLabels).toEqual([])
    expect(await page.locator(':focus').getAttribute('name')).toBe('q')
  })
})

describe('CH-08 by keyboard', () => {
  it('Tab reaches link and toggle; the toggle opens, and Tab goes on into the menu', async () => {
    const page = await visit('kuluttaja')
    await tab(page, 'Tuotteet').focus()
    await page.keyboard.press('Tab')
    expect(await isFocused(toggle(page, 'Tuotteet'))).toBe(true)
    expect(await toggle(page, 'Tuotteet').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await expect.poll(() => toggle(page, 'Tuotteet').getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Jauheliha')
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(toggle(page, 'Tuotteet'))).toBe(true)
    expect(await page.locator('.submenu:visible').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await isFocused(tab(page, 'Reseptit'))).toBe(true)
  })

  it('the arrow keys lead along the tabs, into a menu and along its links', async () => {
    const page = await visit('kuluttaja')
    await tab(page, 'Tuotteet').focus()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      return page.locator(':focus').evaluate((focused) => focused.getAttribute('aria-label') ?? focused.textContent)
    }
    expect(await press('ArrowRight')).toBe('Tuotteet: alavalikko')
    expect(await press('ArrowRight')).toBe('Reseptit')
    expect(await press('ArrowDown')).toBe('Arki puolessa tunnissa')
    expect(await press('ArrowDown', 'ArrowRight')).toBe('Viikonloppu')
    expect(await press('ArrowUp')).toBe('Padat ja keitot')
    expect(await press('End')).toBe('Kaikki reseptit')
    expect(await press('Home')).toBe('Arki puolessa tunnissa')
    expect(await press('ArrowUp')).toBe('Reseptit: alavalikko')
    expect(await press('End')).toBe('Usein kysyttyä')
    expect(await page.locator('.submenu:visible').count()).toBe(0)
    expect(await press('Home')).toBe('Tuotteet')
  })

  it('leaving a menu closes it', async () => {
    const page = await visit('kuluttaja')
    await tab(page, 'Tuotteet').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect(await isFocused(tab(page, 'Reseptit'))).toBe(true)
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
  })
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
  await page.evaluate(() => localStorage.setItem('customer', JSON.stringify({ loggedIn: true })))
  await page.reload()
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

  it('sees the links of today', async () => {
    const page = await visit('kuluttaja')
    const asked: string[] = []
    await comeBackAfter(page, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ json: { ...newTabs, languageMenu: [] } })
    })
    await expect.poll(() => labels(page)).toEqual(['Uusi ylhäällä', 'Uusi alhaalla'])
    expect(new Set(asked)).toEqual(
      new Set([urlOf('kuluttaja', '/api/nav/desktop?languageId=fi&subDomainId=kuluttaja')]),
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
    await expect.poll(() => page.getByRole('link', { name: 'Merkkimme' }).isVisible()).toBe(true)
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

async function desktopNavigation(page: Page): Promise<DesktopTabs> {
  return page.evaluate(async () => (await fetch('/api/nav/desktop')).json())
}

/** Lets eleven minutes pass and the visitor come back; both rows have had their answer when it ends. */
async function comeBackAfter(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let answered = 0
  await page.route('**/api/nav/desktop*', async (route) => {
    await answer(route)
    answered += 1
  })
  await page.evaluate(() => {
    const later = Date.now() + 11 * 60 * 1000
    Date.now = () => later
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => answered).toBe(2)
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
