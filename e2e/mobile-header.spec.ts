import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { fewOrAll, keepCartFromShop, newVisitor, openBrowserForTests, sitesLike, urlOf } from './browsing.ts'
import { logInCustomer } from './customers.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true }
/** The page of a site about cookies has little in it, and the header that all have. */
const LIGHT: Record<string, string> = { lihakauppa: '/evasteet' }
const bar = (page: Page) => page.locator('.mobile-bar')
const searchButton = (page: Page) => bar(page).getByRole('button', { name: 'Avaa haku' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Mitä olet etsimässä?' })

async function fillCart(page: Page, lineItemCount: number): Promise<void> {
  await keepCartFromShop(page)
  await page.addInitScript((count) => {
    localStorage.setItem('cart', JSON.stringify({ lineItemCount: count, lineItems: [] }))
  }, lineItemCount)
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

it('brings nothing of it to life in wide windows', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  await expect.poll(() => page.locator('.mobile-header kaski-island[live]').count()).toBe(0)
})

it('CH-13 has a fixed bar with burger, upper-case links, a cart only with items, and a search that opens over the page', async () => {
  const page = await newVisitor(phone)
  await page.goto(urlOf('kuluttaja'))
  const box = () => bar(page).boundingBox()
  await expect.poll(box).toMatchObject({ x: 0, y: 0, width: 375 })
  await expect.poll(() => bar(page).locator('summary', { hasText: 'Valikko' }).isVisible()).toBe(true)
  const link = bar(page).getByRole('link', { name: 'Tuotteet' })
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).textTransform)).toBe('uppercase')
  const cart = bar(page).getByRole('link', { name: /Ostoskori/ })
  await expect.poll(() => cart.isVisible()).toBe(false)

  await fillCart(page, 3)
  await page.reload()
  await expect.poll(() => cart.locator('.cart-count').textContent()).toBe('3')
  await expect.poll(() => cart.getAttribute('href')).toBe(urlOf('lihakauppa', '/ostoskori#tuotteet'))

  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(box).toMatchObject({ x: 0, y: 0 })
  await press(searchButton(page))
  await overlay(page).waitFor()
  await expect.poll(() => hasFocus(page, '.search-overlay input[name=q]')).toBe(true)
})

it.each(sitesLike('skogsgarden'))(
  'CH-13 shows the logo of %s large enough to be read, in one row with the links',
  async (id) => {
    const page = await newVisitor(phone)
    await page.goto(urlOf(id))
    // The shop has more buttons.
    const [narrow, usual] = id === 'lihakauppa' ? [75, 88] : [95, 110]
    for (const width of [320, 375]) {
      await resize(page, { width, height: 700 })
      const [logo, row] = [await page.locator('.mobile-logo svg').boundingBox(), await bar(page).boundingBox()]
      expect(logo?.width, `${width} px`).toBeGreaterThanOrEqual(width === 320 ? narrow : usual)
      expect(row?.height, `${width} px`).toBe(56)
    }
  },
)

const widths = fewOrAll([375], [1280])

it.each(widths)('CH-14 offers to log in on the shop, and customers their account, at %i px', async (width) => {
  const page = await newVisitor({ viewport: { width, height: 700 } })
  await page.goto(urlOf('lihakauppa'))
  const header = page.locator('.site-header')
  const logIn = header.getByRole('link', { name: 'Kirjaudu' })
  const account = header.getByRole('link', { name: 'Oma tili' })
  await expect.poll(async () => [await logIn.count(), await account.count()]).toEqual([1, 0])
  await expect.poll(() => logIn.getAttribute('href')).toBe('/kirjaudu')
  await logInCustomer(page)
  await page.goto(urlOf('lihakauppa'))
  await settle(page)
  await expect.poll(async () => [await logIn.count(), await account.count()]).toEqual([0, 1])
  await expect.poll(() => account.getAttribute('href')).toBe('/oma-tili')
  await page.goto(urlOf('kuluttaja'))
  await expect.poll(async () => [await logIn.count(), await account.count()]).toEqual([0, 0])
})

it.each(fewOrAll([1280], [375]))('CH-15 is not there inside a frame of %i px', async (width) => {
  // A frame begins as an empty document, where the script that refuses cookies for the visitor would fail.
  const page = await newVisitor({ viewport: { width, height: 700 }, firstVisit: true })
  await page.goto(urlOf('kuluttaja'))
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe src="${src}" style="width:100%;height:600px"></iframe>`
  }, urlOf('lihakauppa'))
  const frame = page.frameLocator('iframe')
  await frame.locator('h1').waitFor()
  await expect.poll(() => frame.locator('.site-header').count()).toBe(1)
  await expect.poll(() => frame.locator('.site-header').isVisible()).toBe(false)
})

const withThresholds = fewOrAll(['kuluttaja'], ['lihakauppa', 'deli', 'ammattilaiset'])

it.each(withThresholds)('CH-16 hides the logo of %s from the threshold on, and shows it again below', async (id) => {
  const threshold = sites.find((site) => site.id === id)?.header.stickyAt ?? 0
  const page = await newVisitor(phone)
  await page.goto(urlOf(id))
  await settle(page)
  const logo = page.locator('.mobile-logo .logo')
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  // Not the height of the page: its end rises when the tabs of a form come up.
  const endOfContent = () =>
    page.evaluate(() => Number(document.querySelector('main')?.getBoundingClientRect().bottom) + window.scrollY)
  const before = await endOfContent()
  await scrollTo(threshold - 1)
  await expect.poll(() => page.locator('html[data-scrolled]').count()).toBe(0)
  await expect.poll(() => logo.isVisible()).toBe(true)
  await scrollTo(threshold)
  await expect.poll(() => logo.isVisible()).toBe(false)
  await expect.poll(endOfContent).toBe(before)
  await scrollTo(threshold - 1)
  await expect.poll(() => logo.isVisible()).toBe(true)
})

it('closes the search by Escape and by its button, and gives the focus back', async () => {
  const page = await newVisitor(phone)
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => press(overlay(page).getByRole('button', { name: 'Sulje' })),
  ]
  for (const close of closings) {
    await press(searchButton(page))
    await overlay(page).waitFor()
    await close()
    await overlay(page).waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(page, '[data-opens=search-overlay]')).toBe(true)
  }
})

it('leads to the search page without JavaScript', { tags: 'long' }, async () => {
  const page = await newVisitor({ ...phone, javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja'))
  const action = await bar(page).locator('> form').getAttribute('action')
  await press(searchButton(page))
  await page.waitForURL((url) => url.pathname === action)
})

it('moves nothing while the page loads, and lets places on the page land below the bar', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  await watchShifts(page)
  await fillCart(page, 12)
  await page.goto(urlOf('lihakauppa', '/#toimitus'))
  await settle(page)
  expect(await shiftsIn(page)).toEqual([])
  const top = () => page.locator('#toimitus').evaluate((element) => element.getBoundingClientRect().top)
  const { height } = (await bar(page).boundingBox()) ?? { height: 0 }
  await expect.poll(top).toBeGreaterThanOrEqual(height)
})

it('prints the logo and nothing else, also from a page that is scrolled', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.locator('html[data-scrolled]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.mobile-logo .logo').isVisible()).toBe(true)
  await expect.poll(() => bar(page).isVisible()).toBe(false)
})

/** Windows and sizes of text. The narrowest is the hardest of its layout; from 768 px on there is another. */
const windows = fewOrAll<[width: number, text: string]>(
  [
    [320, '100%'],
    [768, '100%'],
    [320, '200%'],
    [768, '200%'],
  ],
  [
    [375, '100%'],
    [1024, '100%'],
    [375, '200%'],
    [1024, '200%'],
  ],
)

/** Names of parts of the bar that stand over each other or outside of the window. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.mobile-bar > *:not(kaski-island), .mobile-bar > kaski-island > div')]
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 0)
    return boxes
      .filter(
        ({ box }, index) => box.left < (boxes[index - 1]?.box.right ?? 0) - 0.5 || box.right > window.innerWidth + 0.5,
      )
      .map(({ part }) => part.className || part.tagName)
  })
}

/** What can be touched and is smaller than 44 px. */
function tooSmall(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const targets = [...document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(a, button, summary, input)`)]
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.99)
      .map(({ target, box }) => `${target.textContent || target.className}: ${box.width} × ${box.height}`)
  }, within)
}

it.each(sitesLike('lihakauppa'))('fits %s into every window, with targets of 44 px', { tags: 'long' }, async (id) => {
  const page = await newVisitor()
  await fillCart(page, 12)
  // A page with little in it: all pages of a site have the same header, and the long ones take seconds for each window.
  await page.goto(urlOf(id, LIGHT[id]))
  await settle(page)
  for (const [width, size] of windows) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    await resize(page, { width, height: 700 })
    expect(await misplaced(page), `${width} px at ${size}`).toEqual([])
    expect(await tooSmall(page, '.mobile-bar, .mobile-logo'), `${width} px at ${size}`).toEqual([])
    if (size === '100%') await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await press(page.locator('summary[data-opens]'))
    await page.locator('.side-navigation[open]').waitFor()
    const panel = page.locator('.side-navigation')
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0)
    expect(await tooSmall(page, '.side-navigation'), `${width} px at ${size}`).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  }
})

it.each(fewOrAll(['kuluttaja'], ['yritys']))(
  'has no fault of accessibility on %s, closed, open and searching',
  { tags: 'long' },
  async (id) => {
    const page = await newVisitor(phone)
    await page.goto(urlOf(id))
    await settle(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page.locator('summary[data-opens]'))
    await page.locator('.side-navigation kaski-island[live]').waitFor({ state: 'attached' })
    await expect.poll(() => accessibilityFaults(page, '#side-navigation')).toEqual([])
    await page.keyboard.press('Escape')
    await press(searchButton(page))
    await overlay(page).waitFor()
    expect(await accessibilityFaults(page, ':modal')).toEqual([])
  },
)
