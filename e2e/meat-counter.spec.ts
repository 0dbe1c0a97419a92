import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const soon = { timeout: 30_000 }
const answer = (page: Page) => page.getByRole('group', { name: 'Tiski ehdottaa' })

async function atCounter(query = '', options: Parameters<typeof newVisitor>[0] = {}): Promise<Page> {
  const page = await newVisitor(options)
  await page.goto(urlOf('lihakauppa', `/tiski${query}`))
  await page.locator('.counter').scrollIntoViewIfNeeded()
  await page.locator('kaski-island[name=meat-counter][live]').waitFor({ state: 'attached' })
  return page
}

it('sells by the keyboard what a dish needs, at the prices and on the days of the shop, in every window without a fault', async () => {
  const page = await atCounter()
  await settle(page)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [320, 768, 2560]) {
    await resize(page, { width, height: 800 })
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
  await page.getByRole('combobox', { name: 'Mitä kokkaat?' }).selectOption({ label: 'Karjalanpaisti' })
  await page.getByRole('button', { name: 'Yksi lisää: Lapsia' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Postinumero' }).fill('00100')
  await expect.poll(() => answer(page).getByText('900 g', { exact: true }).count()).toBe(1)
  await expect.poll(() => answer(page).locator('.counter-delivery').textContent(), soon).toMatch(/Tilaa viimeistään/)
  await answer(page).getByRole('button', { name: 'Lisää koriin 1 pakkaus' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.cart-notice').textContent(), soon).toMatch(/Lisätty ostoskoriin/)
  await page.goto(urlOf('lihakauppa', '/ostoskori#tuotteet'))
  await expect.poll(() => page.getByRole('main').textContent(), soon).toContain('Karjalanpaistilihat')
})

it('offers the next best where a cut is sold out, and lets the shopper choose another', { tags: 'long' }, async () => {
  const page = await atCounter('?ruoka=t-luu')
  await expect.poll(() => answer(page).textContent(), soon).toContain('juuri nyt loppuunmyyty')
  await choose(answer(page).getByRole('radio', { name: /Flankkipihvi/ }))
  await expect.poll(() => answer(page).getByRole('heading').textContent()).toBe('Flankkipihvi')
})

it('is a table of dishes and grams without JavaScript', { tags: 'long' }, async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('lihakauppa', '/tiski'))
  await expect.poll(() => page.locator('.counter').isVisible()).toBe(false)
  const row = page.getByRole('row', { name: /^Karjalanpaistilihat/ })
  await expect.poll(() => row.textContent()).toMatch(/180.g90.g/)
})

it('filters the shop by price and day of delivery without JavaScript, with exact counts and chips', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('lihakauppa', '/tuotteet'))
  for (const [filter, option] of [
    ['Hinta', /^enintään 10 €/],
    ['Toimituspäivä', /^perjantai/],
  ] as const) {
    const list = page.locator('details.dropdown', { hasText: filter })
    await press(list.locator('summary'))
    await choose(list.getByRole('radio', { name: option }))
  }
  await press(page.locator('.search-kit').getByRole('button', { name: 'Hae', exact: true }))
  await page.waitForURL(/maxPrice=10&deliveryDay=5|deliveryDay=5.*maxPrice=10|maxPrice=10.*deliveryDay=5/)
  const counted = async (name: RegExp) =>
    Number(
      (await page.locator('.search-option', { hasText: name }).locator('.search-option-count').textContent()) ?? '',
    )
  const found = Number(/\d+/.exec((await page.locator('.search-count').textContent()) ?? '')?.[0])
  expect([await counted(/enintään 10 €/), await counted(/perjantai/)]).toEqual([found, found])
  const chips = await page.locator('.search-chips').textContent()
  expect(chips).toContain('perjantai')
  expect(chips).toContain('enintään 10 €')
})
