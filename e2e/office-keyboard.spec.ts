import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { buysAsStranger } from './buying-stranger.ts'
import { focused, pressKeyOn, tabTo } from './by-keyboard.ts'
import { ordersByKeyboard, packingByKeyboard } from './office-rooms.ts'

openBrowserForTests()

it('OF-07: with the keyboard alone somebody logs in, opens a row, comes back to it, and leaves a dialog', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', '/tuotteet'))
  await page.getByRole('button', { name: /^Kauppa/ }).waitFor()
  await tabTo(page, /^Kauppa/)
  await page.keyboard.press('Enter')
  await page.locator('.row-link').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Tuotteet')

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const name = (await page.locator('.row-link').nth(1).textContent()) ?? ''
  await expect.poll(() => focused(page)).toBe(name)
  expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect.poll(() => focused(page)).toBe(name)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('row-link')
  expect(await focused(page)).toBe(name)

  await page.keyboard.press('Control+k')
  await expect.poll(() => focused(page)).toBe('Etsi')
  await page.keyboard.type('koodit')
  await expect.poll(() => page.getByRole('menuitem').first().textContent()).toContain('Koodit')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Koodit' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Koodit')
  await tabTo(page, /^Tee etukoodi/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tee etukoodi' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Tee etukoodi')
})

it('on a tablet the menu of the office opens and closes by keyboard, and gives the focus back', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ viewport: { width: 768, height: 1000 } })
  await page.goto(urlOf('hallinta', '/koodit'))
  await page.getByRole('button', { name: /^Kauppa/ }).waitFor()
  await tabTo(page, /^Kauppa/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Koodit' }).waitFor()
  const menu = page.getByRole('button', { name: 'Valikko' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Koodit')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Valikko')
  expect(await page.getByRole('link', { name: 'Tuotteet' }).count()).toBe(0)
})

it('OF-07, OF-14, OF-15: with the keyboard alone an order is found, moved, partly refunded and packed', {
  tags: 'long',
}, async () => {
  const email = `napit-${Date.now()}@example.fi`
  const { number } = await buysAsStranger(email)
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', '/'))
  await page.getByRole('button', { name: /^Kauppa/ }).waitFor()
  await pressKeyOn(page, /^Kauppa/)
  await page.getByRole('button', { name: /oma tili$/ }).waitFor()
  await ordersByKeyboard.work(page, { email, number })
  await packingByKeyboard.work(page, { email, number })
})
