import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('runs no script that was smuggled into a page, which our own sites may frame', async () => {
  const page = await newVisitor({ tolerates: /Content Security Policy/ })
  await page.goto(urlOf('kuluttaja'))
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
  expect(await frameShopIn(page)).toBe(urlOf('lihakauppa'))
})

/** Shows the shop in a frame of the page and returns the address that the frame then has. */
async function frameShopIn(page: Page): Promise<string | undefined> {
  await page.evaluate((source) => {
    const frame = document.createElement('iframe')
    frame.src = source
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  }, urlOf('lihakauppa'))
  return page.frames()[1]?.url()
}

it('may be framed by nobody else', async () => {
  const foreign = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>foreign'),
  )
  await new Promise<void>((listening) => foreign.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void foreign.close())
  const page = await newVisitor({ tolerates: /frame-ancestors|favicon|404|ERR_BLOCKED_BY_RESPONSE/ })
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`)
  expect(await frameShopIn(page)).not.toBe(urlOf('lihakauppa'))
})

it('names its own address, its language versions and what it is', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('yritys', '/?utm_source=kirje'))
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(urlOf('yritys'))
  const versions = await page
    .locator('link[rel=alternate]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(versions).toEqual([
    ['fi', urlOf('yritys')],
    ['en', urlOf('yritys', '/en/')],
    ['sv', urlOf('yritys', '/se/')],
  ])
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization'])
})

it('fetches a page before its link is clicked, once the pointer rests on it', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('lihakauppa'))
  await settle(page)
  const [early] = await Promise.all([
    page.waitForRequest((request) => request.url() === urlOf('lihakauppa', '/ohjeet')),
    page.locator('header').getByRole('link', { name: 'Ohjeet' }).hover(),
  ])
  expect(early.headers()['sec-purpose']).toContain('prefetch')
})
