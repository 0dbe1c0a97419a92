import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { openForm } from './forms.ts'
import { addDish, dishesOf, openEditedMenu, SITE } from './lunch-menu.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

/** What has the focus, as a screen reader names it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return element.getAttribute('aria-label') ?? element.textContent.trim()
  })
/** The menu in another tab of the same browser. */
const secondTab = async (page: Page, path = '/lounaslista') => {
  const tab = await newVisitor({ own: page.context() })
  await tab.goto(urlOf(SITE, path))
  await settle(tab)
  return tab
}
const pressByKey = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

describe('the focus in the lunch menu', () => {
  it('goes on in the days when editing begins, and back to the button when it ends or the print view is left', async () => {
    const page = await newVisitor()
    await page.goto(urlOf(SITE, '/lounaslista'))
    await settle(page)
    await pressByKey(page, 'Tee lounaslista')
    await expect.poll(() => focused(page)).toMatch(/^Muokattavana viikko \d+$/)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Lisää ruoka: Maanantai')
    await page.keyboard.type('Hernekeitto')
    await page.keyboard.press('Enter')
    await pressByKey(page, 'Lopeta muokkaus')
    await expect.poll(() => focused(page)).toBe('Muokkaa')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^Muokattavana viikko/)
    await press(page.getByRole('button', { name: 'Lopeta muokkaus' }))
    await pressByKey(page, 'Tulostusnäkymä')
    await expect.poll(() => focused(page)).toBe('Tulosta')
    await pressByKey(page, 'Takaisin listaan')
    await expect.poll(() => focused(page)).toBe('Tulostusnäkymä')
  })

  it('stays near what was done: weeks copied and removed, changes discarded, dishes undone, a full day', async () => {
    const page = await newVisitor()
    await openEditedMenu(page)
    await page.getByLabel('Siirry viikkoon').selectOption({ index: 1 })
    await pressByKey(page, /^Kopioi viikosta/)
    await expect.poll(() => focused(page)).toMatch(/^Muokattavana viikko/)
    await pressByKey(page, /^Poista viikko/)
    await expect.poll(() => focused(page)).toMatch(/^Lisää viikko/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^Muokattavana viikko/)
    await page.getByRole('combobox', { name: 'Lisää ruoka: Torstai' }).focus()
    for (let dish = 1; dish <= 12; dish++) {
      await page.keyboard.type(`Keitto ${dish}`)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => focused(page)).toMatch(/^Torstai/)
    await page.getByRole('button', { name: 'Siirrä: Keitto 12' }).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => dishesOf(page, 'Torstai')).toHaveLength(11)
    await expect.poll(() => focused(page)).toMatch(/^Torstai/)
    await pressByKey(page, 'Hylkää muutokset')
    await expect.poll(() => focused(page)).toMatch(/^Viikko \d+/)
  })

  it('follows a dish that is dragged to another day by its handle', async () => {
    const page = await newVisitor({ viewport: { width: 1280, height: 1400 } })
    await openEditedMenu(page)
    const handle = page.getByRole('button', { name: 'Siirrä: Lihapata' })
    const from = await handle.boundingBox()
    const to = await page.locator('[data-day="wednesday"]').boundingBox()
    if (!from || !to) throw new Error('The dish or the day is not to be seen.')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    const since = await page.evaluate(() => performance.now())
    await page.mouse.move(to.x + 80, to.y + 40, { steps: 5 })
    await page.waitForFunction((start) => performance.now() - start > 250, since)
    await page.mouse.up()
    await expect.poll(() => dishesOf(page, 'Keskiviikko')).toEqual(['Lihapata M'])
    await expect.poll(() => focused(page)).toBe('Siirrä: Lihapata')
  })
})

it('an error of saving is gone when the changes are discarded, and when the missing dish is added', async () => {
  const page = await newVisitor({ tolerates: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  await page.goto(urlOf(SITE, '/lounaslista'))
  await press(page.getByRole('button', { name: 'Tee lounaslista' }))
  await press(page.getByRole('button', { name: 'Tallenna' }))
  await page.getByText('Lisää listalle ensin jokin ruoka.').waitFor()
  await addDish(page, 'Maanantai', 'Hernekeitto')
  await expect.poll(() => page.getByText('Lisää listalle ensin jokin ruoka.').count()).toBe(0)
  await page.context().setOffline(true)
  await press(page.getByRole('button', { name: 'Tallenna' }))
  await page.getByText('Tallennus ei onnistunut.').waitFor()
  await press(page.getByRole('button', { name: 'Hylkää muutokset' }))
  await expect.poll(() => page.getByText('Tallennus ei onnistunut.').count()).toBe(0)
})

describe('two tabs with the same lunch menu', () => {
  const draft = (page: Page) => page.evaluate(() => localStorage.getItem('lunch-menu:new'))
  const question = (page: Page) => page.locator('.menu-note', { hasText: 'myös toisessa välilehdessä' })

  it('ask which one to go on with, overwrite nothing before, and the other can be brought back', async () => {
    const one = await newVisitor()
    await one.goto(urlOf(SITE, '/lounaslista'))
    const two = await secondTab(one)
    await two.getByRole('button', { name: 'Tee lounaslista' }).waitFor()
    await press(one.getByRole('button', { name: 'Tee lounaslista' }))
    await addDish(one, 'Maanantai', 'Ykkösen keitto')
    await expect.poll(() => draft(one)).toContain('Ykkösen keitto')

    await question(two).waitFor()
    await press(two.getByRole('button', { name: 'Tee lounaslista' }))
    await addDish(two, 'Maanantai', 'Kakkosen keitto')
    await expect.poll(() => dishesOf(two, 'Maanantai')).toEqual(['Kakkosen keitto'])
    expect(await draft(two)).not.toContain('Kakkosen keitto')
    await settle(two)
    expect(await accessibilityFaults(two)).toEqual([])

    await press(two.getByRole('button', { name: 'Ota toisen välilehden lista' }))
    await expect.poll(() => dishesOf(two, 'Maanantai')).toEqual(['Ykkösen keitto'])
    await expect.poll(() => question(two).count()).toBe(0)
    await press(two.getByRole('button', { name: 'Kumoa' }))
    await expect.poll(() => dishesOf(two, 'Maanantai')).toEqual(['Kakkosen keitto'])
    await expect.poll(() => draft(two)).toContain('Kakkosen keitto')

    await question(one).waitFor()
    await press(one.getByRole('button', { name: 'Pidä tämä lista' }))
    await expect.poll(() => draft(one)).toContain('Ykkösen keitto')
    expect(await dishesOf(one, 'Maanantai')).toEqual(['Ykkösen keitto'])
    await press(one.getByRole('button', { name: 'Kumoa' }))
    await expect.poll(() => dishesOf(one, 'Maanantai')).toEqual(['Kakkosen keitto'])
  })

  it('leave each other’s draft alone: a tab that saves or discards its own changes keeps those of the other', async () => {
    const one = await newVisitor()
    await openEditedMenu(one)
    const two = await secondTab(one)
    await two.getByText('Tallentamattomat muutoksesi palautettiin.').waitFor()
    await addDish(one, 'Perjantai', 'Uunilohi')
    await question(two).waitFor()
    await press(two.getByRole('button', { name: 'Tallenna' }))
    await two.waitForURL(/menuId=/)
    await two.getByText('Lounaslista on tallennettu').waitFor()
    expect(await draft(one)).toContain('Uunilohi')
    await two.goto(urlOf(SITE, '/lounaslista'))
    await expect.poll(() => dishesOf(two, 'Perjantai')).toEqual(['Uunilohi'])
    // What the other tab discards is still unsaved here, and is kept with the next change.
    await press(two.getByRole('button', { name: 'Hylkää muutokset' }))
    await expect.poll(() => draft(two)).toBeNull()
    await expect.poll(() => question(one).count()).toBe(0)
    await addDish(one, 'Perjantai', 'Pannukakku')
    await expect.poll(() => draft(one)).toContain('Pannukakku')
  })
})

it('two tabs with the poster ask which text to go on with, and the one that was left can be restored', async () => {
  const one = await newVisitor()
  await one.goto(urlOf(SITE, '/lounaslista/editori'))
  await settle(one)
  const two = await secondTab(one, '/lounaslista/editori')
  const text = (page: Page) => page.getByLabel('Listan teksti')
  await text(one).fill('Ykkösen keitto')
  await two.getByText('myös toisessa välilehdessä').waitFor()
  await text(two).fill('Kakkosen keitto')
  expect(await one.evaluate(() => localStorage.getItem('lunch-poster'))).toContain('Ykkösen')
  await press(two.getByRole('button', { name: 'Ota toisen välilehden lista' }))
  await expect.poll(() => text(two).inputValue()).toBe('Ykkösen keitto')
  await expect.poll(() => text(two).evaluate((field) => field === document.activeElement)).toBe(true)
  await press(two.getByRole('button', { name: 'Palauta teksti' }))
  await expect.poll(() => text(two).inputValue()).toBe('Kakkosen keitto')
  await press(one.getByRole('button', { name: 'Pidä tämä lista' }))
  await expect.poll(() => text(one).inputValue()).toBe('Ykkösen keitto')
  await expect.poll(() => one.evaluate(() => localStorage.getItem('lunch-poster'))).toContain('Ykkösen')
})

it('the calendar gives the focus back to its button: by Enter, click, Escape and its own button', async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'kuluttaja', '/ota-yhteytta')
  const opener = form.getByRole('button', { name: 'Avaa kalenteri' })
  const calendar = page.getByRole('dialog', { name: 'Valitse päivä' })
  const day = /^\w+ 15\. /
  const ways: (() => Promise<void>)[] = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
    () => press(calendar.getByRole('button', { name: day })),
    () => press(calendar.getByRole('button', { name: 'Sulje' })),
    () => page.keyboard.press('Escape'),
  ]
  for (const leave of ways) {
    await opener.press('Enter')
    await calendar.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-day'))).toBe(true)
    await leave()
    await expect.poll(() => calendar.count()).toBe(0)
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  await expect.poll(() => focused(page)).toMatch(/^Avaa kalenteri, 15\/\d\d\/\d{4}$/)
  await press(opener)
  await calendar.getByRole('button', { name: 'Seuraava kuukausi' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Seuraava kuukausi')
})
