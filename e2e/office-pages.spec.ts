import { expect, it } from 'vitest'
import { openBrowserForTests } from './browsing.ts'
import { anEditor, button } from './office-editor.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

it('OF-28 OF-30: what is typed shows in the page at once, survives a lost connection and a reload, and no fault of accessibility is there', async () => {
  const page = await anEditor('/sivut?sivusto=kuluttaja&kieli=fi&pohja=article')
  await press(page.getByRole('row').nth(1).getByRole('link'))
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)
  await press(button(page, /Sivun tiedot/))
  const description = page.getByLabel(/^Kuvaus/)
  await expect.poll(() => description.inputValue()).not.toBe('')
  // The sign of a slow answer lies over the page, outside its parts.
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().setOffline(true)
  await description.fill('Kirjoitettu ilman yhteyttä.')
  await expect.poll(() => page.getByText('Ei yhteyttä: tallessa tällä koneella').count()).toBe(1)
  await page.context().setOffline(false)
  await page.reload()
  await press(button(page, /Sivun tiedot/))
  await expect.poll(() => page.getByLabel(/^Kuvaus/).inputValue()).toBe('Kirjoitettu ilman yhteyttä.')
})
