import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { fewOrAll, newVisitor, openBrowserForTests, sitesLike, urlOf, withoutPictures } from './browsing.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

const others = sites.map(({ id }) => id).filter((id) => id !== 'yritys' && id !== 'mestari')

// Every home page with its scripts is opened by `home-budget.spec.ts`.
it.each(fewOrAll(['yritys', 'mestari'], others))(
  'shows the home page of %s without scripts, with one heading and its logo',
  async (id) => {
    const page = await newVisitor({ javaScriptEnabled: false, tolerates: /ERR_FAILED/ })
    await withoutPictures(page)
    await page.goto(urlOf(id))
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    await expect.poll(() => page.locator('header .logo:visible').getAttribute('href')).toBe('/')
  },
)

describe.each(sitesLike('lihakauppa'))('%s', (id) => {
  it('moves nothing while it loads, on a slow machine', { tags: 'long' }, async () => {
    const page = await newVisitor({ laysOutLate: true })
    // Slow enough that the browser would paint a page of which it has read a part.
    const devices = await page.context().newCDPSession(page)
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await watchShifts(page)
    await page.goto(urlOf(id))
    await settle(page)
    expect(await shiftsIn(page)).toEqual([])
  })

  it('has no fault that axe can find and does not scroll sideways, however wide the window is, on the home page and the article', {
    tags: 'long',
  }, async () => {
    const page = await newVisitor()
    await page.goto(urlOf(id))
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 375, 768, 1024, 2560]) {
      await resize(page, { width, height: 900 })
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    }
    await page.goto(urlOf(id, await articleOf(page)))
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

/** The path of the article that the home page shows a card of. */
async function articleOf(page: Page): Promise<string> {
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const path = links.find((href) => /^\/[a-z]/.test(href) && !href.includes('#') && href.length > 4)
  if (!path) throw new Error(`No link to an article on ${page.url()}`)
  return path
}

it('leads a Finnish visitor to English and an English one back', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  await press(page.getByRole('link', { name: 'In English' }))
  await page.waitForURL(urlOf('kuluttaja', '/en/'))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await press(page.getByRole('link', { name: 'Suomeksi' }))
  await page.waitForURL(urlOf('kuluttaja'))
})

it('CH-03 answers English on a site without English with a 404 page in English', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  const answer = await page.goto(urlOf('deli', '/en/products'))
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
  expect(await accessibilityFaults(page)).toEqual([])
})

it('CH-01 lists all sites at the bare host, each with a link that works', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('directory'))
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links).toEqual(sites.map(({ id }) => urlOf(id)))
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
})

it('CH-01 answers an unknown host with the directory’s 404 page', { tags: 'long' }, async () => {
  const page = await newVisitor({ tolerates: /404/ })
  const answer = await page.goto(urlOf('tuntematon'))
  expect(answer?.status()).toBe(404)
  await expect
    .poll(() => page.getByRole('link', { name: 'Sivustojen luettelo' }).getAttribute('href'))
    .toBe(urlOf('directory'))
})

it('lets keyboard users skip to the content', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('yritys'))
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Siirry sisältöön')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})
