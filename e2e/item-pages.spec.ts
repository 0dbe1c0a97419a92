import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

/** Opens the first page under a path that the site tells search engines of. */
async function openFirst(page: Page, site: string, folder: string): Promise<void> {
  // Asked by the browser: it knows that every name under .localhost is this machine.
  const list = await (await page.goto(urlOf(site, '/sitemap-1.xml')))?.text()
  const addresses = [...(list ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const found = addresses.find((url) => url.startsWith(urlOf(site, folder)))
  if (!found) throw new Error(`${site} has no page under ${folder}`)
  await page.goto(found)
}

async function openRecipe(page: Page): Promise<{ needs: Locator; method: Locator }> {
  await openFirst(page, 'kuluttaja', '/reseptit/')
  await settle(page)
  return {
    needs: page.locator('section', { has: page.getByRole('heading', { name: 'Ainekset' }) }),
    method: page.locator('section', { has: page.getByRole('heading', { name: 'Valmistusohje' }) }),
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const kinds = fewOrAll<[string, string]>(
  [['kuluttaja', '/reseptit/']],
  [
    ['kuluttaja', '/tuotteet/'],
    ['yritys', '/uutishuone/'],
  ],
)

const widthsOfAxe = fewOrAll([320], [1280])

describe.each(kinds)('%s %s', (site, folder) => {
  it('has no fault that axe can find and does not scroll sideways, in windows of any width', async () => {
    const page = await newVisitor()
    await openFirst(page, site, folder)
    await settle(page)
    for (const width of [320, 768, 1280, 2560]) {
      await resize(page, { width, height: 900 })
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
      if (widthsOfAxe.includes(width)) expect([width, await accessibilityFaults(page)]).toEqual([width, []])
    }
  })

  it('says everything without a script', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await openFirst(page, site, folder)
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => main.getByRole('img').first().isVisible()).toBe(true)
    for (const section of await main.locator('section, dl').all()) expect(await section.isVisible()).toBe(true)
  })
})

it('WI-02 draws the barcode of a product in whole pixels, black on white', async () => {
  const page = await newVisitor()
  await openFirst(page, 'ammattilaiset', '/tuotteet/')
  const barcode = page
    .locator('.product-opening, article')
    .first()
    .getByRole('img', { name: /^Viivakoodi \d{13}$/ })
    .first()
  expect((await boxOf(barcode)).width).toBe(226)
  const colours = await barcode.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

it('keeps the ingredients of a recipe in sight while its method is read', { tags: 'long' }, async () => {
  const page = await newVisitor()
  const { needs, method } = await openRecipe(page)
  await method.evaluate((section) => {
    section.style.minHeight = '4000px'
  })
  const top = (await boxOf(method)).y
  await page.evaluate((y) => window.scrollTo(0, y), top + 2000)
  const last = await boxOf(needs.getByRole('listitem').last())
  expect(last.y).toBeGreaterThan(0)
  expect(last.bottom).toBeLessThanOrEqual(800)
  await resize(page, { width: 375, height: 800 })
  expect((await boxOf(needs)).bottom).toBeLessThanOrEqual((await boxOf(method)).y)
})

it('prints a recipe with the ingredients beside the method, and the picture on less than a third of the page', {
  tags: 'long',
}, async () => {
  const a4 = { width: 794, height: 1123 }
  const page = await newVisitor({ viewport: a4 })
  const { needs, method } = await openRecipe(page)
  await page.emulateMedia({ media: 'print' })
  const picture = await boxOf(page.getByRole('main').getByRole('img').first())
  expect(picture.width * picture.height).toBeLessThan((a4.width * a4.height) / 3)
  expect(picture.height).toBeLessThan(a4.height / 3)
  expect((await boxOf(needs)).right).toBeLessThanOrEqual((await boxOf(method)).x)
  expect((await boxOf(needs)).y).toBeLessThan(a4.height / 2)
  await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0)
})
