import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const phone = { viewport: { width: 375, height: 700 } }
const burger = (page: Page) => page.locator('summary[data-opens]')
const panel = (page: Page) => page.locator('#side-navigation')
const links = (page: Page) => panel(page).getByRole('navigation').first()

async function openSide(page: Page, site: string, path = '/'): Promise<void> {
  await page.goto(urlOf(site, path))
  await press(burger(page))
  await page.locator('#side-navigation:modal').waitFor()
  await panel(page).locator('kaski-island[live]').waitFor({ state: 'attached' })
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const place = activeElement?.closest('#side-navigation')
      ? 'inside'
      : activeElement === document.body
        ? 'nowhere'
        : 'outside'
    return activeElement?.matches('summary[data-opens]') ? 'burger' : place
  })

it('CH-17 slides in from the left in 300 ms, and out again', { tags: 'long' }, async () => {
  const page = await newVisitor({ ...phone, reducedMotion: 'no-preference' })
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  const movements = (click: string) =>
    page.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.click()
      const running = document.getElementById('side-navigation')?.getAnimations() ?? []
      return running.map(({ effect }) => {
        const frames = (effect as KeyframeEffect).getKeyframes()
        return [
          effect?.getTiming().duration,
          frames.map(({ transform }) => transform).find((value) => value !== 'none'),
        ]
      })
    }, click)
  const slide = [[300, 'translate(-100%)']]
  expect(await movements('summary[data-opens]')).toEqual(slide)
  expect(await movements('#side-navigation [data-closes]')).toEqual(slide)
  await expect.poll(() => page.locator('#side-navigation:modal').count()).toBe(0)
})

it('CH-17 has logo, search, branches with their links, teaser and label, extra links and languages', async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'kuluttaja')
  await panel(page).getByRole('button', { name: 'Sulje' }).waitFor()
  await expect.poll(() => panel(page).locator('.side-head .logo').getAttribute('href')).toBe('/')
  await expect.poll(() => panel(page).getByRole('heading', { name: 'Mitä olet etsimässä?' }).isVisible()).toBe(true)
  const branch = panel(page).locator('.accordion').first()
  await expect.poll(() => branch.getByRole('heading').textContent()).toBe('Tuotteet')
  await expect.poll(() => links(page).getByRole('link', { name: 'Lihakauppa' }).locator('svg').count()).toBe(1)
  await expect.poll(() => panel(page).getByRole('link', { name: 'In English' }).isVisible()).toBe(true)
})

it.each(['button', 'Enter'])(
  'CH-17 searches by %s, at the address of the search page with q',
  { tags: 'long' },
  async (way) => {
    const page = await newVisitor({ ...phone, tolerates: /404/ })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) calls.push(request.url())
    })
    await openSide(page, 'kuluttaja')
    const form = panel(page).locator('form')
    const action = await form.getAttribute('action')
    await form.getByRole('searchbox').fill('jauheliha & peruna')
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await press(form.getByRole('button', { name: 'Hae' }))
    await page.waitForURL((url) => url.pathname === action && url.searchParams.get('q') === 'jauheliha & peruna')
    expect(calls).toEqual([])
  },
)

it('CH-18 lists the languages on the corporate site, and has one globe link elsewhere', async () => {
  const page = await newVisitor(phone)
  const languages = () => panel(page).locator('.side-languages a')
  await openSide(page, 'yritys')
  await expect.poll(() => languages().allInnerTexts()).toEqual(['Suomeksi', 'In English', 'På svenska'])
  await expect.poll(() => languages().locator('svg').count()).toBe(0)
  for (const [site, other, href] of [
    ['kuluttaja', 'In English', '/en/'],
    ...fewOrAll<[string, string, string]>(
      [],
      [
        ['international', 'Auf Deutsch', '/de/'],
        ['delikatess', 'Auf Deutsch', '/de/'],
      ],
    ),
  ] as const) {
    await openSide(page, site)
    await expect.poll(() => languages().allInnerTexts()).toEqual([other])
    await expect.poll(() => languages().getAttribute('href')).toBe(href)
    await expect.poll(() => languages().locator('svg').count()).toBe(1)
  }
})

it("CH-19 CH-20 has no search and plain branches on the meat-brand site, and a link to the company's on the export site", async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'mestari')
  await expect.poll(() => panel(page).getByRole('searchbox').count()).toBe(0)
  await expect.poll(() => panel(page).locator('.accordion, [aria-expanded]').count()).toBe(0)
  await expect.poll(() => panel(page).locator('.side-branches a').count()).toBeGreaterThan(1)
  await openSide(page, 'export')
  const link = panel(page).getByRole('link', { name: 'Kaskimaa International' })
  await expect.poll(() => link.getAttribute('href')).toBe(urlOf('international'))
})

it('opens and closes a branch, and leads by its label, teaser and show-more label to its own page', async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'lihakauppa', '/ota-yhteytta')
  const branch = panel(page).locator('.accordion', { has: page.getByRole('link', { name: 'Lihamestari neuvoo' }) })
  const toggle = branch.getByRole('button', { name: 'Lihamestari neuvoo: alavalikko' })
  const child = branch.getByRole('link', { name: 'Pihvi pannulla' })
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => child.count()).toBe(0)
  await press(toggle)
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  await child.waitFor()
  const teaser = branch.locator('a', { has: page.locator('img') })
  await expect.poll(() => teaser.textContent()).toBe('Mikä pala mihinkin')
  await expect.poll(() => teaser.getAttribute('href')).toBe('/neuvot')
  await press(toggle)
  await child.waitFor({ state: 'hidden' })
})

it('opens the branch of the page that the visitor is on, and marks the page', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'kuluttaja', '/tuotteet')
  const current = panel(page).locator('[aria-current=page]').first()
  await expect.poll(() => current.getAttribute('href')).toBe('/tuotteet')
  const open = panel(page)
    .locator('.accordion', { has: page.locator('[aria-current=page]') })
    .getByRole('button')
  await expect.poll(() => open.first().getAttribute('aria-expanded')).toBe('true')
})

it('takes the focus to the close button, and keeps it inside', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'yritys')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('#side-navigation [data-closes]')))
    .toBe(true)
  const visited: string[] = []
  const stops = await panel(page).locator('a:visible, button:visible, input:visible').count()
  for (let press = 0; press < stops + 5; press++) {
    await page.keyboard.press('Tab')
    visited.push(await focused(page))
  }
  expect(visited.filter((place) => place === 'outside' || place === 'burger')).toEqual([])
  expect(visited.filter((place) => place === 'inside').length).toBeGreaterThan(stops)
})

it('holds the page behind still', { tags: 'long' }, async () => {
  const page = await newVisitor({ viewport: { width: 768, height: 400 } })
  await openSide(page, 'yritys')
  for (const x of [180, 700]) {
    await page.mouse.move(x, 200)
    await page.mouse.wheel(0, 5000)
  }
  await expect.poll(() => panel(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

it('closes by Escape, its button and a tap beside it, and gives the focus back to the burger', async () => {
  const page = await newVisitor({ viewport: { width: 768, height: 700 } })
  await openSide(page, 'kuluttaja')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => press(panel(page).getByRole('button', { name: 'Sulje' })),
    () => page.mouse.click(700, 300),
  ]
  for (const close of closings) {
    await close()
    await panel(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('burger')
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await press(burger(page))
    await page.locator('#side-navigation:modal').waitFor()
  }
})

it('closes when the window becomes wider than 1024 px, and leaves the page usable', { tags: 'long' }, async () => {
  const page = await newVisitor({ viewport: { width: 1024, height: 700 } })
  await openSide(page, 'kuluttaja')
  await resize(page, { width: 1025, height: 700 })
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await resize(page, { width: 1024, height: 700 })
  await expect.poll(() => panel(page).isVisible()).toBe(false)
  await press(burger(page))
  await page.locator('#side-navigation:modal').waitFor()
})

it('closes when a link leads to a place on the same page', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  await openSide(page, 'kuluttaja', '/tuotteet?productGroup=101')
  await press(links(page).getByRole('link', { name: 'Jauheliha', exact: true }))
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

it('CH-29 keeps the links when the call for newer ones fails, and shows those that it gets', async () => {
  const page = await newVisitor({ ...phone, tolerates: /503/ })
  await page.clock.install()
  let answer: object | undefined
  let asked = 0
  await page.route('**/api/nav/mobile**', (route) => {
    asked += 1
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503 })
  })
  await openSide(page, 'kuluttaja')
  await page.locator('kaski-island[name="side-links"][live]').waitFor({ state: 'attached' })
  // All of them, in open branches and in closed ones: which are open is not the question.
  const all = links(page).locator('a')
  const before = await all.allTextContents()
  const comeBackLater = async () => {
    const sofar = asked
    await page.clock.fastForward('11:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked).toBeGreaterThanOrEqual(sofar + 2)
  }
  await comeBackLater()
  expect(before.length).toBeGreaterThan(5)
  await expect.poll(() => all.allTextContents()).toEqual(before)

  answer = { barLinks: [{ label: 'Uusi', link: '/uusi' }], navAccordions: [], navLinks: [], languageMenu: [] }
  await comeBackLater()
  await expect.poll(() => all.count()).toBe(0)
  await expect.poll(() => page.locator('.bar-links').textContent()).toBe('Uusi')
})

it('opens by itself without JavaScript, with every branch open', async () => {
  const page = await newVisitor({ ...phone, javaScriptEnabled: false })
  await page.goto(urlOf('lihakauppa', '/ota-yhteytta'))
  const child = panel(page).getByRole('link', { name: 'Pihvi pannulla' })
  await expect.poll(() => child.isVisible()).toBe(false)
  await press(burger(page))
  await expect.poll(() => child.isVisible()).toBe(true)
  expect(
    await panel(page)
      .getByRole('button', { name: /alavalikko|Sulje/ })
      .count(),
  ).toBe(0)
  await press(burger(page))
  await expect.poll(() => panel(page).isVisible()).toBe(false)
})

it('opens before the script has come, and becomes a dialog when it comes', { tags: 'long' }, async () => {
  const page = await newVisitor(phone)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(urlOf('kuluttaja'), { waitUntil: 'commit' })
  await press(burger(page))
  await links(page).waitFor()
  await expect.poll(() => page.locator('#side-navigation:modal').count()).toBe(0)
  letThrough()
  await page.locator('#side-navigation:modal').waitFor()
})
