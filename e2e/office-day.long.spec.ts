import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { runCommand } from '#server/testing/run-shop.ts'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { buysAsStranger } from './buying-stranger.ts'
import { mailsTo, plainMail, sentTo } from './mails.ts'
import { choose, press } from './pressing.ts'
import { scan } from './scanning.ts'

openBrowserForTests()

const SOON = { timeout: 60_000 }
const MONDAY = 1
// Nobody else buys here, so its times are this day's own. Nor do others change these products.
const turku = { Postinumero: '20100', Postitoimipaikka: 'Turku' }
const products = ['naudan-jauheliha-17', 'karitsan-viulu', 'mestarin-grillimakkara', 'karkea-sinappi']
const GTIN = { mince: '6407040010138', mustard: '6407040010473', bacon: '6407040010435' }
/** Leg of lamb of 2.345 kg. */
const WEIGHED_LAMB = '2370402023456'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialogOf = (page: Page) => page.getByRole('dialog')
const textOf = (page: Page, selector: string) => page.locator(selector).first().textContent()

/** `2026-11-24` as `24.11.`, as lists of days have it. */
const shortDay = (date: string) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`

it('OF-09, OF-16, OF-22: one day of the shop, with the public pages and the mails beside it', async () => {
  const email = `paiva-${Date.now()}@example.fi`
  const mailWith = async (subject: RegExp) => {
    const found = async () => (await sentTo(email)).map(plainMail).find((mail) => subject.test(mail))
    await expect.poll(found, SOON).toBeDefined()
    return found()
  }

  // Two windows of the office: the list, which has no such order yet, and one whose title counts.
  const tolerates = /The focus was lost with <(?:button[^>]*>(?:Kauppa|Kumoa)|h1)/
  const list = await newVisitor({ tolerates })
  await list.goto(urlOf('hallinta', `/tilaukset?haku=${encodeURIComponent(email)}`))
  await press(button(list, /^Kauppa/))
  await list.getByText('Näillä rajauksilla ei ole tilauksia.').waitFor()
  const office = await newVisitor({ own: list.context(), tolerates })
  await office.goto(urlOf('hallinta', '/pakkaus'))
  await expect.poll(() => textOf(office, 'main h1')).toBe('Pakkaus')

  // A stranger buys, and the office sees it without being asked.
  const { page: buyer, number } = await buysAsStranger(email, { products, place: turku })
  await expect.poll(() => list.getByRole('link', { name: number }).count(), SOON).toBe(1)
  await expect.poll(() => office.title(), SOON).toMatch(/^\(\d+\) Pakkaus · Hallinta$/)
  expect(await mailWith(new RegExp(`Tilausvahvistus ${number}`))).toContain('82,50')
  // The terminal sees it, too, while the program runs.
  const listed = await runCommand({ dataFolder: dirname(inject('mailFolder')) }, ['list', 'placed'], 'orders')
  expect(listed).toContain(`${number}  placed  `)
  await press(list.getByRole('link', { name: number }))
  await list.getByRole('heading', { name: `Tilaus ${number}` }).waitFor()
  await expect.poll(() => textOf(list, '.order-total')).toBe('Maksettava82,50 €')

  // From the order to the packing table.
  await press(list.getByRole('link', { name: 'Pakkaa tilaus' }))
  await expect.poll(() => list.locator('.packing-line').count()).toBe(4)
  const said = () => textOf(list, '.packing-said')
  const count = (name: string) =>
    list.locator('.packing-line').filter({ hasText: name }).locator('.packing-line-count').textContent()
  await scan(list, GTIN.mince)
  await expect.poll(said).toMatch(/Naudan jauheliha.*kuitattu$/)
  await scan(list, WEIGHED_LAMB)
  await expect.poll(said).toMatch(/Karitsan viulu.*kuitattu, 2,3 kg$/)
  await scan(list, GTIN.bacon)
  await expect.poll(() => list.getByRole('alert').textContent()).toMatch(/^Väärä tuote!.*pekoni/)
  await scan(list, GTIN.mustard)
  await expect.poll(() => count('Karkea sinappi')).toMatch(/^1 \/ 1/)
  expect([await count('Naudan jauheliha'), await count('Karitsan viulu')]).toEqual([
    expect.stringMatching(/^1 \/ 1/),
    expect.stringMatching(/^1 \/ 1/),
  ])
  expect(await button(list, 'Merkitse pakatuksi').isDisabled()).toBe(true)

  // The sausage is not on the shelf: its price goes back, and the buyer is told on the page and in two mails.
  await press(button(list, /^Puuttuu: Mestarin grillimakkara/))
  await press(button(list, 'Ota pois, palauta 4,90 €'))
  await dialogOf(list).waitFor({ state: 'hidden' })
  expect(await mailWith(new RegExp(`Tuote puuttuu tilauksestasi ${number}`))).toMatch(
    /Mestarin grillimakkara[\s\S]*4,90/,
  )
  expect(await mailWith(/Olemme palauttaneet/)).toMatch(/4,90/)
  await buyer.reload()
  await expect.poll(() => textOf(buyer, '.order-change')).toMatch(/Puuttui pakatessa: Mestarin grillimakkara.*4,90/)

  // Packed.
  await press(button(list, 'Merkitse pakatuksi'))
  await press(dialogOf(list).getByRole('button', { name: 'Merkitse pakatuksi' }))
  await list.getByText(`Tilaus ${number} on pakattu.`).waitFor()
  await mailWith(new RegExp(`Tilauksesi ${number} on pakattu`))
  await buyer.reload()
  await expect.poll(() => textOf(buyer, '.order-state')).toBe('Pakattu')

  // The jar of mustard was cracked: that line is refunded, and not more than is left.
  await list.goto(urlOf('hallinta', `/tilaukset/${number}`))
  await press(button(list, 'Palauta rahaa'))
  await dialogOf(list).getByText('77,60 €').first().waitFor()
  await press(dialogOf(list).getByRole('button', { name: /Karkea sinappi/ }))
  await press(list.getByRole('option', { name: '1 kpl' }))
  await dialogOf(list).getByLabel(/^Syy/).fill('Purkki oli haljennut')
  await dialogOf(list)
    .getByText(/5,90 € palautetaan maksutapaan/)
    .waitFor()
  await press(dialogOf(list).getByRole('button', { name: 'Palauta 5,90 €' }))
  await dialogOf(list).waitFor({ state: 'hidden' })
  await expect.poll(() => list.locator('main').textContent()).toMatch(/Palautettavissa\s*71,70 €/)
  // The page of the order counts what has gone back, which the buyer is mailed.
  const refundMails = async () =>
    (await sentTo(email)).map(plainMail).filter((mail) => /Olemme palauttaneet/.test(mail))
  await expect.poll(async () => (await refundMails()).length, SOON).toBe(2)
  await buyer.reload()
  await expect.poll(() => buyer.locator('main').textContent()).toMatch(/10,80/)

  // The office acts on what it sees: the refund has been made meanwhile.
  await list.reload()
  await expect.poll(() => list.locator('.order-events').textContent()).toMatch(/5,90 €.*tehty/)

  // Delivered.
  await press(button(list, 'Merkitse toimitetuksi'))
  await press(dialogOf(list).getByRole('button', { name: 'Merkitse toimitetuksi' }))
  await dialogOf(list).waitFor({ state: 'hidden' })
  // A note for a wrong order is taken back.
  const note = list.getByLabel(/^Muistiinpano/)
  await note.fill('Väärä tilaus')
  await press(button(list, 'Tallenna muistiinpano'))
  await expect.poll(() => list.locator('.order-note').allTextContents()).toEqual(['Väärä tilaus'])
  await press(button(list, 'Kumoa').last())
  await expect.poll(() => list.locator('.order-note').count()).toBe(0)
  await mailWith(new RegExp(`Tilauksesi ${number} on toimitettu`))
  await buyer.reload()
  await expect.poll(() => textOf(buyer, '.order-state')).toBe('Toimitettu')
  // Code, confirmation, missing, packed, delivered and two refunds: nothing twice.
  await mailsTo(email, 7)

  await planPrice(list)
  await closeTime(list)
})

/** From next Monday on: the public page asks for today's price. What it asks for on Monday is tested in `office-products.app.test.ts`. */
async function planPrice(office: Page): Promise<void> {
  const today = dayIn(new Date())
  const monday = addDays(today, ((MONDAY - weekdayOf(today) + 6) % 7) + 1)
  await office.goto(urlOf('hallinta', '/tuotteet/LK-1045'))
  const price = office.getByLabel('Uusi hinta', { exact: true })
  await price.fill('7,35')
  await press(office.getByRole('group', { name: 'Uusi hinta alkaa' }).getByRole('spinbutton').first())
  await office.keyboard.type(`${monday.slice(8)}${monday.slice(5, 7)}${monday.slice(0, 4)}`)
  await press(button(office, 'Tallenna'))
  await office.getByText('Muutos on tallennettu.').waitFor()
  await expect
    .poll(() => textOf(office, '.goods-facts'))
    .toMatch(new RegExp(`Nyt 6,90\\s€.*Hinta 7,35\\s€ .*${shortDay(monday)}.*klo 6.00 alkaen`))
  const shopper = await newVisitor()
  await shopper.goto(urlOf('lihakauppa', '/tuotteet/luuliemi'))
  await expect.poll(() => shopper.getByText('6,90').count()).toBeGreaterThan(0)
  expect(await shopper.getByText('7,35').count()).toBe(0)
  const { price: asked } = await shopper.evaluate(async () => (await fetch('/api/products/LK-1045')).json())
  expect(asked).toBe('6,90')
}

/** The last time that is shown is closed: people who choose a time are not offered it any more. */
async function closeTime(office: Page): Promise<void> {
  const shopper = await newVisitor()
  const times = async () => {
    await shopper.goto(urlOf('lihakauppa', '/toimitus'))
    await shopper.getByLabel('Postinumero').filter({ visible: true }).fill('20100')
    await press(button(shopper, 'Tarkista').filter({ visible: true }))
    const radios = shopper.locator('.delivery-choice').getByRole('radio')
    await radios.first().waitFor()
    return radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))
  }
  await office.goto(urlOf('hallinta', '/toimitus?alue=turku'))
  const rows = office.getByRole('row').filter({ hasText: 'tilaukset' })
  await rows.first().waitFor()
  const [before, row] = [await times(), rows.first()]
  await press(row.getByRole('button'))
  await choose(office.getByRole('checkbox', { name: 'Suljettu uusilta tilauksilta' }))
  await press(button(office, 'Tallenna'))
  await office.getByText('suljettu', { exact: true }).waitFor()
  const after = await times()
  // The next time after those that were shown comes in its place.
  expect(after[0]).toBe(before[1])
  expect(after).not.toContain(before[0])
  // People who were too quick with it take it back.
  await press(office.getByRole('row').filter({ hasText: 'suljettu' }).getByRole('button'))
  await press(office.getByText('Suljettu uusilta tilauksilta'))
  await press(button(office, 'Tallenna'))
  await office.getByText('suljettu', { exact: true }).waitFor({ state: 'hidden' })
  expect(await times()).toEqual(before)
}
