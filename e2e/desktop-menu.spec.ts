import { describe, expect, it } from 'vitest'
import type { ShownTab } from '#contract/navigation/navigation-calls.ts'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { bar, comeBackAfter, desktopNavigation, isFocused, live, tab, toggle, visit } from './desktop-header.ts'
import { press } from './pressing.ts'

openBrowserForTests({ pictures: true })

describe('CH-08 CH-31 a tab with children', () => {
  it('opens a mega menu under the bar, as wide as the window, with the links as returned', async () => {
    const page = await visit('kuluttaja')
    const { bottomTabs: returned } = await desktopNavigation(page)
    const { label, link, children, teaserImage, showMoreLabel } = returned[0] as ShownTab
    await press(toggle(page, label))
    const menu = page.locator('.mega-menu:visible')
    expect(await toggle(page, label).getAttribute('aria-controls')).toBe(await menu.getAttribute('id'))
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(links).toEqual([...children.map((child) => [child.label, child.link]), [showMoreLabel, link]])
    const picture = menu.getByRole('link', { name: showMoreLabel as string }).locator('img')
    const attribute = (name: string) => picture.getAttribute(name)
    expect(await attribute('src')).toBe(teaserImage?.src)
    await expect
      .poll(async () => [await attribute('width'), await attribute('height')])
      .toEqual([String(teaserImage?.width), String(teaserImage?.height)])
    expect(await attribute('loading')).toBe('lazy')
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => menu.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280)
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
    expect((await menu.boundingBox())?.y).toBe(y + height)
  })

  const withLists = fewOrAll(['yritys'], ['mestari'])

  it.each(withLists)('CH-34 opens a simple list on %s, at most 13rem high, that scrolls inside', async (site) => {
    const page = await visit(site)
    const { bottomTabs: returned } = await desktopNavigation(page)
    const { label, children } = returned.find((one) => one.children.length > 0) as ShownTab
    await press(toggle(page, label))
    const list = page.locator('.drop-down:visible')
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(children.map((child) => child.label))
    const ten = Array.from({ length: 10 }, (_, at) => ({ label: `Linkki ${at}`, link: `/${at}` }))
    await comeBackAfter(page, async (route) =>
      route.fulfill({ json: { topTabs: [], bottomTabs: [{ ...returned[0], label, children: ten }] } }),
    )
    await expect.poll(() => list.getByRole('link').count()).toBe(10)
    expect((await list.boundingBox())?.height).toBe(208)
    await expect.poll(() => list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(208)
  })

  it('leads to its own page when it is clicked', { tags: 'long' }, async () => {
    const page = await visit('kuluttaja')
    await press(tab(page, 'Tuotteet'))
    await page.waitForURL(urlOf('kuluttaja', '/tuotteet'))
  })

  it('closes when a link leads to a place on the same page', { tags: 'long' }, async () => {
    const page = await visit('kuluttaja', { path: '/tuotteet?productGroup=101' })
    await press(toggle(page, 'Tuotteet'))
    await press(page.locator('.submenu').getByRole('link', { name: 'Jauheliha', exact: true }))
    await page.waitForURL('**/tuotteet?productGroup=101#kaikki-tuotteet')
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
  })

  it('closes when something else is pressed', { tags: 'long' }, async () => {
    const page = await visit('kuluttaja')
    await press(toggle(page, 'Tuotteet'))
    await page.mouse.click(640, 790)
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
  })

  it('opens at the first tap on a touch screen, and the second follows its link', async () => {
    const page = await visit('kuluttaja', { hasTouch: true })
    await press(tab(page, 'Reseptit'))
    await expect.poll(() => page.getByRole('link', { name: 'Padat ja keitot' }).isVisible()).toBe(true)
    expect(page.url()).toBe(urlOf('kuluttaja'))
    await press(tab(page, 'Reseptit'))
    await page.waitForURL(urlOf('kuluttaja', '/reseptit'))
  })

  it.each(fewOrAll([false], [true]))(
    'opens without a script when it is pointed at or focused (script lost: %s)',
    async (lost) => {
      const page = await newVisitor({ javaScriptEnabled: lost, tolerates: /Failed to (load|fetch)/ })
      await page.route('**/assets/client-*.js', (route) => route.abort())
      await page.goto(urlOf('kuluttaja'))
      if (lost) await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('failed')
      await expect.poll(() => toggle(page, 'Tuotteet').count()).toBe(0)
      await tab(page, 'Tuotteet').hover()
      await expect.poll(() => page.getByRole('link', { name: 'Pakasteet', exact: true }).isVisible()).toBe(true)
      await page.mouse.move(640, 790)
      await tab(page, 'Reseptit').focus()
      await page.keyboard.press('Tab')
      await expect.poll(() => page.locator(':focus').textContent()).toBe('Arki puolessa tunnissa')
    },
  )
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

  it('opens a menu where it rests, not where it passes over; keeps it on the way into it, and closes it a little after it has left', async () => {
    const { page, pass, openLabels } = await pointing()
    await tab(page, 'Tuotteet').hover()
    await pass(99)
    await tab(page, 'Ajankohtaista').hover()
    await pass(1000)
    await expect.poll(openLabels).toEqual([])
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])

    // It crosses another tab on its way.
    await tab(page, 'Reseptit').hover()
    await pass(299)
    await page.getByRole('link', { name: 'Pakasteet', exact: true }).hover()
    await pass(1000)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await tab(page, 'Reseptit').hover()
    await pass(300)
    await expect.poll(openLabels).toEqual(['Reseptit'])

    await page.mouse.move(640, 790)
    await pass(299)
    await expect.poll(openLabels).toEqual(['Reseptit'])
    await pass(1)
    await expect.poll(openLabels).toEqual([])
  })

  it('keeps open what it has pressed open, and is not needed to close what it has opened: Escape leaves the focus where it was', {
    tags: 'long',
  }, async () => {
    const { page, pass, openLabels } = await pointing()
    await toggle(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await press(toggle(page, 'Tuotteet'))
    await page.mouse.move(640, 760)
    await pass(1000)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await press(toggle(page, 'Tuotteet'))
    await expect.poll(openLabels).toEqual([])

    await page.mouse.move(640, 790)
    await pass(1000)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
    await tab(page, 'Tuotteet').hover()
    await pass(100)
    await expect.poll(openLabels).toEqual(['Tuotteet'])
    await page.keyboard.press('Escape')
    await expect.poll(openLabels).toEqual([])
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('q')
  })

  it('finds the menu open that it rests on while the scripts are late, when they arrive', {
    tags: 'long',
  }, async () => {
    const page = await newVisitor()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/client-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(urlOf('kuluttaja'), { waitUntil: 'commit' })
    await tab(page, 'Tuotteet').hover()
    await expect.poll(() => page.locator('[data-open]').count()).toBe(0)
    release()
    await expect.poll(() => page.locator('[data-open] > .tab-link').allTextContents()).toEqual(['Tuotteet'])
  })
})

describe('CH-08 by keyboard', () => {
  it('Tab reaches link and toggle; the toggle opens, Tab goes on into the menu, and leaving it closes it', async () => {
    const page = await visit('kuluttaja')
    await tab(page, 'Tuotteet').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(toggle(page, 'Tuotteet'))).toBe(true)
    await expect.poll(() => toggle(page, 'Tuotteet').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await expect.poll(() => toggle(page, 'Tuotteet').getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Jauheliha')
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(toggle(page, 'Tuotteet'))).toBe(true)
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(tab(page, 'Reseptit'))).toBe(true)

    await tab(page, 'Tuotteet').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(tab(page, 'Reseptit'))).toBe(true)
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
  })

  it('the arrow keys lead along the tabs, into a menu and along its links', { tags: 'long' }, async () => {
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
    await expect.poll(() => page.locator('.submenu:visible').count()).toBe(0)
    expect(await press('Home')).toBe('Tuotteet')
  })
})
