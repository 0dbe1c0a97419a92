import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { buysAsStranger } from './buying-stranger.ts'
import { mailsTo, plainMail } from './mails.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const SLOW_LINE_MS = 1500

it('OF-11, OF-13, OF-14: an order is found by its mail, moved, readdressed and partly refunded; each says before what it does', async () => {
  const email = `tilaaja-${Date.now()}@example.fi`
  await buysAsStranger(email)
  const page = await newVisitor()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  await page.goto(urlOf('hallinta', `/tilaukset?haku=${encodeURIComponent(email)}`))
  await press(button(/^Kauppa/))
  await press(page.getByRole('link', { name: /^\d{6}/ }).first())
  await page.getByRole('heading', { name: /^Tilaus \d{6}/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // On a slow line the page still shows the order before a change while the next one is prepared: nothing is asked about that one.
  await page.route(/\/api\/office\/orders\/\d+$/, async (route) => {
    await new Promise((goOn) => setTimeout(goOn, SLOW_LINE_MS))
    await route.continue()
  })
  await press(button('Siirrä aikaa'))
  await press(dialog.getByRole('button', { name: /Uusi toimitusaika/ }))
  await press(page.getByRole('option').last())
  await dialog.getByText(/→/).waitFor()
  await press(dialog.getByRole('button', { name: 'Siirrä', exact: true }))
  await dialog.waitFor({ state: 'hidden' })

  await press(button('Muuta osoite'))
  await dialog.getByLabel('Katuosoite').fill('Uusikatu 2')
  await dialog.getByText(/→.*Uusikatu 2/).waitFor()
  await press(dialog.getByRole('button').last())
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('main').textContent()).toContain('Uusikatu 2')

  await press(button('Palauta rahaa'))
  await press(dialog.getByText(/^Summa/).first())
  await dialog.getByRole('textbox', { name: /^Summa/ }).fill('4,20')
  await dialog.getByLabel('Syy').fill('Painoi vähemmän')
  await dialog.getByText(/4,20 € palautetaan maksutapaan/).waitFor()
  await press(dialog.getByRole('button', { name: /^Palauta/ }).last())
  await dialog.waitFor({ state: 'hidden' })
  const mails = (await mailsTo(email, 4)).map(plainMail).join()
  expect(mails).toContain('Uusikatu 2')
  await resize(page, { width: 375, height: 812 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
})
