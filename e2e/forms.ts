import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { urlOf } from './browsing.ts'

/** The form at this address, or in the dialog that is open, when it has come to life. */
export async function openForm(page: Page, site: string, path: string): Promise<Locator> {
  await page.goto(urlOf(site, path))
  return shownForm(page)
}

export async function shownForm(page: Page): Promise<Locator> {
  const form = page.locator('kaski-island[live] form.form:visible').last()
  if (!(await form.isVisible())) await page.locator('form.form:visible').first().scrollIntoViewIfNeeded()
  await form.waitFor()
  return form
}

/** Types into the text fields with these names. */
export async function fillIn(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await form.getByRole('textbox', { name, exact: true }).fill(text)
}

export const person = { Etunimi: 'Maija', Sukunimi: 'Mäkelä', Sähköposti: 'maija@example.fi', Puhelin: '040 123 4567' }

export const sender = {
  Etunimi: 'Maija',
  Sukunimi: 'Mäkelä',
  Katuosoite: 'Kotikatu 1 A',
  Postinumero: '60100',
  Postitoimipaikka: 'Seinäjoki',
}

/** A JPEG of this width. */
export function aPhoto(width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
}

/** A PNG of 2 MB: noise cannot be compressed. */
export function aPhotoOfNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}

/** The events of the data layer of the page. */
export function eventsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((event) => JSON.parse(JSON.stringify(event))))
}

/** What is sent to this path, as JSON. Files are shortened. */
export function watchCalls(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(JSON.parse(request.postData() ?? 'null'))
  })
  return bodies
}
