import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { chooseTime, eventsOf, next, pay, putInCart } from './buying.ts'
import { codeTo, mailsTo, plainMail } from './mails.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

const email = 'matti@example.fi'
const at = (path: string) => urlOf('lihakauppa', path)

it('SH-10, SH-15, SH-29: a stranger registers on the way and buys, from the product page to the confirmation and its mail', async () => {
  const page = await newVisitor()

  // Without an account the cart leads to the login, and so does the checkout itself.
  await putInCart(page, at('/tuotteet/entrecotepihvit'))
  await press(page.getByRole('link', { name: 'Jatka kassalle' }).filter({ visible: true }).first())
  await page.getByRole('heading', { name: 'Kirjaudu', level: 2 }).waitFor()
  await page.goto(at('/kassa'))
  await page.waitForURL(at('/ostoskori#kirjaudu'))
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await press(page.getByRole('button', { name: 'Lähetä koodi' }))
  await page.getByRole('textbox', { name: 'Koodi sähköpostista' }).fill(await codeTo(email, 1))
  await press(page.getByRole('button', { name: 'Kirjaudu sisään' }))

  // The address that every delivery needs.
  const modal = page.getByRole('dialog', { name: 'Asiakastietosi ja toimitusosoitteesi' })
  const address = { Etunimi: 'Matti', Sukunimi: 'Mäkelä', Katuosoite: 'Kotikatu 1', Postinumero: '33100' }
  for (const [name, value] of Object.entries({ ...address, Postitoimipaikka: 'Tampere', Puhelinnumero: '501234567' }))
    await modal.getByRole('textbox', { name }).fill(value)
  await choose(modal.getByRole('checkbox', { name: 'Olen yksityisasiakas' }))
  await press(modal.getByRole('button', { name: 'Tallenna' }))
  await modal.waitFor({ state: 'hidden' })

  // Delivery: the login was on the way to it, and the place is known by the address now.
  await page.waitForURL(at('/kassa?postinumero=33100#toimitus'))
  await expect.poll(() => page.getByRole('textbox', { name: 'Katuosoite' }).inputValue()).toBe('Kotikatu 1')
  await chooseTime(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 500))
  await press(next(page, 'Siirry maksamaan'))

  // Payment.
  await page.waitForURL(at('/kassa?postinumero=33100#maksu'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Maksu')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByText('kotimaisilla verkkopankeilla sekä Visa- ja Mastercard-luottokorteilla').waitFor()
  await page.getByRole('radio', { name: 'Visa ja Mastercard' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await eventsOf(page)).map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info'])
  await pay(page, 'Visa ja Mastercard')
  await press(page.getByRole('button', { name: 'Hyväksy maksu' }))

  // The confirmation, on the page and by mail; counted once.
  await page.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tilaus\/.+/)
  await expect.poll(() => page.locator('.order-facts').textContent()).toContain('Vahvistettu')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  const events = await eventsOf(page)
  expect(events.map(({ event }) => event)).toEqual(['add_payment_info', 'purchase'])
  expect(events[0]?.ecommerce).toMatchObject({ payment_type: 'card', value: 26.3 })
  const number = (await page.locator('.order-facts dd').first().textContent()) ?? ''
  expect(events[1]?.ecommerce).toMatchObject({ transaction_id: number, value: 26.3, shipping: 7.9, currency: 'EUR' })
  await expect.poll(() => page.locator('.cart-link:visible').count()).toBe(0)
  const mail = plainMail((await mailsTo(email, 2)).at(-1))
  expect(mail).toContain(`Tilausvahvistus ${number}`)
  for (const part of ['/toimitusehdot', 'kuluttajansuojalain', 'Kaskimaantie 3', '26,30']) expect(mail).toContain(part)
  await page.reload()
  await page.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  await expect.poll(() => eventsOf(page)).toEqual([])

  // The link of the mail needs no login; the address of the page alone does, and tells nothing but that money has arrived.
  const stranger = await newVisitor({ tolerates: /401/ })
  await stranger.goto(page.url())
  await stranger.getByRole('heading', { name: 'Maksusi on saapunut' }).waitFor()
  expect(await stranger.locator('main').textContent()).not.toContain(number)
  await stranger.goto(/http:\/\/lihakauppa\S+\/tilaus\/[\w.-]+/.exec(mail)?.[0] ?? 'no link')
  await stranger.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  await expect.poll(() => stranger.getByRole('button', { name: /^Peru tilaus/ }).count()).toBe(0)

  // The history, and cancelling before the cut-off.
  await page.goto(at('/oma-tili'))
  await page.getByRole('link', { name: `Näytä tilaus ${number}` }).waitFor()
  await press(page.getByRole('button', { name: `Peru tilaus: ${number}` }))
  await press(page.getByRole('button', { name: 'Kyllä, peru tilaus' }))
  await page.getByText(`Tilaus ${number} on peruttu.`).waitFor()
  await expect.poll(() => page.locator('.order-state').textContent()).toBe('Peruttu')
  expect(await accessibilityFaults(page)).toEqual([])
})
