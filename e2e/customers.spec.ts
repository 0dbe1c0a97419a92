import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { codeTo } from './mails.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

const email = 'aino@example.fi'
const at = (path: string) => urlOf('lihakauppa', path)

const modal = (page: Page) => page.getByRole('dialog', { name: 'Asiakastietosi ja toimitusosoitteesi' })
const password = (page: Page) => page.locator('input[name=password]')

it('SH-09, SH-20, SH-21: a guest with a full cart logs in with a code, saves an address, and resets the password', async () => {
  const page = await newVisitor({ viewport: { width: 320, height: 800 }, tolerates: /status of (400|401|500)/ })

  // The cart leads a guest to the login.
  await page.goto(at('/tuotteet/entrecotepihvit'))
  await press(page.getByRole('button', { name: /^Osta/ }).first())
  await press(page.getByRole('link', { name: 'Siirry ostoskoriin' }))
  await page.locator('.cart-line').waitFor()
  await press(page.getByRole('link', { name: 'Jatka kassalle' }).filter({ visible: true }).first())
  await page.getByRole('heading', { name: 'Kirjaudu', level: 2 }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#kirjaudu')
  await expect
    .poll(() => page.getByRole('link', { name: 'Kirjaudu salasanalla' }).getAttribute('href'))
    .toBe('/kirjaudu?paluu=%2Fostoskori%23kirjaudu')

  // A place that is checked on the way is not asked again.
  await page.locator('[data-postal-code]').fill('33100')
  await press(page.getByRole('button', { name: 'Tarkista' }))
  await page.getByText('Toimitamme postinumeroalueellesi!').waitFor()

  // The address, then the code that was mailed, on the same page.
  await press(page.getByRole('button', { name: 'Lähetä koodi' }))
  await page.getByRole('heading', { name: 'Tarkista nämä tiedot' }).waitFor()
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill('anio@example.fi')
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Koodi sähköpostista' })
  await expect.poll(() => code.evaluate((field) => document.activeElement === field)).toBe(true)
  await codeTo('anio@example.fi', 1)
  expect([await sidewaysScroll(page), await accessibilityFaults(page)]).toEqual([0, []])
  await press(page.getByRole('button', { name: 'Vaihda sähköpostiosoite' }))
  await expect.poll(() => page.getByRole('textbox', { name: 'Sähköposti' }).inputValue()).toBe('anio@example.fi')
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await press(page.getByRole('button', { name: 'Lähetä koodi' }))
  const mailed = await codeTo(email, 1)
  // Reading the mail in the same browser may load the page again.
  await page.reload()
  await code.fill(`${(Number(mailed) + 1) % 1_000_000}`.padStart(6, '0'))
  await press(page.getByRole('button', { name: 'Kirjaudu sisään' }))
  await page.getByText('Koodi ei täsmää. Tarkista se uusimmasta viestistä.').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`)
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  await press(page.getByRole('button', { name: 'Kirjaudu sisään' }))

  // At the checkout, without an address: the modal, and each of its errors.
  await page.waitForURL(at('/kassa?postinumero=33100#toimitus'))
  await modal(page).waitFor()
  expect(opened).toEqual(['/kassa'])
  await expect.poll(() => modal(page).getByRole('textbox', { name: 'Postinumero' }).inputValue()).toBe('33100')
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  expect(await accessibilityFaults(page, ':modal')).toEqual([])
  const save = modal(page).getByRole('button', { name: 'Tallenna' })
  await expect.poll(() => save.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => modal(page).isVisible()).toBe(true)
  const field = (name: string) => modal(page).getByRole('textbox', { name })
  await field('Etunimi').focus()
  await field('Sukunimi').fill('Mäkelä')
  await field('Katuosoite').fill('Kotikatu 1')
  await modal(page).getByText('Tämä kenttä on pakollinen').waitFor()
  await field('Etunimi').fill('Maija')
  await field('Postinumero').fill('3310')
  await field('Postitoimipaikka').fill('Tampere')
  await modal(page).getByText('Emme tunnistaneet syöttämääsi postinumeroa.').waitFor()
  await field('Postinumero').fill('33100')
  await expect.poll(() => modal(page).getByRole('combobox', { name: 'Maatunnus' }).inputValue()).toBe('+358')
  await field('Puhelinnumero').fill('12')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await choose(modal(page).getByRole('checkbox', { name: 'Olen yksityisasiakas' }))
  await modal(page).getByText('Väärän muotoinen puhelinnumero').first().waitFor()
  await expect.poll(() => save.isDisabled()).toBe(false)
  await field('Puhelinnumero').fill('050 123 123')
  await page.route('**/api/lk/customer?*', (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 })
  await press(save)
  await modal(page).getByText('Jotain meni vikaan').waitFor()
  await press(save)
  await modal(page).waitFor({ state: 'hidden' })

  // The account, the header, and the cart that came along.
  await page.goto(at('/oma-tili'))
  await page.getByText('Olet kirjautunut osoitteella').waitFor()
  await page.getByRole('heading', { name: 'Valitse salasana' }).waitFor()
  await expect.poll(() => page.locator('.account-link:visible').getAttribute('href')).toBe('/oma-tili')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('customer') ?? '{}')))
    .toMatchObject({ loggedIn: true, phoneNumber: '50123123', deliveryAddress: { city: 'Tampere' } })
  await page.goto(at('/ostoskori'))
  await expect.poll(() => page.locator('.cart-line-name').allTextContents()).toEqual(['Entrecôtepihvit'])

  // Logging out leaves nothing behind in the browser.
  await page.goto(at('/oma-tili'))
  await press(page.getByRole('button', { name: 'Kirjaudu ulos' }).filter({ visible: true }))
  await page.waitForURL(at('/'))
  await expect.poll(() => page.locator('.account-link:visible').getAttribute('href')).toBe('/kirjaudu')
  const left = () => page.evaluate(() => [sessionStorage.getItem('customer'), localStorage.getItem('customer')])
  await expect.poll(left).toEqual([null, null])
  await expect.poll(() => page.locator('.cart-link:visible').count()).toBe(0)

  // A forgotten password, by the code that was sent; then the login with the new one.
  await page.goto(at('/unohtunut-salasana'))
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await press(page.getByRole('button', { name: 'Lähetä koodi' }))
  await code.fill(await codeTo(email, 2))
  await expect.poll(() => password(page).getAttribute('autocomplete')).toBe('new-password')
  await password(page).fill('salasana123')
  await press(page.getByRole('button', { name: 'Näytä salasana' }))
  await expect.poll(() => password(page).getAttribute('type')).toBe('text')
  await press(page.getByRole('button', { name: 'Tallenna salasana ja kirjaudu' }))
  await page.getByText('Salasana on liian helppo arvata. Valitse toinen.').first().waitFor()
  await password(page).fill('Sinappi ja makkara')
  await press(page.getByRole('button', { name: 'Tallenna salasana ja kirjaudu' }))
  await page.waitForURL(at('/oma-tili'))
  await press(page.getByRole('button', { name: 'Kirjaudu ulos' }).filter({ visible: true }))
  await page.waitForURL(at('/'))
  await page.goto(at('/kirjaudu?paluu=%2Fostoskori%23tuotteet'))
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await password(page).fill('Makkara ja sinappi')
  await press(page.getByRole('button', { name: 'Kirjaudu sisään' }))
  await page.getByText('Sähköposti tai salasana on väärin.').waitFor()
  await password(page).fill('Sinappi ja makkara')
  await press(page.getByRole('button', { name: 'Kirjaudu sisään' }))
  await page.waitForURL(at('/ostoskori#tuotteet'))
  await expect.poll(() => page.locator('.cart-line-name').allTextContents()).toEqual(['Entrecôtepihvit'])
})
