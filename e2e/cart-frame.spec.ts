import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { overHttpsForTests } from './over-https.ts'
import { press } from './pressing.ts'
import { browserWithThirdPartyCookies } from './third-party-cookies.ts'

openBrowserForTests()

const count = (page: Page) => page.locator('.cart-link:visible .cart-count').textContent()

/** The hosts that were asked to transfer a product. */
function transfers(page: Page): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url())
    if (pathname === '/api/kori-siirto') hosts.push(hostname)
  })
  return hosts
}

const overHttps = overHttpsForTests()

type Given = { scheme: 'HTTP' | 'HTTPS'; cookies: 'allowed' | 'blocked'; seen: '1' | '2'; urlOf: typeof urlOf }
const given = fewOrAll<Given>(
  [{ scheme: 'HTTPS', cookies: 'blocked', seen: '1', urlOf: overHttps }],
  [
    { scheme: 'HTTP', cookies: 'allowed', seen: '1', urlOf },
    { scheme: 'HTTPS', cookies: 'allowed', seen: '2', urlOf: overHttps },
  ],
)

it.each(given)(
  'SH-27: one cart across sites over $scheme with third-party cookies $cookies',
  async ({ cookies, seen, urlOf }) => {
    const own = await browserWithThirdPartyCookies(cookies)
    const page = await newVisitor({ own })
    await page.goto(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
    await press(page.getByRole('button', { name: /^Osta/ }).first())
    await page.getByRole('link', { name: 'Siirry ostoskoriin' }).waitFor()
    // A link of the shop takes the cart along, whatever the browser does with cookies.
    await press(page.getByRole('link', { name: 'Kaskimaa', exact: true }).first())
    await page.waitForURL(urlOf('kuluttaja'))
    await expect.poll(() => count(page)).toBe('1')
    expect(page.url()).not.toContain('kori=')
    const asked = transfers(page)
    await page.goto(urlOf('mestari'))
    // Where the browser sends the frame the cookie of the shop, the cart shows before anything is added.
    if (seen === '2') await expect.poll(() => count(page)).toBe('1')
    await press(page.getByRole('button', { name: 'Osta: Mestarin grillimakkara' }))
    await page.getByRole('link', { name: 'Siirry ostoskoriin' }).waitFor()
    // A browser that sends the cookie of the shop with the frame, for which it must be Secure, knows of both products already.
    await expect.poll(() => count(page)).toBe(seen)
    await expect.poll(() => [...new Set(asked)]).toEqual(['lihakauppa.localhost'])
    await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
    await page.waitForURL(urlOf('lihakauppa', '/ostoskori#tuotteet'))
    await expect
      .poll(() => page.locator('.cart-line-name').allTextContents())
      .toEqual(['Entrecôtepihvit', 'Mestarin grillimakkara'])
    // The page that is opened next hears from the frame what the shop has.
    await page.goto(urlOf('kuluttaja'))
    await page.goto(urlOf('mestari'))
    await expect.poll(() => count(page)).toBe('2')
  },
)
