import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('a cook follows a stew step by step with scaled amounts, sets two timers, and finds them again after a reload', async () => {
  const page = await newVisitor({ viewport: { width: 768, height: 1024 } })
  await page.goto(urlOf('kuluttaja', '/reseptit/karjalanpaisti'))
  await settle(page)
  await press(page.getByRole('button', { name: 'Enemmän annoksia' }))
  await page.getByRole('button', { name: 'Palauta reseptin määrät' }).waitFor()
  await press(page.getByRole('button', { name: 'Kokkaustila' }))
  const dialog = page.getByRole('dialog', { name: 'Kokkaustila' })
  await dialog.getByText('Ota esille').waitFor()
  expect(await accessibilityFaults(page, ':modal')).toEqual([])
  await press(dialog.getByRole('button', { name: 'Palauta reseptin määrät' }))
  await expect.poll(() => dialog.getByRole('listitem').first().innerText()).toMatch(/^500\sg naudan etuselkää$/)

  await press(dialog.getByRole('button', { name: 'Seuraava' }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => dialog.getByRole('list', { name: 'Tähän vaiheeseen' }).innerText()).toMatch(/2\ssipulia/)
  await page.keyboard.press('ArrowRight')
  await press(dialog.getByRole('button', { name: 'Seuraava' }))
  await press(dialog.getByRole('button', { name: 'Käynnistä ajastin: 20 minuuttia' }))
  await press(dialog.getByRole('button', { name: 'Käynnistä ajastin: kolme tuntia' }))
  const timers = dialog.getByRole('list', { name: 'Ajastimet' }).getByRole('listitem')
  await expect.poll(() => timers.count()).toBe(2)
  await expect.poll(() => timers.first().innerText()).toMatch(/20 minuuttia\s+19:\d\d/)
  await expect.poll(() => page.title()).toMatch(/^19:\d\d – /)
  expect([await accessibilityFaults(page, ':modal'), await sidewaysScroll(page)]).toEqual([[], 0])

  await page.reload()
  await dialog.getByText('Vaihe 4/5').waitFor()
  await expect.poll(() => timers.count()).toBe(2)
  await press(dialog.getByRole('button', { name: 'Lopeta ajastin: kolme tuntia' }))
  await expect.poll(() => timers.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('cook-open')
  await expect.poll(() => page.getByRole('list', { name: 'Ajastimet' }).innerText()).toContain('20 minuuttia')
})
