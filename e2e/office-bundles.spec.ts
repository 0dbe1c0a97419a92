import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { expectFine } from './office-looks.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const WIDTHS = [375, 768, 1440]

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function editor(path: string): Promise<Visitor> {
  const page = await newVisitor({ tolerates: /^The focus was lost with <(?:button|h1|a |div|input|li)/ })
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

it('OF-37: an editor collects a new page into a bundle, publishes it, and takes it back', async () => {
  const page = await editor('/sivut?sivusto=kuluttaja&kieli=fi')
  await press(button(page, 'Uusi sivu'))
  const fresh = page.getByRole('dialog', { name: 'Uusi sivu' })
  await fresh.getByLabel(/^Otsikko/).fill('Kokonaisuuden koesivu')
  await press(button(fresh, 'Luo sivu'))
  await page.getByLabel(/^Kuvaus/).fill('Kokeillaan yhdessä julkaisemista.')
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)

  await page.goto(urlOf('hallinta', '/julkaisupaketit'))
  await press(button(page, 'Uusi julkaisupaketti'))
  const named = page.getByRole('dialog', { name: 'Uusi julkaisupaketti' })
  await named.getByLabel(/^Nimi/).fill('Koe')
  await press(button(named, 'Luo paketti'))
  await press(button(page, 'Lisää sivuja'))
  const choosing = page.getByRole('dialog', { name: 'Lisää sivuja' })
  await choosing.getByLabel('Sivun nimi tai osoite').fill('koesivu')
  await press(choosing.getByText('Kokonaisuuden koesivu'))
  await press(button(choosing, 'Lisää sivu'))
  await expect.poll(() => page.getByRole('cell', { name: 'Kokonaisuuden koesivu', exact: true }).count()).toBe(1)
  // What was announced while it was being sent names a button that is gone.
  await page.reload()
  await expect.poll(() => page.getByRole('cell', { name: 'Kokonaisuuden koesivu', exact: true }).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [375, 768, 1440]) {
    await resize(page, { width, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  }
  await press(button(page, 'Julkaise'))
  const dialog = page.getByRole('dialog', { name: 'Julkaise: Koe' })
  await expect.poll(() => dialog.getByText(/^Kunnossa\./).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await press(button(dialog, 'Julkaise kaikki nyt'))
  await expect.poll(() => page.getByText('Julkaistu', { exact: true }).count()).toBe(1)
  const visitor = await newVisitor({ tolerates: /status of 404/ })
  const status = async () => (await visitor.goto(urlOf('kuluttaja', '/kokonaisuuden-koesivu')))?.status()
  await expect.poll(status).toBe(200)
  await press(button(page, 'Ota takaisin'))
  await press(button(page.getByRole('dialog', { name: 'Ota takaisin: Koe' }), 'Ota takaisin'))
  await expect.poll(() => page.getByText('Otettu takaisin', { exact: true }).count()).toBe(1)
  await expect.poll(status).toBe(404)
})

it('OF-37 OF-34: an editor prepares menus, puts them into a bundle, and goes on with them from there', {
  tags: 'long',
}, async () => {
  const page = await editor('/valikot?sivusto=deli&kieli=fi')
  const label = page.getByLabel(/^Lause tunnuksen alla/)
  const before = await label.inputValue()
  await label.fill('Jouluksi kotiin')
  await press(button(page, 'Lisää julkaisupakettiin…'))
  const dialog = page.getByRole('dialog', { name: 'Lisää julkaisupakettiin' })
  await dialog.getByText('Jouluksi kotiin').first().waitFor()
  // Without bundles a new one is chosen already.
  if ((await dialog.getByLabel(/^Uuden paketin nimi/).count()) === 0) {
    await press(button(dialog, /Julkaisupaketti/))
    await press(page.getByRole('option', { name: 'Uusi julkaisupaketti' }))
  }
  await dialog.getByLabel(/^Uuden paketin nimi/).fill('Joulun valikot')
  await expectFine(page, 'bundle-menus', WIDTHS)
  await press(button(dialog, 'Lisää pakettiin'))
  await expect.poll(() => page.getByText(/^Julkaisupaketissa/).count()).toBe(1)
  // Visitors see nothing of it, and neither does the form.
  expect(await label.inputValue()).toBe(before)
  await press(page.getByRole('link', { name: 'Joulun valikot' }))
  await expect.poll(() => page.getByText('1 muutos', { exact: false }).count()).toBe(1)
  await expectFine(page, 'bundle-of-menus', WIDTHS)
  await press(page.getByRole('link', { name: /^Valikot ja alatunniste:/ }))
  await press(button(page, 'Ota lomakkeelle: Joulun valikot'))
  await expect.poll(() => label.inputValue()).toBe('Jouluksi kotiin')
})

it('OF-37 OF-33: an editor prepares another picture, sees both in the bundle, and takes it out again', {
  tags: 'long',
}, async () => {
  const page = await editor('/kuvat')
  const grid = page.getByRole('list', { name: 'Kuvat ja tiedostot, uusin ensin' })
  await press(grid.getByRole('link').first())
  await press(button(page, 'Vaihda paketin mukana…'))
  const dialog = page.getByRole('dialog', { name: /^Vaihda paketin mukana:/ })
  const made = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
  const file = { name: 'joulu.png', mimeType: 'image/png', buffer: await made.png().toBuffer() }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('joulu.png').waitFor()
  if ((await dialog.getByLabel(/^Uuden paketin nimi/).count()) === 0) {
    await press(button(dialog, /Julkaisupaketti/))
    await press(page.getByRole('option', { name: 'Uusi julkaisupaketti' }))
  }
  await dialog.getByLabel(/^Uuden paketin nimi/).fill('Joulun kuvat')
  await expectFine(page, 'bundle-picture', WIDTHS)
  await press(button(dialog, 'Lisää pakettiin'))
  await press(page.getByRole('link', { name: 'Joulun kuvat' }))
  await expect.poll(() => page.getByAltText('Uusi').count()).toBe(1)
  await expectFine(page, 'bundle-of-pictures', WIDTHS)
  await press(button(page, /^Poista: /))
  await expect.poll(() => page.getByText(/^Paketissa ei ole vielä mitään/).count()).toBe(1)
})

it('OF-37: the former address of the room leads on', async () => {
  const page = await editor('/kokonaisuudet')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/julkaisupaketit')
})
