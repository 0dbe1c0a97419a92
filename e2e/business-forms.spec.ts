import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { aPhoto, eventsOf, fillIn, openForm, person, shownForm, watchCalls } from './forms.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

it('FO-24 FO-31 asks an expert from the side tab: the dialog closes, then the page of thanks comes', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('ammattilaiset'))
  await press(page.getByRole('button', { name: 'Kysy asiantuntijalta' }))
  const dialog = page.getByRole('dialog', { name: 'Kysy asiantuntijalta' })
  await dialog.waitFor()
  const form = await shownForm(page)
  // As slowly as people do: nothing that the form does at its first focus may move the button away meanwhile.
  await form.getByRole('button', { name: 'Lähetä' }).click({ delay: 500 })
  const summary = page.getByRole('region', { name: 'Lomakkeessa on virheitä' })
  await summary.waitFor()
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(['Nimesi', 'Sähköpostiosoitteesi', 'Viesti'])
  expect(await accessibilityFaults(page, ':modal')).toEqual([])
  await fillIn(form, { Nimi: 'Kalle Kokki', Sähköposti: 'kalle@example.fi', Viesti: 'Montako annosta?' })
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('ammattilaiset', '/kiitos'))
  const event = { event: 'contact_request_form_submit', formName: 'food-service-question' }
  await expect.poll(() => eventsOf(page)).toContainEqual(event)
})

it('FO-25 sends feedback of a professional kitchen', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/fs/salesform')
  const form = await openForm(page, 'ammattilaiset', '/palaute')
  await choose(form.getByRole('radio', { name: 'Muu asia' }))
  await fillIn(form, { Viesti: 'Kuorma oli ajoissa.', Etunimi: 'Kalle', Sukunimi: 'Kokki' })
  await choose(form.getByRole('radio', { name: 'En tarvitse vastausta' }))
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('ammattilaiset', '/palaute/kiitos'))
  expect(sent).toMatchObject([
    {
      formType: 'Other',
      contactRequest: 'None',
      firstName: 'Kalle',
      product: null,
      captchaToken: expect.stringMatching(/^ey/),
    },
  ])
})

it('FO-26 sends a message with a picture to the meat brand', async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'mestari', '/ota-yhteytta')
  await fillIn(form, { ...person, Viesti: 'Hyvää makkaraa!' })
  await form
    .getByLabel('Valitse tiedosto')
    .setInputFiles({ name: 'm.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await form.getByRole('button', { name: 'Poista: m.jpg' }).waitFor()
  await expect
    .poll(() => form.getByRole('link', { name: 'Näin käsittelemme tietojasi' }).getAttribute('href'))
    .toBe('/tietosuoja')
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('mestari', '/ota-yhteytta/kiitos'))
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'mestariforsman_contact_submit' })
})

it('FO-27 orders school material, with the links of what was chosen', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/contact/school-material/request')
  const form = await openForm(page, 'koulu', '/tilaa')
  await choose(form.getByRole('checkbox', { name: 'Hävikkimatikka' }))
  await choose(form.getByRole('checkbox', { name: 'Pellolta lautaselle' }))
  await fillIn(form, { Etunimi: 'Olli', Sukunimi: 'Opettaja', Sähköposti: 'olli@example.fi' })
  await fillIn(form, { Katuosoite: 'Koulukatu 1', Postinumero: '60100', Postitoimipaikka: 'Seinäjoki' })
  await press(form.getByRole('button', { name: 'Lähetä tilaus' }))
  await page.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
  expect(sent).toMatchObject([
    {
      Data: {
        Materials: ['Pellolta lautaselle', 'Hävikkimatikka'],
        Links: ['/materiaalit/pellolta-lautaselle', '/materiaalit/havikkimatikka'],
        Subject: 'Oppimateriaalin tilaus',
        StreetAddress: 'Koulukatu 1',
        PostalCode: '60100',
        City: 'Seinäjoki',
      },
    },
  ])
})
