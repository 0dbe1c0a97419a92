import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const result = (page: Page) => page.locator('.delivery-check-result').filter({ visible: true })

async function check(page: Page, postalCode: string): Promise<void> {
  await page.getByLabel('Postinumero').filter({ visible: true }).fill(postalCode)
  await press(page.getByRole('button', { name: 'Tarkista', exact: true }).filter({ visible: true }))
}

it('SH-16, SH-18: a postal code is checked in every outcome, and a day and a time are chosen and kept', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 }, tolerates: /404|503/ })
  await page.goto(urlOf('lihakauppa', '/toimitus'))
  const button = page.getByRole('button', { name: 'Tarkista', exact: true })
  await expect.poll(() => button.isDisabled()).toBe(true)
  await expect.poll(() => result(page).count()).toBe(0)
  await check(page, '99999')
  await expect.poll(() => result(page).textContent()).toBe('Emme tunnistaneet syöttämääsi postinumeroa.')
  await check(page, '99800')
  await expect.poll(() => result(page).textContent()).toMatch(/^Valitettavasti emme vielä toimita tuotteita/)
  await page.route('**/checkout/availability?*', (route) => route.fulfill({ status: 503, body: 'Down' }))
  await check(page, '60100')
  await expect.poll(() => result(page).textContent()).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
  await page.unroute('**/checkout/availability?*')
  await check(page, '00100')
  await expect.poll(() => result(page).textContent()).toBe('Toimitamme postinumeroalueellesi!')
  const evening = page.getByRole('radio', { name: /^(maanan|tiis|keski|tors|perjan).* klo 18–21/ }).first()
  await choose(evening)
  await page.getByText(/^Valittu toimitusaika: .* klo 18–21\./).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await settle(page)
  await check(page, '00100')
  await evening.waitFor()
  await expect.poll(() => evening.isChecked()).toBe(true)
})

it('SH-17, SH-23: the bar leads to the field and stays closed; the quick view has the check, too', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('lihakauppa'))
  const bar = page.getByRole('button', { name: 'Tarkista, oletko Lihakaupan toimitusalueella' })
  await bar.waitFor()
  await settle(page)
  await press(bar)
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-postal-code'))).toBe(true)
  await bar.waitFor({ state: 'hidden' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar.waitFor()
  expect(await accessibilityFaults(page, '.delivery-bar')).toEqual([])
  await press(page.locator('.delivery-bar').getByRole('button', { name: 'Sulje' }))
  await bar.waitFor({ state: 'hidden' })
  await page.goto(urlOf('lihakauppa', '/'))
  const opener = page.getByRole('button', { name: /^Pikakatselu/ }).first()
  await press(opener)
  const view = page.locator('dialog.quick-view')
  await view.getByLabel('Postinumero').fill('33100')
  await press(view.getByRole('button', { name: 'Tarkista', exact: true }))
  await view.getByText('Toimitamme postinumeroalueellesi!').waitFor()
  expect(await accessibilityFaults(page, ':modal')).toEqual([])
  await expect.poll(() => bar.count()).toBe(0)
  // A press beside the dialog closes it, and the visitor goes on at the button.
  await page.mouse.click(5, 5)
  await expect.poll(() => view.count()).toBe(0)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})
