import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { chooseTime, goToCheckout, next, pay } from './buying.ts'
import { countPresses } from './count-presses.ts'
import { logInCustomer } from './customers.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const count = (page: Page) => page.locator('.cart-link:visible .cart-count').textContent()

it('SH-04, CH-10: a product is bought on its page, and the cart has it, with codes and totals', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
  await press(page.getByRole('button', { name: 'Lisää määrää' }).first())
  await press(page.getByRole('button', { name: 'Osta: Entrecôtepihvit' }))
  // The notice goes by itself after a while, but not from under a pointer.
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).hover()
  expect(await accessibilityFaults(page, '.cart-notice')).toEqual([])
  await expect.poll(() => count(page)).toBe('1')
  await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
  await page.locator('.cart-line').waitFor()
  await expect.poll(() => page.url()).toBe(urlOf('lihakauppa', '/ostoskori#tuotteet'))
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2')
  await page.getByLabel('Etukoodi tai lahjakortti').fill(' tervetuloa10 ')
  await press(page.getByRole('button', { name: 'Käytä' }))
  await page.getByText('Alennukset').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page.getByRole('link', { name: 'Jatka kassalle' }).filter({ visible: true }).first())
  await page.getByRole('heading', { name: 'Kirjaudu' }).waitFor()
  await expect.poll(() => page.locator('.cart-lines').count()).toBe(0)
})

it('keeps the lines that two tabs add at once, and both tabs count them', { tags: 'long' }, async () => {
  const first = await newVisitor()
  await first.goto(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
  const second = await newVisitor({ own: first.context() })
  await second.goto(urlOf('lihakauppa', '/tuotteet/naudan-jauheliha-10'))
  await Promise.all([first, second].map((page) => press(page.getByRole('button', { name: /^Osta/ }).first())))
  for (const page of [first, second]) await expect.poll(() => count(page)).toBe('2')
  await second.goto(urlOf('lihakauppa', '/ostoskori'))
  await expect.poll(() => second.locator('.cart-line').count()).toBe(2)
})

it('SH-28: a product that is bought on another site is in the cart of the shop', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } })
  await page.goto(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
  await press(page.getByRole('button', { name: /^Osta/ }).first())
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).waitFor()
  await page.goto(urlOf('mestari'))
  await press(page.getByRole('button', { name: 'Osta: Mestarin grillimakkara' }))
  await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
  await page.waitForURL(urlOf('lihakauppa', '/ostoskori#tuotteet'))
  await expect
    .poll(() => page.locator('.cart-line-name').allTextContents())
    .toEqual(['Entrecôtepihvit', 'Mestarin grillimakkara'])
})

it('a customer buys on a phone with at most as many presses as on one page: product, cart, time, method, terms, order', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 }, hasTouch: true })
  await logInCustomer(page)
  const counts = await countPresses(page)
  await page.goto(urlOf('lihakauppa', '/'))
  await press(page.locator('main .card-shop a[href^="/tuotteet/"]').filter({ visible: true }).first())
  await press(page.getByRole('button', { name: /^Osta/ }).first())
  await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
  await page.locator('.cart-line').first().waitFor()
  await goToCheckout(page)
  await chooseTime(page)
  await press(next(page, 'Siirry maksamaan'))
  await page.getByRole('radio', { name: 'Testipankki Yksi' }).waitFor()
  await pay(page)
  // One page has neither 'Siirry maksamaan' nor a choice of day and time in one press.
  await expect.poll(() => counts).toEqual({ presses: 9, fields: 0 })
})
