import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Visitor, name: string) => page.getByLabel(name, { exact: true })

/** Somebody of the shop, at a page of the office. */
async function kauppa(path: string): Promise<Visitor> {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Kauppa/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

/** Nothing that axe finds, and a tablet is wide enough. */
async function expectFine(page: Visitor): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  await resize(page, { width: 768, height: 1000 })
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await resize(page, { width: 1280, height: 800 })
}

const detailOf = async (shopper: Visitor, code: string) =>
  shopper.evaluate(async (address) => (await fetch(address)).json(), `/api/products/${code}`)

const priceOf = async (shopper: Visitor, code: string) => (await detailOf(shopper, code)).price

async function aShopper(): Promise<Visitor> {
  const shopper = await newVisitor()
  await shopper.goto(urlOf('lihakauppa', '/'))
  return shopper
}

it('OF-18: a price that is changed is on the public page, and is undone', async () => {
  const page = await kauppa('/tuotteet?haku=LK-1002')
  await press(page.getByRole('cell', { name: /LK-1002/ }).getByRole('link'))
  const typed = field(page, 'Normaalihinta')
  await expect.poll(() => typed.inputValue()).toMatch(/^\d+,\d\d$/)
  await expectFine(page)
  const before = await typed.inputValue()
  const shopper = await aShopper()
  const { url: path } = await detailOf(shopper, 'LK-1002')
  await typed.fill('77,77')
  await press(button(page, 'Tallenna'))
  await expect.poll(() => page.getByText('Muutos on tallennettu.').count()).toBe(1)
  // Who asks first may get the page of before, while the new one is rendered.
  const pricesShown = async () => {
    await shopper.goto(urlOf('lihakauppa', path))
    return shopper.getByText('77,77').count()
  }
  await expect.poll(pricesShown, { interval: 500 }).toBeGreaterThan(0)
  await press(button(page, 'Kumoa'))
  await expect.poll(() => page.getByText('Muutos on kumottu.').count()).toBe(1)
  await expect.poll(() => priceOf(shopper, 'LK-1002')).toBe(before)
  await expect.poll(() => typed.inputValue()).toBe(before)
})

it('OF-18: several products are changed at once after their difference was shown, with one undo', async () => {
  const page = await kauppa('/tuotteet?haku=LK-103')
  const shopper = await aShopper()
  const before = await priceOf(shopper, 'LK-1031')
  await page.getByRole('cell', { name: /LK-1031/ }).waitFor()
  await expectFine(page)
  await press(page.getByText('Valitse kaikki näkyvät'))
  await press(button(page, /^Muuta valittuja \(\d+\)/))
  await page.getByLabel('Prosenttia').fill('10')
  await expect.poll(() => page.getByRole('dialog').getByRole('row').count()).toBeGreaterThan(3)
  await press(button(page, /^Muuta \d+ tuotetta/))
  await expect.poll(() => page.getByText(/tuotetta on muutettu/).count()).toBe(1)
  await expect.poll(() => priceOf(shopper, 'LK-1031')).not.toBe(before)
  await press(button(page, 'Kumoa'))
  await expect.poll(() => priceOf(shopper, 'LK-1031')).toBe(before)
})

it('OF-22: an import with a wrong line names it, and the right one changes what it has shown', async () => {
  const page = await kauppa('/tuonti')
  const table = page.getByLabel('Tai liitä taulukko tähän')
  await table.waitFor()
  await expectFine(page)
  await table.fill('code;price\nLK-1003;kymppi')
  await press(button(page, 'Näytä erot'))
  await expect.poll(() => page.getByRole('alert').textContent()).toContain("rivi 2: price 'kymppi' ei ole summa")
  await table.fill('code;price\nLK-1003;66,60')
  await press(button(page, 'Näytä erot'))
  await expect.poll(() => page.getByText('hinta: 1 muuttuu').count()).toBe(1)
  await press(page.getByRole('button', { name: 'Tuo', exact: true }))
  await expect.poll(() => page.getByText(/^Tuotu\./).count()).toBe(1)
  expect(await priceOf(await aShopper(), 'LK-1003')).toBe('66,60')
})

it('OF-08, OF-21: a setting that is changed is on the delivery page at once, and is taken back', async () => {
  const page = await kauppa('/asetukset')
  const price = page.getByLabel('Toimitusmaksu (euroina)')
  await expect.poll(() => price.inputValue()).toMatch(/^\d+,\d\d$/)
  await expectFine(page)
  const before = await price.inputValue()
  const shopper = await newVisitor()
  const change = async (value: string) => {
    await price.fill(value)
    await press(button(page, 'Tallenna'))
    await expect.poll(() => page.getByRole('cell', { name: new RegExp(`→ ${value}`) }).count()).toBeGreaterThan(0)
  }
  await change('5,55')
  const shown = async () => {
    await shopper.goto(urlOf('lihakauppa', '/toimitus'))
    return shopper.getByText('5,55').count()
  }
  await expect.poll(shown).toBeGreaterThan(0)
  await change('5,60')
  await press(button(page, 'Kumoa').last())
  await expect.poll(() => price.inputValue()).toBe('5,55')
  await change(before)
})
