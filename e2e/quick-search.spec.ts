import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'
import { atSearch, field, options, phone, popup, questions, reachSearch, soon, status } from './quick-search.ts'
import { settle } from './settle.ts'

openBrowserForTests()

describe('the form', () => {
  it('CH-11 CH-26 leads by Enter and by button to the search page with q, and makes no call for it', async () => {
    const page = await newVisitor()
    await page.clock.install()
    await page.goto(urlOf('kuluttaja'))
    await reachSearch(page)
    const asked = questions(page)
    await field(page).fill('makkara')
    await page.keyboard.press('Enter')
    await page.waitForURL(urlOf('kuluttaja', '/haku?q=makkara'))
    await reachSearch(page)
    // On a busy machine the way to the button takes longer than the half second after which suggestions are asked for.
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page).fill('kinkku & sinappi')
    await press(page.getByRole('banner').getByRole('button', { name: 'Hae', exact: true }))
    await page.waitForURL(urlOf('kuluttaja', '/haku?q=kinkku+%26+sinappi'))
    await page.clock.resume()
    await settle(page)
    expect(asked).toEqual([])
  })

  it('CH-26 asks in the overlay what somebody is looking for', async () => {
    const page = await atSearch(phone)
    await expect.poll(() => page.getByRole('heading', { name: 'Mitä olet etsimässä?' }).isVisible()).toBe(true)
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button', { name: 'Hae', exact: true }).textContent())
      .toBe('Hae')
    await expect.poll(() => field(page).getAttribute('placeholder')).toBe('Etsi tuote, resepti tai muuta tietoa')
  })

  it('leads to the search page of the language and without JavaScript, empty or not', { tags: 'long' }, async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('international', '/de/'))
    const german = page.getByRole('combobox', { name: 'Produkte und mehr suchen' })
    await german.fill('Schinken')
    await german.press('Enter')
    await page.waitForURL(urlOf('international', '/de/suche?q=Schinken'))
    await german.fill('')
    await german.press('Enter')
    await page.waitForURL(urlOf('international', '/de/suche'))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/suche/i)
  })

  it('searches for what was typed before the script came', { tags: 'long' }, async () => {
    const page = await newVisitor()
    let letThrough = () => {}
    const script = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/client-*.js', async (route) => {
      await script
      await route.continue()
    })
    await page.goto(urlOf('kuluttaja'), { waitUntil: 'commit' })
    await field(page).pressSequentially('makkara')
    letThrough()
    await options(page).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('makkara')
  })
})

describe('a search that is still to come', () => {
  it('CH-25 is stopped by Escape, a click outside and a moved focus', async () => {
    const page = await atSearch()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = questions(page)
    const leavings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(640, 700),
      () => page.keyboard.press('Shift+Tab'),
    ]
    for (const leave of leavings) {
      await field(page).fill('')
      await field(page).pressSequentially('makkara')
      await page.clock.runFor(300)
      await leave()
      await page.clock.runFor(3000)
      expect([await popup(page).count(), asked]).toEqual([0, []])
      await expect.poll(() => field(page).inputValue()).toBe('makkara')
    }
  })

  it('CH-25 is never open together with a menu', { tags: 'long' }, async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    await popup(page).waitFor()
    const toggle = page.locator('.tabs button[aria-expanded]:visible').first()
    await toggle.hover()
    await page.locator('.tabs [data-open]').waitFor({ state: 'attached' })
    await expect.poll(() => popup(page).count(), soon).toBe(0)
    await field(page).fill('kinkku')
    await popup(page).waitFor()
    await expect.poll(() => page.locator('.tabs [data-open]').count(), soon).toBe(0)
  })

  it('counts what there is, not the five that it shows', { tags: 'long' }, async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    const said = await status(page).textContent()
    await press(options(page).last())
    await page.waitForURL(/haku\?q=makkara/)
    await expect.poll(() => page.locator('.search-count').textContent()).toBe(said)
    expect(Number.parseInt(said ?? '', 10)).toBeGreaterThan(5)
  })
})

describe('the search page', () => {
  it('shows the question, how many pages were found, and those, without JavaScript', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('kuluttaja', '/haku?q=makkara'))
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('searchbox').inputValue()).toBe('makkara')
    const results = main.locator('.search-kit').getByRole('listitem')
    const hits = await results.count()
    expect(hits).toBeGreaterThan(1)
    const found = Number.parseInt((await main.getByText('hakutulosta').textContent()) ?? '', 10)
    expect(hits).toBe(Math.min(found, 10))
    await press(results.first().getByRole('link'))
    await page.waitForURL((url) => !url.pathname.includes('haku'))
  })

  it('says that nothing was found', { tags: 'long' }, async () => {
    const page = await newVisitor()
    await page.goto(urlOf('kuluttaja', '/haku?q=xyzzy'))
    await expect.poll(() => page.getByRole('main').getByText('Hakutuloksia ei löytynyt').isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it.each([
    ['delikatess', '/de/suche'],
    ['kuluttaja', '/haku'],
    ['export', '/search'],
    ['kuluttaja', '/en/search'],
    ['skogsgarden', '/sok'],
    ['mestari', '/haku'],
  ] as const)(
    'is there on %s at %s, and where results are shown axe finds no fault',
    { tags: 'long' },
    async (site, path) => {
      const page = await newVisitor()
      const response = await page.goto(urlOf(site, `${path}?q=a`))
      expect(response?.status()).toBe(200)
      await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
    },
  )
})
