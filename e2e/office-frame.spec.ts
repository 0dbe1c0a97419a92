import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })

async function enterAs(page: Visitor, role: string, path: string): Promise<void> {
  await page.goto(urlOf('hallinta', path))
  await press(button(page, new RegExp(`^${role}`)))
  // The login has a heading, too.
  await expect.poll(() => button(page, /oma tili$/).count()).toBe(1)
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
}

it('OF-10: the start page shows each role its parts, without an axe fault, at 320 px too', async () => {
  const page = await newVisitor()
  await enterAs(page, 'Asiakaspalvelu', '/')
  const headings = () => page.locator('main h2').allTextContents()
  await expect
    .poll(headings)
    .toEqual([
      'Myynti ja tilaukset, 30 päivää',
      'Huomisen toimitukset',
      'Odottaa',
      'Loppumassa',
      'Epäonnistunut',
      'Haettu, ei löydetty',
    ])
  await expect.poll(() => page.getByText('Haetaan…').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await press(page.getByText('Luvut taulukkona'))
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(30)
  expect(await accessibilityFaults(page)).toEqual([])
  await resize(page, { width: 320, height: 900 })
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)

  const editor = await newVisitor()
  await enterAs(editor, 'Toimittaja', '/')
  await expect.poll(() => editor.locator('main h2').allTextContents()).toEqual(['Haettu, ei löydetty'])
})

it('OF-06: Ctrl K finds a room and a page by keyboard alone, and remembers what was chosen', async () => {
  const page = await newVisitor()
  await enterAs(page, 'Pääkäyttäjä', '/')
  const field = page.getByRole('dialog').locator('input')
  const options = page.getByRole('dialog').getByRole('menuitem')
  await page.keyboard.press('Control+k')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('muutos')
  await expect.poll(() => options.first().textContent()).toContain('Muutosloki')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(urlOf('hallinta', '/muutosloki'))
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await page.keyboard.press('Control+k')
  await expect.poll(() => options.first().textContent()).toContain('Muutosloki')
  await page.keyboard.type('makkarakeitto')
  await expect.poll(() => options.allTextContents()).toContainEqual(expect.stringContaining('/reseptit/makkarakeitto'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

it('OF-08: what was typed survives an ended session and a lost connection, and is sent after them', async () => {
  const email = `irja-${Date.now()}@example.fi`
  const page = await newVisitor({ tolerates: /401|ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  await enterAs(page, 'Pääkäyttäjä', '/henkilot')
  await press(button(page, 'Kutsu henkilö'))
  await page.getByLabel(/^Sähköposti/).fill(email)
  await page.getByLabel(/^Nimi/).fill('Irja Istunto')
  await press(page.getByText('Kauppa', { exact: true }).last())

  await page.context().setOffline(true)
  await press(button(page, 'Lähetä kutsu'))
  await expect.poll(() => page.getByText(/^Ei yhteyttä palvelimeen/).count()).toBe(1)
  expect(await page.getByLabel(/^Nimi/).inputValue()).toBe('Irja Istunto')
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText(/^Ei yhteyttä palvelimeen/).count()).toBe(0)

  // Ended, as by a person who has ended it elsewhere.
  await page.context().clearCookies()
  await press(button(page, 'Lähetä kutsu'))
  const dialog = page.getByRole('dialog', { name: 'Kirjaudu uudelleen' })
  await press(dialog.getByRole('button', { name: /^Pääkäyttäjä/ }))
  await expect.poll(() => page.getByRole('cell', { name: email }).count()).toBe(1)
})

it('OF-08: a session that is found ended when somebody comes back to the window leaves the page as it was', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ tolerates: /401/ })
  await enterAs(page, 'Pääkäyttäjä', '/muutosloki')
  await page.getByRole('searchbox', { name: /^Kohde/ }).fill('person:')
  await page.context().clearCookies()
  await page.clock.install()
  await page.clock.fastForward('01:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const dialog = page.getByRole('dialog', { name: 'Kirjaudu uudelleen' })
  await expect.poll(() => dialog.count()).toBe(1)
  await press(dialog.getByRole('button', { name: /^Pääkäyttäjä/ }))
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await page.getByRole('searchbox', { name: /^Kohde/ }).inputValue()).toBe('person:')
})

it('OF-07: lists work by keyboard: search, move, help', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await enterAs(page, 'Pääkäyttäjä', '/muutosloki')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('placeholder'))
  await page.keyboard.press('/')
  await expect.poll(focused).toMatch(/^(Kohde|Teko)/)
  await page.keyboard.press('Escape')
  await page.locator('main h1').focus()
  await page.keyboard.press('Shift+?')
  await expect.poll(() => page.getByRole('dialog', { name: 'Näppäimet' }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
