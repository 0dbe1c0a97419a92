import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('SH-18: a day and a time that were chosen are chosen again after a reload', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('lihakauppa', '/toimitus'))
  const check = async () => {
    await page.getByLabel('Postinumero').filter({ visible: true }).fill('00100')
    await page.getByRole('button', { name: 'Tarkista', exact: true }).filter({ visible: true }).click()
  }
  await check()
  await page.getByRole('radio').first().check()
  await page.getByRole('radio', { name: 'klo 18–21' }).check()
  await page.reload()
  await settle(page)
  await check()
  await expect.poll(() => page.getByRole('radio', { name: 'klo 18–21' }).isChecked()).toBe(true)
})
