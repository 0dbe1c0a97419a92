import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused, goToRoom, pressKeyOn, tabTo, takeOption, tick, undo, write } from './by-keyboard.ts'

/** An order that waits to be packed, of two products. */
type Given = { email: string; number: string }

type Room = {
  name: string
  role: 'Kauppa' | 'Pääkäyttäjä'
  /** Its main task, with the keyboard alone. */
  work: (page: Page, given: Given) => Promise<void>
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const said = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text).last().waitFor()
const shown = (page: Page, selector: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .allTextContents()
      .then((all) => all.join(' ')),
  )

/** A dialog that is done gives the focus back to what opened it. */
async function isClosed(page: Page, opener: RegExp): Promise<void> {
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toMatch(opener)
}

export const ordersByKeyboard: Room = {
  name: 'Tilaukset',
  role: 'Kauppa',
  async work(page, { email, number }) {
    await goToRoom(page, 'Tilaukset')
    await page.keyboard.press('/')
    await page.keyboard.type(email)
    await expect.poll(() => page.locator('.row-link').allTextContents()).toEqual([number])
    await takeOption(page, /Tila$/)
    await expect.poll(() => new URL(page.url()).searchParams.has('tila')).toBe(true)
    await pressKeyOn(page, /^Poista rajaukset/)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.keyboard.press('/')
    await page.keyboard.type(email)
    await expect.poll(() => page.locator('.row-link').allTextContents()).toEqual([number])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe(number)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(`Tilaus ${number}`)

    await pressKeyOn(page, /^Siirrä aikaa/)
    await dialogOf(page).waitFor()
    await takeOption(page, /Uusi toimitusaika/)
    await dialogOf(page).getByText(/→/).waitFor()
    await pressKeyOn(page, /^Siirrä$/)
    await isClosed(page, /^Siirrä aikaa/)

    await pressKeyOn(page, /^Palauta rahaa/, 'Shift+Tab')
    await tabTo(page, /^Tuotteita/)
    await page.keyboard.press('ArrowDown')
    await write(page, /^Summa$/, '1,20')
    await write(page, /^Syy/, 'Painoi vähemmän')
    await dialogOf(page)
      .getByText(/1,20 € palautetaan maksutapaan/)
      .waitFor()
    await pressKeyOn(page, /^Palauta 1,20/)
    await isClosed(page, /^Palauta rahaa/)

    await pressKeyOn(page, /^Viesti: /)
    await dialogOf(page).getByRole('heading', { level: 3 }).waitFor()
    await page.keyboard.press('Escape')
    await isClosed(page, /^Viesti: /)
    await write(page, /^Muistiinpano/, 'Väärä tilaus')
    await pressKeyOn(page, /^Tallenna muistiinpano/)
    await shown(page, '.order-note').toBe('Väärä tilaus')
    await undo(page)
    await shown(page, '.order-note').toBe('')
  },
}

/** Opens the day on which an order is packed: other tests have orders on other days. */
async function openDayOf(page: Page, number: string): Promise<void> {
  const days = page.getByRole('link', { name: /^Koko päivä: [1-9]/ })
  await days.first().waitFor()
  const names = await days.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  for (const name of names) {
    await pressKeyOn(page, new RegExp(`^${name}`))
    await page
      .getByRole('link', { name: /^1\d{5}/ })
      .first()
      .waitFor()
    if ((await page.getByRole('link', { name: new RegExp(`^${number}`) }).count()) > 0) return
    await goToRoom(page, 'Pakkaus')
  }
  throw new Error(`No day has the order ${number}: ${names.join(' | ')}`)
}

export const packingByKeyboard: Room = {
  name: 'Pakkaus',
  role: 'Kauppa',
  async work(page, { number }) {
    await goToRoom(page, 'Pakkaus')
    await openDayOf(page, number)
    await pressKeyOn(page, new RegExp(`^${number}`))
    await expect.poll(() => focused(page)).toBe(`Tilaus ${number}`)
    await pressKeyOn(page, /^Tulosta/)
    await page.getByRole('menuitem', { name: 'Pakkauslistat' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Osoitelaput 100 × 150 mm')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toMatch(/^Tulosta/)

    await pressKeyOn(page, /^Puuttuu: /)
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await isClosed(page, /^Puuttuu: /)
    const counts = page.locator('.packing-line-count')
    for (let line = 0; line < (await counts.count()); line++) {
      await pressKeyOn(page, /^Kuittaa yksi: /)
      await expect.poll(() => counts.nth(line).textContent()).toMatch(/^1 \/ 1/)
    }
    await pressKeyOn(page, /^Yksi laatikko lisää/)
    await shown(page, '.packing-boxes').toContain('2 laatikkoa')
    await pressKeyOn(page, /^Merkitse pakatuksi/)
    await dialogOf(page).waitFor()
    await pressKeyOn(page, /^Merkitse pakatuksi/)
    await said(page, `Tilaus ${number} on pakattu.`)
  },
}

const today: Room = {
  name: 'Tänään',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Tänään')
    await pressKeyOn(page, /^Luvut taulukkona/)
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(30)
    await pressKeyOn(page, /^Tilaukset/, 'Shift+Tab')
    await expect.poll(() => focused(page)).toBe('Tilaukset')
  },
}

const goods: Room = {
  name: 'Tuotteet',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Tuotteet')
    await page.keyboard.press('/')
    await page.keyboard.type('LK-1012')
    await expect.poll(() => page.locator('.row-link').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Normaalihinta', { exact: true }).count()).toBe(1)
    const price = page.getByLabel('Normaalihinta', { exact: true })
    const before = await price.inputValue()
    await write(page, /^Normaalihinta/, '77,70')
    await pressKeyOn(page, /^Tallenna/)
    await said(page, 'Muutos on tallennettu.')
    await undo(page)
    await said(page, 'Muutos on kumottu.')
    await expect.poll(() => price.inputValue()).toBe(before)

    await page.goBack()
    await expect.poll(() => page.locator('.row-link').count()).toBe(1)
    await tick(page, /^Valitse: /)
    await pressKeyOn(page, /^Muuta valittuja \(1\)/, 'Shift+Tab')
    await write(page, /^Prosenttia/, '10')
    await pressKeyOn(page, /^Muuta 1 tuotetta/)
    await isClosed(page, /^Muuta valittuja/)
    const row = page.getByRole('row').filter({ has: page.locator('.row-link') })
    await expect.poll(() => row.textContent()).not.toContain(before)
    await undo(page)
    await expect.poll(() => row.textContent()).toContain(before)
  },
}

const delivery: Room = {
  name: 'Toimitus',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Toimitus')
    await page.getByRole('row').filter({ hasText: 'tilaukset' }).first().waitFor()
    const rows = page.getByRole('row')
    const closed = page.getByText('suljettu', { exact: true })
    const count = await rows.count()
    await takeOption(page, /Alue$/)
    await expect.poll(() => rows.count()).toBeLessThan(count)
    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).toMatch(/^Muuta: /)
    await page.keyboard.press('Enter')
    await tick(page, /^Suljettu uusilta tilauksilta/)
    await pressKeyOn(page, /^Tallenna/)
    await isClosed(page, /^Muuta: /)
    await closed.first().waitFor()
    await undo(page)
    await expect.poll(() => closed.count()).toBe(0)

    await tabTo(page, /^Toimitusajat/)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Lisää alue' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await write(page, /^Paikkoja/, '37')
    await pressKeyOn(page, /^Katso, mitä muuttuu/)
    await page.getByRole('button', { name: 'Tallenna alue' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Tallenna alue')
    await page.keyboard.press('Enter')
    await isClosed(page, /^Muuta: /)
    await page
      .getByText(/37 paikkaa/)
      .first()
      .waitFor()
    await undo(page)
    await expect.poll(() => page.getByText(/37 paikkaa/).count()).toBe(0)

    await tabTo(page, /^Alueet/, 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await pressKeyOn(page, /^Lisää poikkeuspäivä/)
    await tabTo(page, /Päivä/)
    // In June: a day with neither a holiday nor orders.
    await page.keyboard.type(`16.6.${new Date().getFullYear() + 1}`)
    await pressKeyOn(page, /^Katso, mitä muuttuu/)
    await page.getByRole('button', { name: 'Tallenna päivä' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Tallenna päivä')
    await page.keyboard.press('Enter')
    await isClosed(page, /^Lisää poikkeuspäivä/)
    const day = page.getByRole('row').filter({ hasText: /16\.6\./ })
    await expect.poll(() => day.count()).toBe(1)
    await undo(page)
    await expect.poll(() => day.count()).toBe(0)
  },
}

const codes: Room = {
  name: 'Koodit',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Koodit')
    await pressKeyOn(page, /^Tee etukoodi/)
    await write(page, /^Koodi/, `NAPIT-${Date.now()}`)
    await write(page, /^Alennus prosentteina/, '15')
    await pressKeyOn(page, /^Tee etukoodi/)
    await isClosed(page, /^Tee etukoodi/)
    await said(page, 'Etukoodi on tehty.')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^Etukoodi /)
  },
}

const settings: Room = {
  name: 'Kaupan asetukset',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Kaupan asetukset')
    const price = page.getByLabel('Toimitusmaksu (euroina)')
    await expect.poll(() => price.inputValue()).toMatch(/^\d+,\d\d$/)
    const before = await price.inputValue()
    await write(page, /^Toimitusmaksu/, '8,80')
    await pressKeyOn(page, /^Tallenna/)
    await said(page, /^Asetukset on tallennettu/)
    await undo(page)
    await expect.poll(() => price.inputValue()).toBe(before)
  },
}

const imports: Room = {
  name: 'Tuonti',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Tuonti')
    await write(page, /^Tai liitä taulukko/, 'code;price\nLK-1013;66,70')
    await pressKeyOn(page, /^Näytä erot/)
    await page.getByText('hinta: 1 muuttuu').waitFor()
    await pressKeyOn(page, /^Tuo$/)
    await said(page, /^Tuotu\./)
    await expect.poll(() => focused(page)).toBe('Tuonti')
  },
}

const reviews: Room = {
  name: 'Arviot',
  role: 'Kauppa',
  async work(page) {
    await goToRoom(page, 'Arviot')
    await tabTo(page, /^Odottaa/)
    await page.keyboard.press('ArrowRight')
    await pressKeyOn(page, /^Vastaa: /)
    await write(page, /^Lihakaupan vastaus/, 'Kiitos arviosta!')
    await pressKeyOn(page, /^Tallenna vastaus/)
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.getByText('Kiitos arviosta!').waitFor()
    await undo(page)
    await expect.poll(() => page.getByText('Kiitos arviosta!').count()).toBe(0)
  },
}

const people: Room = {
  name: 'Henkilöt',
  role: 'Pääkäyttäjä',
  async work(page) {
    const email = `napit-${Date.now()}@example.fi`
    await goToRoom(page, 'Henkilöt')
    await pressKeyOn(page, /^Kutsu henkilö/)
    await write(page, /^Sähköposti/, email)
    await write(page, /^Nimi/, 'Niilo Näppäin')
    await tick(page, /^Kauppa/)
    await pressKeyOn(page, /^Lähetä kutsu/)
    await isClosed(page, /^Kutsu henkilö/)
    await expect.poll(() => page.getByRole('cell', { name: email }).count()).toBe(1)
  },
}

const log: Room = {
  name: 'Muutosloki',
  role: 'Pääkäyttäjä',
  async work(page) {
    await goToRoom(page, 'Muutosloki')
    await write(page, /^Teko/, 'kutsui')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('teko')).toBe('person.invite')
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
    await takeOption(page, /Kuka$/)
    await expect.poll(() => new URL(page.url()).searchParams.has('kuka')).toBe(true)
  },
}

/** In the order of a day: the order is packed after it was looked at. */
export const roomsByKeyboard: readonly Room[] = [
  today,
  ordersByKeyboard,
  packingByKeyboard,
  goods,
  delivery,
  codes,
  settings,
  imports,
  reviews,
  people,
  log,
]
