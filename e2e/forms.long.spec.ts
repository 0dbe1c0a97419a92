import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { aPhoto, fillIn, sender, shownForm } from './forms.ts'
import { accessibilityFaults } from './page-checks.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

let program: BuiltProgram
beforeAll(async () => {
  program = await startBuiltProgram({ CAPTCHA_COST: '10' })
})
afterAll(() => program.stop())

async function open(page: Page, site: string, path: string) {
  await page.goto(`http://${site}.localhost:${program.port}${path}`)
  return shownForm(page)
}

const question = { site: 'kuluttaja', path: '/kysy', call: '**/api/contact/retail/question*' }

it('FO-02 sends a retry with the key of the attempt that got no answer, also after a reload', async () => {
  const page = await newVisitor({ tolerates: /Failed to load/ })
  const keys: (string | undefined)[] = []
  await page.route(question.call, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.abort()
  })
  const form = await open(page, question.site, question.path)
  await fillIn(form, { Kysymyksesi: 'Miten tämä säilyy?' })
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await form.getByText('Tapahtui virhe').waitFor()
  await page.reload()
  await press((await shownForm(page)).getByRole('button', { name: 'Lähetä' }))
  await page.getByText('Tapahtui virhe').waitFor()
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
})

it('FO-08 takes pictures by drag and drop, at most three, none over 15 MB, and scales large ones down', async () => {
  const page = await newVisitor()
  const form = await open(page, 'kuluttaja', '/ota-yhteytta')
  const file = form.getByLabel('Valitse tiedostot')
  const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  const small = await aPhoto()
  await file.setInputFiles(photo('iso.jpg', Buffer.concat([small, Buffer.alloc(15 * 1024 * 1024 + 1 - small.length)])))
  await form.getByRole('alert').getByText('Tiedosto liian suuri (> 15MB)').waitFor()
  await file.setInputFiles(photo('tyhja.jpg', Buffer.alloc(0)))
  await form.getByRole('alert').getByText('File data could not be read').waitFor()

  const data = (await aPhoto(4000)).toString('base64')
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const dropped = new DataTransfer()
    dropped.items.add(new File([bytes], 'pudotettu.jpg', { type: 'image/jpeg' }))
    return dropped
  }, data)
  await form.locator('.form-files').dispatchEvent('drop', { dataTransfer: transfer })
  await form.getByRole('button', { name: 'Poista: pudotettu.jpg' }).waitFor()
  await file.setInputFiles(['a', 'b', 'c'].map((name) => photo(`${name}.jpg`, small)))
  await form.getByRole('alert').getByText('Cannot add more files').waitFor()
  await expect.poll(() => form.locator('.form-file').count()).toBe(3)
  await press(form.getByRole('button', { name: 'Poista: a.jpg' }))
  await expect.poll(() => form.locator('.form-file').count()).toBe(2)
  expect(await accessibilityFaults(page)).toEqual([])

  const size = await form
    .locator('.form-file img')
    .first()
    .evaluate(async (image) => {
      await (image as HTMLImageElement).decode()
      return (image as HTMLImageElement).naturalWidth
    })
  expect(size).toBe(192)
  const bodies: string[] = []
  await page.route('**/api/contact/retail/reclamation*', async (route) => {
    bodies.push(route.request().postData() ?? '')
    await route.fulfill({ json: { isSuccess: true } })
  })
  await form.getByRole('combobox', { name: 'Tuote' }).fill('jauhe')
  await press(form.getByRole('option').first())
  await fillIn(form, { 'Viimeinen käyttöpäivä': '16.11.2026', Ostopaikka: 'Kauppa', Viesti: 'Auki.', ...sender })
  await choose(form.getByRole('radio', { name: 'En tarvitse vastausta' }))
  await choose(form.getByRole('checkbox', { name: /terveystietojani/ }))
  await press(form.getByRole('button', { name: 'Lähetä' }))
  await page.waitForURL('**/kiitos')
  const { Files, Data } = JSON.parse(bodies[0] ?? '{}')
  expect(Data.ExpirationDate).toBe('2026-11-16')
  const width = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image.naturalWidth
  }, Files[0].Data)
  expect(width).toBe(2560)
})

it('FO-17 closes the list of products by Escape and by a click elsewhere, and clears the product', async () => {
  const page = await newVisitor()
  const form = await open(page, 'kuluttaja', '/ota-yhteytta')
  const product = form.getByRole('combobox', { name: 'Tuote' })
  const list = form.getByRole('listbox')
  await press(form.getByRole('button', { name: 'Näytä tuotteet' }))
  await list.waitFor()
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(14 * 16)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await product.fill('jauhe')
  await list.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page.getByRole('heading', { name: 'Lähetä meille viesti' }))
  await list.waitFor({ state: 'detached' })
  await product.fill('xyzzy')
  await form.getByText('Tuotetta ei löytynyt').waitFor()
  await product.fill('JAUHE')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => product.inputValue()).toContain('jauheliha')
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('draft:complaint') ?? '{}').values?.ProductId)
  await expect.poll(stored).toMatch(/^[A-Z]{2}-\d+$/)
  await press(form.getByRole('button', { name: 'Tyhjennä tuote' }))
  await expect.poll(() => product.inputValue()).toBe('')
  await expect.poll(stored).toBeUndefined()
})

it('FO-11 empties the form when asked to, and keeps nothing of it', async () => {
  const page = await newVisitor()
  const form = await open(page, question.site, question.path)
  await fillIn(form, { Kysymyksesi: 'Unohda tämä.' })
  await press(form.getByRole('button', { name: 'Tyhjennä lomake' }))
  await expect.poll(() => form.getByRole('textbox', { name: 'Kysymyksesi' }).inputValue()).toBe('')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:question'))).toBeNull()
})
