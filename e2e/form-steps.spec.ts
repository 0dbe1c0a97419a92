import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { holdScripts, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { aPhoto, aPhotoOfNoise, fillIn, openForm, person, sender } from './forms.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

const wasSent = 'Lomake on lähetetty. Voit täyttää uuden.'
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function fillInFeedback(page: Page) {
  await openForm(page, 'kuluttaja', '/ota-yhteytta')
  await choose(page.getByRole('radio', { name: 'MUU ASIA' }))
  const form = page.locator('form.form:visible')
  await fillIn(form, { Viesti: 'Hyvää oli.', ...sender })
  await choose(form.getByRole('radio', { name: 'En tarvitse vastausta' }))
  await choose(form.getByRole('checkbox', { name: /terveystietojani/ }))
  return form
}

it('shows an empty form after Back that says that it was sent, and never that it was not', async () => {
  const page = await newVisitor()
  const form = await fillInFeedback(page)
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL(urlOf('kuluttaja', '/ota-yhteytta/kiitos'))
  await page.goBack()
  await form.getByText(wasSent).first().waitFor()
  for (const field of ['Viesti', 'Etunimi', 'Katuosoite', 'Postinumero']) {
    await expect.poll(() => form.getByRole('textbox', { name: field }).inputValue()).toBe('')
  }
  expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('draft:feedback'))).toBeNull()
  await fillIn(form, { Viesti: 'Toinen viesti.' })
  await expect.poll(() => form.getByText(wasSent).count()).toBe(0)
  await page.reload()
  await choose(page.getByRole('radio', { name: 'MUU ASIA' }))
  await form.getByText('Palautimme tekstin').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Viesti' }).inputValue()).toBe('Toinen viesti.')
})

it('is empty and says that it was sent when the browser brings the page back from its cache', {
  tags: 'long',
}, async () => {
  const page = await newVisitor()
  const form = await fillInFeedback(page)
  // An answer without content leaves this page where it is.
  await page.route('**/ota-yhteytta/kiitos', (route) => route.fulfill({ status: 204 }))
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await form.getByText('Lähetetty.').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Viesti' }).inputValue()).toBe('')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await form.getByText(wasSent).first().waitFor()
  await fillIn(form, { Viesti: 'Toinen viesti.' })
  await expect.poll(() => form.getByRole('textbox', { name: 'Viesti' }).inputValue()).toBe('Toinen viesti.')
})

it('undoes the clearing of a form, files included, with focus where it was', async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'kuluttaja', '/kuvakilpailu')
  await fillIn(form, person)
  await form
    .getByLabel('Valitse tiedosto')
    .setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await form.getByRole('button', { name: 'Poista: kuva.jpg' }).waitFor()
  await press(form.getByRole('button', { name: 'Tyhjennä lomake' }))
  await form.getByRole('status').getByText('Lomake tyhjennettiin.').waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Etunimi' }).inputValue()).toBe('')
  expect(await focused(page)).toBe('Tyhjennä lomake')
  expect(await accessibilityFaults(page, 'form.form')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Poista: kuva.jpg' }).waitFor()
  await expect.poll(() => form.getByRole('textbox', { name: 'Etunimi' }).inputValue()).toBe('Maija')
  await expect.poll(() => focused(page)).toBe('Tyhjennä lomake')
})

it('shows how far the files are sent, and sends the same again after a stop', { tags: 'long' }, async () => {
  const page = await newVisitor({ tolerates: /Failed to load|ERR_/ })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contact/promotionalphoto')) keys.push(request.headers()['idempotency-key'])
  })
  const form = await openForm(page, 'kuluttaja', '/kuvakilpailu')
  await fillIn(form, person)
  await choose(form.getByRole('checkbox', { name: 'Hyväksyn kilpailun säännöt.' }))
  const noise = await aPhotoOfNoise()
  await form.getByLabel('Valitse tiedosto').setInputFiles({ name: 'kuva.png', mimeType: 'image/png', buffer: noise })
  await form.getByRole('button', { name: 'Poista: kuva.png' }).waitFor()
  await form.getByText('Varmistettu: et ole robotti.').waitFor()
  const devTools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await devTools.send('Network.emulateNetworkConditions', slow)
  await press(form.getByRole('button', { name: 'Osallistu' }))
  const bar = form.getByRole('progressbar', { name: /Lähetetään tiedostoja: [1-9]\d? %/ })
  await bar.waitFor()
  await press(form.getByRole('button', { name: 'Keskeytä lähetys' }))
  await form.getByText('Lähetys keskeytettiin.').waitFor()
  await expect.poll(() => focused(page)).toBe('Osallistu')
  await devTools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await press(form.getByRole('button', { name: 'Osallistu' }))
  await page.waitForURL(urlOf('kuluttaja', '/kuvakilpailu/kiitos'))
  expect(new Set(keys).size).toBe(1)
})

const heic = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]),
}

it('says how to send a HEIC photo that this browser cannot read, and converts it where one can', {
  tags: 'long',
}, async () => {
  const page = await newVisitor()
  const form = await openForm(page, 'kuluttaja', '/kuvakilpailu')
  const choose = form.getByLabel('Valitse tiedosto')
  await choose.setInputFiles(heic)
  await form.getByRole('alert').getByText('File data could not be read').waitFor()
  await form.getByRole('alert').getByText('IMG_1.HEIC on HEIC-kuva').waitFor()
  await form.getByRole('alert').getByText('Asetukset → Kamera → Formaatit → Yhteensopivin').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Safari reads HEIC; here a picture of the same size stands in for it.
  await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    const real = window.createImageBitmap.bind(window)
    window.createImageBitmap = ((source: Blob) => real(source.size < 200 ? canvas : source)) as typeof createImageBitmap
  })
  await choose.setInputFiles(heic)
  await form.getByRole('button', { name: 'Poista: IMG_1.jpg' }).waitFor()
  await expect.poll(() => form.getByText('File data could not be read').count()).toBe(0)
})

it('keeps a product typed before the form is live as a search, shows the list, and sends nothing until one is chosen', {
  tags: 'long',
}, async () => {
  const page = await newVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(urlOf('kuluttaja', '/ota-yhteytta'), { waitUntil: 'commit' })
  const form = page.locator('form.form:visible')
  const product = form.getByRole('combobox', { name: 'Tuote' })
  await product.pressSequentially('keittokinkku')
  letThrough()
  await form.getByRole('option').first().waitFor()
  expect(await product.inputValue()).toBe('keittokinkku')
  await page.keyboard.press('Escape')
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await form.getByText('Tämä kenttä on pakollinen. Valitse tuote luettelosta.', { exact: true }).waitFor()
  await product.press('ArrowDown')
  // Other brands of the group have one too.
  await expect.poll(() => form.getByRole('option').allTextContents()).toContain('Herkkutiski keittokinkku Herkkutiski')
  await press(form.getByRole('option', { name: 'Kaskimaa keittokinkku' }))
  await expect.poll(() => product.inputValue()).toBe('Kaskimaa keittokinkku')
  await expect.poll(() => page.locator('.form-summary a').allTextContents()).not.toContain('Tuote')
})
