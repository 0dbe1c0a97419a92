import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, sitesLike, urlOf } from './browsing.ts'
import { aTab, bar, comeBackAfter, header, scrollTo, topTabs, visit } from './desktop-header.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const thresholds = fewOrAll<readonly [string, number]>(
  [['kuluttaja', 120]],
  [
    ['lihakauppa', 200],
    ['jyvabroiler', 100],
    ['ammattilaiset', 130],
  ],
)

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
  await expect
    .poll(() => page.locator('.site-header').evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgba(0, 0, 0, 0)')
  await scrollTo(page, stickyAt)
  await expect.poll(look).toEqual(sticky)
  await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await scrollTo(page, stickyAt - 1)
  await expect.poll(look).toEqual(atTop)
})

it.each(thresholds.map(([site]) => site))(
  'moves nothing on %s while it loads, and while the bar turns sticky and back',
  async (site) => {
    const page = await newVisitor({ reducedMotion: 'no-preference', laysOutLate: true })
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

it('does not hide under the bar what an anchor leads to', { tags: 'long' }, async () => {
  const page = await newVisitor({ laysOutLate: true })
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

it.each([1025, 1280])('has room for eight tabs with long labels at %i px', { tags: 'long' }, async (width) => {
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
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    expect(await overlaps(page)).toEqual([])
  }
})

it.each(sitesLike('yritys'))(
  'stands well on %s at every width, with no accessibility fault in bar and menu',
  { tags: 'long' },
  async (id) => {
    const page = await visit(id)
    for (const top of [0, 300]) {
      await scrollTo(page, top)
      await expect.poll(() => page.evaluate(() => 'scrolled' in document.documentElement.dataset)).toBe(top > 0)
      for (const width of [1025, 1440, 2560]) {
        await resize(page, { width, height: 800 })
        expect([width, await overlaps(page), await sidewaysScroll(page)]).toEqual([width, [], 0])
      }
    }
    await press(bar(page).locator('.tab-toggle').first())
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(1)
    expect(await accessibilityFaults(page, '.site-header')).toEqual([])
  },
)

it('prints the logo alone', { tags: 'long' }, async () => {
  const page = await visit('kuluttaja')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => header(page).getByRole('link').count()).toBe(1)
})

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
