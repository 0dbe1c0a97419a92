import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { dayNamed, dishesOf, openEditedMenu, pdfPages, UPRIGHT } from './lunch-menu.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('a kitchen copies a day to another week, and prints that week alone with Swedish names of days', async () => {
  const page = await newVisitor({ viewport: { width: 1440, height: 1200 } })
  await openEditedMenu(page)
  await press(page.getByRole('button', { name: 'Kopioi päivä: Maanantai' }))
  await press(page.getByRole('button', { name: 'Seuraava viikko' }))
  await press(page.getByRole('button', { name: /^Lisää viikko/ }))
  await press(page.getByRole('button', { name: /^Torstai: Liitä: Maanantai/ }))
  await expect.poll(() => dishesOf(page, 'Torstai')).toEqual(['Lihapata M', 'Salaattipöytä'])
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page.getByRole('button', { name: 'Lopeta muokkaus' }))
  await press(page.getByRole('button', { name: 'Tulostusnäkymä' }))
  await expect.poll(() => page.locator('.week-sheet').count()).toBe(2)
  await page.getByLabel('Tulostetaan').selectOption({ index: 2 })
  await expect.poll(() => page.locator('.week-sheet').count()).toBe(1)
  await press(page.getByRole('checkbox', { name: 'ruotsiksi' }))
  await page.getByRole('heading', { name: /Torstai.*Torsdag/ }).waitFor()
  await settle(page)
  expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0])
  expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([UPRIGHT])
})

it('a recipe is put on a day of the Swedish menu from its own page', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('foodservice-se', '/recept/kalops'))
  await settle(page)
  await press(page.getByRole('button', { name: 'Lägg till i lunchmenyn' }))
  await page.getByLabel('Dag', { exact: true }).selectOption('thursday')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page.getByRole('button', { name: 'Lägg till', exact: true }))
  await press(page.getByRole('link', { name: 'Öppna lunchmenyn' }))
  await page.waitForURL(/\/lunchmeny/)
  await expect.poll(() => dishesOf(page, 'Torsdag')).toEqual([expect.stringMatching(/^Kalops/)])
  await page.getByText('Dina osparade ändringar har återställts.').waitFor()
  await expect.poll(() => dayNamed(page, 'Måndag').locator('.dish').count()).toBe(0)
})
