import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, holdScripts, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { aPhoto, eventsOf, fillIn, openForm, person, sender, watchCalls } from './forms.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

/** What the files of scripts that a page asks for come to, compressed; names of files that it has asked for before count once. */
function scriptBytes(page: Page): () => number {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return () => [...scripts].reduce((sum, path) => sum + statSync(`dist/client${path}.br`).size, 0)
}

it('FO-12 FO-13 FO-16 sends a complaint with a product, a date and a picture for at most 95 KB of JavaScript, and thanks', async () => {
  const page = await newVisitor()
  const bytes = scriptBytes(page)
  const sent = watchCalls(page, '/api/contact/retail/reclamation')
  const form = await openForm(page, 'kuluttaja', '/ota-yhteytta')
  await expect.poll(() => page.getByRole('heading', { name: 'Lähetä meille viesti' }).count()).toBe(1)
  await expect.poll(() => page.getByRole('radio', { name: 'VIRHEELLINEN TUOTE' }).isChecked()).toBe(true)

  const product = form.getByRole('combobox', { name: 'Tuote' })
  await product.fill('jauhe')
  await press(form.getByRole('option', { name: 'Kaskimaa naudan jauheliha 10 %' }))
  await press(form.getByRole('button', { name: 'Avaa kalenteri' }))
  await page.getByRole('dialog', { name: 'Valitse päivä' }).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const date = form.getByRole('textbox', { name: 'Viimeinen käyttöpäivä' })
  await expect.poll(() => date.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await fillIn(form, { Ostopaikka: 'Kauppa, Seinäjoki', Viesti: 'Pakkaus oli auki.', ...sender })
  await choose(form.getByRole('radio', { name: 'Sähköpostilla' }))
  await fillIn(form, { Sähköposti: 'maija@example.fi' })
  const files = [{ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(3000) }]
  await form.getByLabel('Valitse tiedostot').setInputFiles(files)
  await form.getByRole('button', { name: 'Poista: kuva.jpg' }).waitFor()

  await form.getByText('Varmistettu: et ole robotti.').waitFor()
  expect(bytes()).toBeGreaterThan(40_000)
  expect(bytes()).toBeLessThanOrEqual(95_000)
  const send = form.getByRole('button', { name: 'Lähetä' })
  await press(send)
  await press(page.getByRole('dialog', { name: 'Suostumus puuttuu' }).getByRole('button', { name: 'Takaisin' }))
  expect(sent).toEqual([])
  await send.dblclick()
  await page.waitForURL(urlOf('kuluttaja', '/ota-yhteytta/kiitos'))
  const reference = page.locator('main').getByRole('status')
  await expect.poll(() => reference.textContent()).toMatch(/^Viitenumerosi: K-\w{4}-\w{4}/)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'reklamaatio_form_submit' })
  expect(sent).toMatchObject([
    {
      Data: { ProductName: 'Kaskimaa naudan jauheliha 10 %', HealthDataProcessingConsent: false, ContactByEmail: true },
      Files: [{ Name: 'kuva.jpg', Data: expect.stringMatching(/^data:image\/jpeg;base64,/) }],
      MTCaptchaToken: expect.stringMatching(/^ey/),
    },
  ])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:complaint'))).toBeNull()
  await page.reload()
  await expect.poll(() => eventsOf(page)).not.toContainEqual({ event: 'reklamaatio_form_submit' })
})

it('FO-11 FO-14 sends feedback after a failed attempt and a reload, with what was typed before', async () => {
  const page = await newVisitor({ tolerates: /Failed to load/ })
  await page.route('**/api/contact/retail/feedback*', (route) => route.abort())
  await openForm(page, 'kuluttaja', '/ota-yhteytta')
  await press(page.getByText('MUU ASIA'))
  const form = page.locator('form.form:visible')
  await fillIn(form, { Viesti: 'Hyvää oli.', ...sender })
  await choose(form.getByRole('radio', { name: 'En tarvitse vastausta' }))
  await expect.poll(() => form.getByRole('textbox', { name: 'Puhelin' }).count()).toBe(0)
  await choose(form.getByRole('checkbox', { name: /terveystietojani/ }))
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await form.getByText('Tapahtui virhe. Yritä uudelleen').waitFor()
  await page.unroute('**/api/contact/retail/feedback*')

  await page.reload()
  await press(page.getByText('MUU ASIA'))
  await form.getByText('Palautimme tekstin').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Viesti' }).inputValue()).toBe('Hyvää oli.')
  await expect.poll(() => form.getByRole('checkbox', { name: /terveystietojani/ }).isChecked()).toBe(false)
  await choose(form.getByRole('checkbox', { name: /terveystietojani/ }))
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('kuluttaja', '/ota-yhteytta/kiitos'))
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'palaute_form_submit' })
})

it('FO-20 sends an application for sponsorship with a PDF', async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'kuluttaja', '/sponsorointi')
  await fillIn(form, { 'Yhteisön nimi': 'Seinäjoen Pallo', 'Mihin tuki käytetään?': 'Verkkareihin.', ...person })
  await fillIn(form, { 'Tapahtuman päivä': '1.2.2027' })
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  )
  await form
    .getByLabel('Valitse tiedosto')
    .setInputFiles({ name: 'budjetti.pdf', mimeType: 'application/pdf', buffer: pdf })
  await form.getByRole('button', { name: 'Poista: budjetti.pdf' }).waitFor()
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('kuluttaja', '/sponsorointi/kiitos'))
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'sponsorointi_form_submit' })
})

it('FO-02 FO-06 FO-21 takes a question by keyboard alone, after its special characters were removed, and thanks in place', async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'kuluttaja', '/kysy')
  await form.getByRole('textbox', { name: 'Kysymyksesi' }).focus()
  await page.keyboard.type('Miten tämä #säilyy?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('region', { name: 'Lomakkeelta puuttuu pakollisia tietoja' })
  await summary.waitFor()
  expect(await accessibilityFaults(page, 'form.form')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('Message')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Miten tämä säilyy?')
  await summary.waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kiitos kysymyksestäsi!' }).waitFor()
  await expect.poll(() => page.locator('.form-thanks').textContent()).toMatch(/Viitenumerosi: K-\w{4}-\w{4}/)
  expect(new URL(page.url()).pathname).toBe('/kysy')
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'kysymys_form_submit' })
  expect(await accessibilityFaults(page)).toEqual([])
})

it('FO-08 FO-22 takes part in the photo competition, and refuses what is no picture', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/contact/promotionalphoto')
  const form = await openForm(page, 'kuluttaja', '/kuvakilpailu')
  const file = form.getByLabel('Valitse tiedosto')
  await form.getByText('Ei valittuja tiedostaja').waitFor()
  await file.setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') })
  await form.getByRole('alert').getByText('File data could not be read').waitFor()
  await file.setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await form.getByRole('button', { name: 'Poista: kuva.jpg' }).waitFor()
  await fillIn(form, person)
  await choose(form.getByRole('radio', { name: 'Puhelimella' }))
  await choose(form.getByRole('checkbox', { name: 'Hyväksyn kilpailun säännöt.' }))
  await press(form.getByRole('button', { name: 'Osallistu' }))
  await page.waitForURL(urlOf('kuluttaja', '/kuvakilpailu/kiitos'))
  expect(sent).toMatchObject([
    {
      Data: { MethodOfContact: 'phone', Files: [{ Name: 'kuva.jpg' }] },
      MethodOfContact: 'phone',
      Files: [{ Name: 'kuva.jpg' }],
    },
  ])
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'promotional_photo_form_submit' })
})

it('FO-23 sends a contact request in English, and a success view replaces the form', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/contact/business/requestcontact')
  const form = await openForm(page, 'export', '/contact')
  await fillIn(form, {
    Name: 'Ann Buyer',
    Company: 'Buyer Ltd',
    'E-mail': 'ann@example.com',
    Phone: '+44 1',
    Message: 'Pork, 20 t.',
  })
  await press(form.getByRole('button', { name: 'Send' }))
  await page.getByRole('heading', { name: 'Thank you for contacting us!' }).waitFor()
  await expect
    .poll(() => eventsOf(page))
    .toContainEqual({ event: 'contact_request_form_submit', formName: 'export-contact' })
  expect(sent).toMatchObject([{ Data: { FullName: 'Ann Buyer', ContentId: expect.any(Number) }, Files: null }])
})

const withoutScripts = fewOrAll(
  [['kuluttaja', '/ota-yhteytta', '+358 20 000 0210'] as const],
  [['export', '/contact', '+358 20 000 0160'] as const],
)

it.each(withoutScripts)('says on %s without JavaScript how else to get in touch', async (site, path, phone) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf(site, path), { waitUntil: 'domcontentloaded' })
  const card = page.locator('.form-card')
  await expect.poll(() => card.getByRole('link', { name: phone }).isVisible()).toBe(true)
  await expect.poll(() => card.getByRole('link', { name: /@kaskimaa\.example/ }).isVisible()).toBe(true)
  await expect.poll(() => page.locator('form.form:visible').count()).toBe(0)
})

it('keeps what was typed, chosen and ticked before the form came to life', { tags: 'long' }, async () => {
  const page = await newVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(urlOf('kuluttaja', '/kuvakilpailu'), { waitUntil: 'commit' })
  const form = page.locator('form.form')
  await fillIn(form, { Etunimi: 'Maija' })
  await choose(form.getByRole('radio', { name: 'Puhelimella' }))
  await choose(form.getByRole('checkbox', { name: 'Hyväksyn kilpailun säännöt.' }))
  await press(form.getByRole('button', { name: 'Osallistu' }))
  letThrough()
  // The press that came too early is repeated by the form itself.
  await page.getByRole('region', { name: 'Lomakkeelta puuttuu pakollisia tietoja' }).waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Etunimi' }).inputValue()).toBe('Maija')
  await expect.poll(() => form.getByRole('radio', { name: 'Puhelimella' }).isChecked()).toBe(true)
  await expect.poll(() => form.getByRole('checkbox', { name: 'Hyväksyn kilpailun säännöt.' }).isChecked()).toBe(true)
  await expect
    .poll(() => page.locator('.form-summary a').allTextContents())
    .toEqual(['Sukunimi', 'Sähköposti', 'Puhelin'])
})
