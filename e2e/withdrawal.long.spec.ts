import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import { startBuiltProgram } from './built-program.ts'
import { goToCheckout, next, pay, putInCart } from './buying.ts'
import { logInCustomer } from './customers.ts'
import { plainMail } from './mails.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

async function claim(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value)
  await press(page.getByRole('button', { name: 'Jatka', exact: true }))
}

it('SH-15: who bought a gift card withdraws from it in two steps, without a login, and gets a receipt by mail', async () => {
  const { url: SMTP_URL, received } = await smtpFake()
  const program = await startBuiltProgram({ SMTP_URL })
  onTestFinished(() => program.stop())
  const at = (path: string) => `http://lihakauppa.localhost:${program.port}${path}`
  const mailAbout = (subject: string) => received.map(plainMail).find((mail) => mail.includes(`Subject: ${subject}`))

  // Nothing is delivered: there is no day to choose.
  const buyer = await newVisitor()
  await logInCustomer(buyer, 'asiakas@example.fi', at)
  await putInCart(buyer, at('/tuotteet/lahjakortti-50'))
  await goToCheckout(buyer)
  await press(next(buyer, 'Siirry maksamaan'))
  await pay(buyer)
  await press(buyer.getByRole('button', { name: 'Hyväksy maksu' }))
  await buyer.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  const number = (await buyer.locator('.order-facts dd').first().textContent()) ?? ''
  await expect.poll(() => buyer.locator('.order a[href="/peruutus"]').count()).toBe(1)

  // Somebody else's guess says nothing about the order.
  const page = await newVisitor({ viewport: { width: 375, height: 800 }, tolerates: /404/ })
  await page.goto(at('/peruutus'))
  const person = { 'Tilauksen sähköposti': 'asiakas@example.fi', Nimesi: 'Aino Asiakas' }
  await claim(page, { ...person, 'Tilauksen sähköposti': 'joku@example.fi', Tilausnumero: number })
  await page.getByText('Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The second step names what is withdrawn from, and can be left without sending.
  await claim(page, person)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('2. Vahvista peruutus')
  await expect
    .poll(() => page.getByRole('checkbox', { name: /^Lahjakortti 50 €, 50,00.*koodin loppu …/ }).isChecked())
    .toBe(true)
  // The page scrolls to the step, and the row of the logo goes and comes with it.
  await settle(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await press(page.getByRole('button', { name: 'Takaisin' }))
  await expect.poll(focused).toBe('1. Mistä tilauksesta?')
  await claim(page, {})
  await press(page.getByRole('button', { name: 'Vahvista peruutus' }))
  await expect.poll(focused).toBe('Peruutus on vastaanotettu')
  expect(await accessibilityFaults(page)).toEqual([])

  // The receipt has a link; its button carries the withdrawal out, and the money goes back.
  await expect.poll(() => mailAbout(`Vahvista peruutus: tilaus ${number}`)).toContain('Aino Asiakas')
  const link = /http:\/\/\S+\/vahvista-peruutus\/[^\s"<]+/.exec(mailAbout('Vahvista peruutus') ?? '')?.[0] ?? ''
  await page.goto(link)
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page.getByRole('button', { name: 'Vahvista peruutus' }))
  await page.getByRole('heading', { name: 'Peruutus on tehty' }).waitFor()
  await expect.poll(() => mailAbout(`Peruutus on tehty: tilaus ${number}`)).toContain('Aino Asiakas')
  await expect.poll(() => received.map(plainMail).some((mail) => mail.includes('Rahanpalautus'))).toBe(true)

  // What was withdrawn from is not offered again.
  await page.goto(at('/peruutus'))
  await claim(page, { ...person, Tilausnumero: number })
  await page.getByText('Tilauksessa ei ole tuotteita, jotka voi peruuttaa').waitFor()
})
