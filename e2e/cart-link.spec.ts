import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { keepCartFromShop, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { logInCustomer } from './customers.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const cartLinks = (page: Page) => page.locator('.cart-link:visible')

async function visitorWithCart(lineItemCount: number, options = {}): Promise<Page> {
  const page = await newVisitor(options)
  await keepCartFromShop(page)
  const lineItems = Array.from({ length: lineItemCount }, (_, at) => ({ code: `LK-100${at}`, quantity: 2 }))
  await page.addInitScript((cart) => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('cart', cart)
    sessionStorage.setItem('seen', 'yes')
  }, JSON.stringify({ lineItemCount, lineItems }))
  return page
}

it.each([
  ['kuluttaja', 1280],
  ['kuluttaja', 375],
  ['lihakauppa', 1280],
  ['lihakauppa', 375],
])(
  'CH-10 CH-13 shows the cart link with the number of lines on %s at %i px while the cart has any',
  async (site, width) => {
    const page = await visitorWithCart(3, { viewport: { width, height: 800 } })
    await page.goto(urlOf(site))
    await expect.poll(() => cartLinks(page).count()).toBe(1)
    await expect.poll(() => cartLinks(page).getAttribute('href')).toBe(urlOf('lihakauppa', '/ostoskori#tuotteet'))
    await expect.poll(() => cartLinks(page).textContent()).toContain('3')
    await expect.poll(() => page.getByText('Ostoskori on tyhjä').filter({ visible: true }).count()).toBe(0)
  },
)

it.each([
  ['kuluttaja', 1280, 0],
  ['kuluttaja', 375, 0],
  ['lihakauppa', 1280, 1],
])(
  'CH-10 has no cart link on %s at %i px while the cart is empty; the shop says so in words',
  async (site, width, words) => {
    const page = await newVisitor({ viewport: { width, height: 800 } })
    await page.goto(urlOf(site))
    await expect.poll(() => cartLinks(page).count()).toBe(0)
    await expect.poll(() => page.getByText('Ostoskori on tyhjä').filter({ visible: true }).count()).toBe(words)
  },
)

it('CH-10 shows the link with the first paint, before any script file has come', async () => {
  const page = await visitorWithCart(2)
  await page.route('**/assets/*.js', () => {})
  await page.goto(urlOf('kuluttaja'), { waitUntil: 'domcontentloaded' })
  await expect.poll(() => cartLinks(page).textContent()).toContain('2')
})

it('follows changes of the cart, in this tab and in another', async () => {
  const page = await visitorWithCart(0)
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  const other = await newVisitor({ own: page.context() })
  await other.goto(urlOf('kuluttaja', '/evasteet'))
  await other.evaluate(() => localStorage.setItem('cart', '{"lineItemCount":4,"lineItems":[]}'))
  await expect.poll(() => cartLinks(page).allTextContents()).toEqual([expect.stringContaining('4')])
  await page.evaluate(() => {
    localStorage.removeItem('cart')
    window.dispatchEvent(new Event('kaskimaa-cart-changed'))
  })
  await expect.poll(() => cartLinks(page).count()).toBe(0)
})

it.each(['no json', '{"lineItemCount":"<b>9</b>"}', '{"lineItemCount":-1}', '[]', '{"lineItemCount":2}'])(
  'takes a cart that is %s for an empty one',
  async (cart) => {
    const page = await newVisitor()
    await page.addInitScript((text) => localStorage.setItem('cart', text), cart)
    await page.goto(urlOf('kuluttaja'))
    await settle(page)
    await expect.poll(() => cartLinks(page).count()).toBe(0)
  },
)

it.each([1280, 375])(
  'CH-14 offers the shop’s visitors to log in, and customers their account, at %i px',
  async (width) => {
    const page = await newVisitor({ viewport: { width, height: 800 } })
    await page.goto(urlOf('lihakauppa'))
    const links = page.locator('.account-link:visible')
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/kirjaudu'])
    await expect
      .poll(() => page.getByRole('link', { name: 'Kirjaudu', exact: true }).filter({ visible: true }).count())
      .toBe(1)
    await logInCustomer(page)
    await page.goto(urlOf('lihakauppa'))
    await settle(page)
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/oma-tili'])
  },
)
