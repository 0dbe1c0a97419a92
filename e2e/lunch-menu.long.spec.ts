import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#contract/values/days.ts'
import { weekOf, weeksInYear } from '#contract/values/iso-weeks.ts'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { addDish, dayNamed, dishesOf, LANDSCAPE, openEditedMenu, pdfPages, SITE, UPRIGHT } from './lunch-menu.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true }

describe('the weekly lunch menu', () => {
  it('PR-01: by touch, buttons move a lifted dish', async () => {
    const page = await newVisitor(phone)
    await openEditedMenu(page)
    await press(page.getByRole('button', { name: 'Siirrä: Lihapata' }))
    await press(page.getByRole('button', { name: 'Alas' }))
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Salaattipöytä', 'Lihapata M'])
    await press(page.getByRole('button', { name: 'Seuraavaan päivään' }))
    await press(page.getByRole('button', { name: 'Seuraavaan päivään' }))
    await press(page.getByRole('button', { name: 'Valmis' }))
    await expect.poll(() => dishesOf(page, 'Keskiviikko')).toEqual(['Lihapata M'])
    expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0])
    await press(page.getByRole('button', { name: 'Poista: Lihapata' }))
    await expect.poll(() => dishesOf(page, 'Keskiviikko')).toEqual([])
    await press(page.getByRole('button', { name: 'Kumoa' }))
    await expect.poll(() => dishesOf(page, 'Keskiviikko')).toEqual(['Lihapata M'])
    await press(page.getByRole('button', { name: 'Kumoa' }))
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
    await press(page.getByRole('button', { name: 'Tee uudelleen' }))
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Salaattipöytä'])
  })

  it('PR-01: weeks go from this one to the year’s end; weeks are added, copied and removed', async () => {
    const page = await newVisitor()
    await openEditedMenu(page)
    const today = weekOf(dayIn(new Date()))
    const weeks = weeksInYear(today.year) - today.week + 1
    await expect.poll(() => page.getByLabel('Siirry viikkoon').getByRole('option').count()).toBe(weeks)
    const heading = page.getByRole('group', { name: 'Viikot' }).getByRole('heading')
    await expect.poll(() => heading.textContent()).toContain(`Viikko ${today.week}`)
    await expect
      .poll(() => page.getByRole('button', { name: 'Edellinen viikko' }).getAttribute('aria-disabled'))
      .toBe('true')
    if (weeks > 1) {
      await press(page.getByRole('button', { name: 'Seuraava viikko' }))
      await press(page.getByRole('button', { name: `Kopioi viikosta ${today.week}` }))
      await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
      await press(page.getByRole('button', { name: `Poista viikko ${today.week + 1}` }))
      await press(page.getByRole('button', { name: `Lisää viikko ${today.week + 1}` }))
      await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual([])
    }
    await page.getByLabel('Siirry viikkoon').selectOption({ index: weeks - 1 })
    await expect.poll(() => heading.textContent()).toContain(`Viikko ${weeksInYear(today.year)}`)
    await expect
      .poll(() => page.getByRole('button', { name: 'Seuraava viikko' }).getAttribute('aria-disabled'))
      .toBe('true')
  })

  it('PR-01: unsaved changes survive a reload, warn before leaving, and can be discarded', async () => {
    const page = await newVisitor()
    await openEditedMenu(page)
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    await page.getByText('Tallentamattomat muutoksesi palautettiin.').waitFor()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
    await press(page.getByRole('button', { name: 'Hylkää muutokset' }))
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual([])
    await press(page.getByRole('button', { name: 'Kumoa' }))
    await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
    await press(page.getByRole('button', { name: 'Hylkää muutokset' }))
    await page.reload()
    await page.getByRole('button', { name: 'Tee lounaslista' }).waitFor()
    expect(asked).toEqual(['beforeunload'])
  })

  it('PR-02: nothing is lost when saving fails, and a saved menu stays as it is when another edits it', async () => {
    const page = await newVisitor({ tolerates: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
    await openEditedMenu(page)
    await page.context().setOffline(true)
    await press(page.getByRole('button', { name: 'Tallenna' }))
    await page.getByText('Tallennus ei onnistunut.').waitFor()
    await page.context().setOffline(false)
    await press(page.getByRole('button', { name: 'Tallenna' }))
    await page.waitForURL(/menuId=/)
    const first = page.url()
    const other = await newVisitor()
    await other.goto(first)
    await press(other.getByRole('button', { name: 'Muokkaa' }))
    await addDish(other, 'Perjantai', 'Uunilohi')
    await other.getByText('Aiemmin jaettu lista ei muutu.').waitFor()
    await press(other.getByRole('button', { name: 'Tallenna' }))
    await other.waitForURL((url) => url.href.includes('menuId=') && url.href !== first)
    await other.getByText('Uunilohi').first().waitFor()
    await page.goto(first)
    await page.getByRole('link', { name: 'Lihapata' }).waitFor()
    await expect.poll(() => dayNamed(page, 'Perjantai').textContent()).toContain('Ei ruokia')
  })

  it('PR-02: an unknown menu says so and offers a new one', async () => {
    const page = await newVisitor({ tolerates: /404/ })
    await page.goto(urlOf(SITE, '/lounaslista?menuId=arvaus'))
    await page.getByText('Tätä lounaslistaa ei ole').waitFor()
    await press(page.getByRole('link', { name: 'Tee uusi lista' }))
    await page.getByRole('button', { name: 'Tee lounaslista' }).waitFor()
  })

  it('PR-03: a full week fits on its sheet, upright and landscape, and the letters are made smaller for it', async () => {
    const page = await newVisitor()
    await page.goto(urlOf(SITE, '/lounaslista'))
    const menuId = await page.evaluate(async () => {
      const header = 'Ruoka, jonka nimi on melko pitkä, lisukkeineen (L, G)'
      const day = Array.from({ length: 12 }, () => ({ header }))
      const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/fs/menu', { method: 'POST', headers, body: JSON.stringify([week]) })
      return (await answer.json()).menuId
    })
    await page.goto(urlOf(SITE, `/lounaslista?menuId=${menuId}`))
    await press(page.getByRole('button', { name: 'Muokkaa' }))
    await dayNamed(page, 'Perjantai').getByText('Päivään mahtuu 12 ruokaa.').waitFor()
    expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([UPRIGHT])
    await press(page.getByRole('button', { name: 'Lopeta muokkaus' }))
    await press(page.getByRole('button', { name: 'Tulostusnäkymä' }))
    await settle(page)
    for (const [name, size] of [
      ['Pysty', UPRIGHT],
      ['Vaaka', LANDSCAPE],
    ] as const) {
      await choose(page.getByRole('radio', { name }))
      await expect.poll(() => page.getByText('eivät mahdu arkille').count()).toBe(0)
      expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([size])
    }
    await settle(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('PR-01: says what is missing without scripts', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf(SITE, '/lounaslista'))
    await expect.poll(() => page.locator('noscript .menu-note').isVisible()).toBe(true)
  })
})

describe('the lunch menu editor', () => {
  it('PR-04: keeps what was written, takes a week from a menu, and works on a phone', async () => {
    const page = await newVisitor(phone)
    await openEditedMenu(page)
    await press(page.getByRole('button', { name: 'Tallenna' }))
    await page.waitForURL(/menuId=/)
    await press(page.getByRole('link', { name: 'Tee viikosta juliste' }))
    const text = page.getByLabel('Listan teksti')
    await expect.poll(() => text.inputValue()).toContain('Lihapata (M)\nSalaattipöytä')
    await text.fill('Torstai\nHernekeitto')
    await page.goto(urlOf(SITE, '/lounaslista/editori'))
    await expect.poll(() => text.inputValue()).toBe('Torstai\nHernekeitto')
    await press(page.getByRole('button', { name: 'Tyhjennä' }))
    await expect.poll(() => text.inputValue()).toBe('')
    await press(page.getByRole('button', { name: 'Palauta teksti' }))
    await expect.poll(() => text.inputValue()).toBe('Torstai\nHernekeitto')
    await settle(page)
    expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0])
    await choose(page.getByRole('radio', { name: 'Vaaka' }))
    expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([LANDSCAPE])
  })
})

describe('the Swedish portion calculator', () => {
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
  const open = async (page: Page) => {
    await page.goto(urlOf('foodservice-se', '/recept/artsoppa-med-flask'))
    await settle(page)
  }

  it('PR-06: steps by 1 and 10, ignores what is out of range, shows one decimal, and nutrients of the portion', async () => {
    const page = await newVisitor(phone)
    await open(page)
    const main = async () => plain(await page.getByRole('main').textContent())
    expect(await main()).toContain('7,5 kg')
    await press(page.getByRole('button', { name: 'Fler portioner' }))
    await expect.poll(() => page.getByRole('textbox', { name: 'Portioner' }).inputValue()).toBe('101')
    await press(page.getByRole('button', { name: 'Större portion' }))
    await expect.poll(() => page.getByRole('textbox', { name: 'Portionsstorlek' }).inputValue()).toBe('410')
    await page.getByRole('textbox', { name: 'Portioner' }).fill('60')
    await page.getByRole('textbox', { name: 'Portionsstorlek' }).fill('350')
    await expect.poll(main).toContain('3,9 kg')
    await page.getByRole('heading', { name: 'Näringsvärde per portion' }).scrollIntoViewIfNeeded()
    await expect.poll(main).toContain('325,5 kcal')
    await page.getByRole('textbox', { name: 'Portionsstorlek' }).fill('149')
    expect(await main()).toContain('3,9 kg')
    await page.getByRole('textbox', { name: 'Portionsstorlek' }).blur()
    await expect.poll(() => page.getByRole('textbox', { name: 'Portionsstorlek' }).inputValue()).toBe('350')
    expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0])
  })

  it('PR-06: by keyboard, arrows step, and the printed page has the calculated amounts and no buttons', async () => {
    const page = await newVisitor()
    await open(page)
    await page.getByRole('textbox', { name: 'Portioner' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.getByRole('textbox', { name: 'Portioner' }).inputValue()).toBe('101')
    await page.getByRole('textbox', { name: 'Portionsstorlek' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.getByRole('textbox', { name: 'Portionsstorlek' }).inputValue()).toBe('390')
    await page.emulateMedia({ media: 'print' })
    expect(plain(await page.locator('.portions-printed').textContent())).toBe('Portioner 101, Portionsstorlek 390 g')
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  it('PR-05: without scripts the recipe’s own amounts are there', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf(SITE, '/reseptit/hernekeitto-100?portions=250'))
    expect(plain(await page.getByRole('main').textContent())).toContain('7,500 kg')
    await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Tulosta' }).count()).toBe(0)
  })
})
