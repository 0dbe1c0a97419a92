import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const recipes = [
  ['kuluttaja', '/reseptit/karjalanpaisti'],
  ['jyvabroiler', '/reseptit/broilericurry'],
  ['ammattilaiset', '/reseptit/lihapata-100'],
  ['skogsgarden', '/recept/kolbulle'],
] as const

it.each(recipes)('prints the recipe of %s at %s on one sheet of A4', async (site, path) => {
  const page = await newVisitor()
  await page.goto(urlOf(site, path))
  await settle(page)
  const file = await page.pdf({ format: 'A4', printBackground: false })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

it('shows one step at a time over the page, by keyboard, and gives the focus back', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja', '/reseptit/karjalanpaisti'))
  await settle(page)
  const opener = page.getByRole('button', { name: 'Kokkaustila' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kokkaustila' })
  const step = dialog.locator('.cook-step')
  await dialog.getByText('Ota esille').waitFor()
  await page.keyboard.press('ArrowRight')
  const first = await step.textContent()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => step.textContent()).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => step.textContent()).toBe(first)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})
