import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests({ pictures: true })

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function editor(path: string): Promise<Visitor> {
  const page = await newVisitor({
    tolerates: /^The focus was lost with <(?:button|h1|a |div|input|li)|status of 4(?:00|09)/,
  })
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

/** Noise, so that no other test has the same. */
async function aPhoto(name: string, width = 900, height = 300) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const place = (page: Visitor) => page.getByRole('slider').getAttribute('aria-valuetext')
const crop = (page: Visitor) =>
  page
    .locator('.focus-crop img')
    .first()
    .evaluate((image) => getComputedStyle(image).objectPosition)

it('OF-33: an editor adds two pictures at once, crops one by mouse and keys, describes it and chooses it on a page', {
  timeout: 240_000,
}, async () => {
  const page = await editor('/kuvat')
  const grid = page.getByRole('list', { name: 'Kuvat ja tiedostot, uusin ensin' })
  await expect.poll(() => grid.getByRole('listitem').count()).toBeGreaterThan(9)
  const unknown = { name: 'huono.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') }
  await page
    .locator('input[type=file]')
    .setInputFiles([await aPhoto('Kesäinen grilli.jpg'), await aPhoto('Talvinen pata.jpg'), unknown])
  const uploads = page.getByRole('list', { name: 'Lataukset' })
  await expect.poll(() => uploads.getByText('Valmis').count()).toBe(2)
  await expect.poll(() => uploads.getByText(/kuvan on oltava JPEG, PNG, WebP tai AVIF/).count()).toBe(1)
  await expect.poll(() => grid.getByText('Talvinen pata').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await resize(page, { width: 375, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await resize(page, { width: 1440, height: 900 })

  await press(uploads.getByRole('link', { name: 'Kesäinen grilli.jpg' }))
  await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Kesäinen grilli' }).count()).toBe(1)
  const picture = page.locator('.focus-picture img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(900)
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await page.mouse.click(x + width * 0.8, y + height * 0.5)
  await expect.poll(() => place(page)).toBe('80 % vasemmalta, 50 % ylhäältä')
  await expect.poll(() => crop(page)).toBe('95% 50%')
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => place(page)).toBe('69 % vasemmalta, 50 % ylhäältä')
  const before = await picture.getAttribute('src')
  await press(button(page, 'Tallenna rajaus'))
  await expect.poll(() => page.getByText('Rajaus on tallennettu.').count()).toBe(1)
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  await expect.poll(() => place(page)).toBe('69 % vasemmalta, 50 % ylhäältä')

  await page.getByLabel('Suomi', { exact: true }).fill('Grilli kuumenee pihalla')
  await press(button(page, 'Tallenna tiedot'))
  await expect.poll(() => page.getByText('Tiedot on tallennettu.').count()).toBe(1)
  // What is read out of a pending button is gone a moment later.
  await expect.poll(() => accessibilityFaults(page), { timeout: 30_000 }).toEqual([])
  await resize(page, { width: 375, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await resize(page, { width: 1440, height: 900 })

  await page.goto(urlOf('hallinta', '/sivut?sivusto=kuluttaja&kieli=fi&pohja=article'))
  await press(page.getByRole('row').nth(1).getByRole('link'))
  await press(button(page, /Sivun tiedot/))
  await press(button(page, /^(?:Valitse|Vaihda) kuva$/).first())
  const dialog = page.getByRole('dialog', { name: 'Valitse kuva' })
  await dialog.getByLabel('Hae nimellä tai vaihtoehtoisella tekstillä').fill('kuumenee')
  await press(button(dialog, /Kesäinen grilli/))
  await expect.poll(() => page.getByLabel('Vaihtoehtoinen teksti').first().inputValue()).toBe('Grilli kuumenee pihalla')
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)

  await press(button(page, 'Vaihda kuva').first())
  await dialog.locator('input[type=file]').setInputFiles(await aPhoto('Suoraan sivulle.jpg'))
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => page.getByLabel('Vaihtoehtoinen teksti').first().inputValue()).toBe('')
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)

  await page.goto(urlOf('hallinta', '/kuvat?haku=suoraan'))
  await press(grid.getByRole('link', { name: /Suoraan sivulle/ }))
  await expect.poll(() => page.getByRole('list', { name: 'Käyttöpaikat' }).getByText('Luonnos').count()).toBe(1)
  await press(button(page, 'Roskakoriin'))
  await expect.poll(() => page.getByRole('alert').filter({ hasText: 'Käytössä olevaa ei voi poistaa' }).count()).toBe(1)
})
