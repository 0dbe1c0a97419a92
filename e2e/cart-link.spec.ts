import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, keepCartFromShop, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { resize } from './painting.ts'
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

const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 800 }
const emptyInWords = (page: Page) => page.getByText('Ostoskori on tyhjä').filter({ visible: true })

it.each(fewOrAll(['kuluttaja'], ['lihakauppa']))(
  'CH-10 CH-13 shows the cart link with the number of lines on %s while the cart has any, in any window',
  async (site) => {
    const page = await visitorWithCart(3)
    await page.goto(urlOf(site))
    for (const size of [wide, narrow]) {
      await resize(page, size)
      await expect.poll(() => cartLinks(page).count()).toBe(1)
      await expect.poll(() => cartLinks(page).getAttribute('href')).toBe(urlOf('lihakauppa', '/ostoskori#tuotteet'))
      await expect.poll(() => cartLinks(page).textContent()).toContain('3')
      await expect.poll(() => emptyInWords(page).count()).toBe(0)
    }
  },
)

it('CH-10 has no cart link while the cart is empty; the shop says so in words', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  for (const size of [wide, narrow]) {
    await resize(page, size)
    await expect.poll(() => cartLinks(page).count()).toBe(0)
    await expect.poll(() => emptyInWords(page).count()).toBe(0)
  }
  await resize(page, wide)
  await page.goto(urlOf('lihakauppa'))
  await expect.poll(() => cartLinks(page).count()).toBe(0)
  await expect.poll(() => emptyInWords(page).count()).toBe(1)
})

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

it('takes what is no cart for an empty one', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  for (const text of ['no json', '{"lineItemCount":"<b>9</b>"}', '{"lineItemCount":-1}', '[]', '{"lineItemCount":2}']) {
    await page.evaluate((cart) => localStorage.setItem('cart', cart), text)
    await page.reload()
    await settle(page)
    await expect.poll(() => cartLinks(page).count(), { message: text }).toBe(0)
  }
})
