import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

/** A phone shows two cards of this page's first grid, and keeps the rest for 'show more'. */
const phone = { viewport: { width: 375, height: 700 } }
const home = urlOf('lihakauppa')

const grid = (page: Page) => page.locator('.card-grid').first()
const visibleCards = (page: Page) => grid(page).locator('.card:visible').count()
const allCards = (page: Page) => grid(page).locator('.card').count()
const showMore = (page: Page) => grid(page).getByRole('button', { name: 'Näytä lisää' })

it('prints every card; reveals one chunk of rows at a click, and the button goes after the last', async () => {
  const page = await newVisitor(phone)
  await page.goto(home)
  const all = await allCards(page)
  await page.emulateMedia({ media: 'print' })
  expect(await visibleCards(page)).toBe(all)
  await page.emulateMedia({ media: 'screen' })
  const first = await visibleCards(page)
  expect(first).toBe(2)
  for (let shown = first; shown < all; shown += 2) {
    await press(showMore(page))
    await expect.poll(() => visibleCards(page)).toBe(Math.min(shown + 2, all))
  }
  await expect.poll(() => showMore(page).count()).toBe(0)
})

it('puts the keyboard on the first card that it revealed, and follows the width of the window', {
  tags: 'long',
}, async () => {
  const page = await newVisitor(phone)
  await page.goto(home)
  await showMore(page).focus()
  await page.keyboard.press('Enter')
  const third = grid(page).locator('.card').nth(2).getByRole('link')
  await expect.poll(() => third.evaluate((link) => link === document.activeElement)).toBe(true)
  await resize(page, { width: 1280, height: 800 })
  await expect.poll(() => visibleCards(page)).toBe(Math.min(8, await allCards(page)))
})

it('keeps a tap that came before the script, and answers it when the script is there', async () => {
  const page = await newVisitor(phone)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(home, { waitUntil: 'commit' })
  await press(showMore(page))
  await expect.poll(() => visibleCards(page)).toBe(2)
  letThrough()
  await expect.poll(() => visibleCards(page)).toBe(4)
})

it('shows every card and no button without JavaScript', async () => {
  const page = await newVisitor({ ...phone, javaScriptEnabled: false })
  await page.goto(home)
  expect(await visibleCards(page)).toBe(await allCards(page))
  await expect.poll(() => showMore(page).isVisible()).toBe(false)
})

it('shows every card and no button when the script cannot be loaded', { tags: 'long' }, async () => {
  const page = await newVisitor({ ...phone, tolerates: /Failed to (load|fetch)/ })
  await page.route('**/assets/client-*.js', (route) => route.abort())
  await page.goto(home)
  await expect.poll(() => visibleCards(page)).toBe(await allCards(page))
  await expect.poll(() => showMore(page).isVisible()).toBe(false)
})
