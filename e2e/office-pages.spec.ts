import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** 40 words of six characters a minute. */
const KEY_MS = 250
const TWO_MINUTES_MS = 120_000

const button = (page: Visitor | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function editor(path: string): Promise<Visitor> {
  const page = await newVisitor({
    tolerates: /^The focus was lost with <(?:button|h1|a |div|input|li)|ERR_INTERNET_DISCONNECTED/,
  })
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

/** Types at the speed of a person. */
async function type(page: Visitor, target: Locator, text: string): Promise<void> {
  await press(target)
  await page.keyboard.type(text, { delay: KEY_MS })
}

/** Adds a block from the palette; it opens. */
async function addBlock(page: Visitor, title: string): Promise<Locator> {
  await press(button(page, 'Lisää lohko').last())
  const dialog = page.getByRole('dialog', { name: 'Lisää lohko' })
  await dialog.getByLabel('Hae lohkoa').fill(title)
  await press(dialog.getByRole('option').or(dialog.getByRole('row')).getByText(title, { exact: true }).first())
  const block = page.getByRole('article', { name: title }).last()
  await expect.poll(() => block.locator('.block-form').count()).toBe(1)
  return block
}

async function pickPicture(page: Visitor, block: Locator, alt: string): Promise<void> {
  await press(button(block, 'Valitse kuva'))
  const dialog = page.getByRole('dialog', { name: 'Valitse kuva' })
  await press(dialog.getByRole('listitem').getByRole('button').first())
  // The picture brings its own words.
  await block.getByLabel('Vaihtoehtoinen teksti').fill('')
  await type(page, block.getByLabel('Vaihtoehtoinen teksti'), alt)
}

it('OF-25 OF-26 OF-27 OF-31: an editor at human speed builds a page of six blocks with two pictures and publishes it in under two minutes', {
  timeout: 240_000,
}, async () => {
  const page = await editor('/sivut?sivusto=kuluttaja&kieli=fi')
  const begin = performance.now()
  await press(button(page, 'Uusi sivu'))
  const dialog = page.getByRole('dialog', { name: 'Uusi sivu' })
  await type(page, dialog.getByLabel(/^Otsikko/), 'Mummolan joulu')
  await press(button(dialog, 'Luo sivu'))
  await type(page, page.getByLabel(/^Kuvaus/), 'Joulun parhaat.')
  const hero = await addBlock(page, 'Avaus')
  await type(page, hero.getByLabel(/^Otsikko/), 'Joulu')
  await pickPicture(page, hero, 'Kattaus')
  const text = await addBlock(page, 'Teksti')
  await type(page, text.getByRole('textbox', { name: /^Teksti/ }), 'Kinkku kypsyy yössä.')
  const beside = await addBlock(page, 'Kuva ja teksti')
  await type(page, beside.getByLabel(/^Otsikko/), 'Rosolli')
  await type(page, beside.getByRole('textbox', { name: /^Teksti/ }), 'Punajuuri ja omena.')
  await pickPicture(page, beside, 'Rosolli')
  const list = await addBlock(page, 'Avautuva luettelo')
  await press(list.getByRole('button', { name: /Kohta 1/ }).and(list.locator('.form-fold')))
  await type(page, list.locator('.form-inner').getByLabel(/^Otsikko/), 'Milloin?')
  await type(page, list.locator('.form-inner').getByRole('textbox', { name: /^Teksti/ }), 'Aattona.')
  const numbers = await addBlock(page, 'Luvut')
  await press(numbers.locator('.form-item .form-fold'))
  await type(page, numbers.locator('.form-inner').getByLabel(/^Selite/), 'tuntia')
  await addBlock(page, 'Tykkäys')
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)
  await press(button(page, 'Julkaise').last())
  await press(button(page.getByRole('dialog', { name: 'Julkaise sivu' }), 'Julkaise nyt'))
  await expect.poll(() => page.getByText('Sivu on julkaistu.').count()).toBe(1)
  expect(performance.now() - begin).toBeLessThan(TWO_MINUTES_MS)
  const visitor = await newVisitor()
  await visitor.goto(urlOf('kuluttaja', '/mummolan-joulu'))
  await expect.poll(() => visitor.getByText('Kinkku kypsyy yössä.').count()).toBe(1)
  await expect.poll(() => visitor.getByAltText('Kattaus').count()).toBe(1)
})

it('OF-28 OF-30: what is typed shows in the page at once, survives a lost connection and a reload, and no fault of accessibility is there', async () => {
  const page = await editor('/sivut?sivusto=kuluttaja&kieli=fi&pohja=article')
  await press(page.getByRole('row').nth(1).getByRole('link'))
  await expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)
  await press(button(page, /Sivun tiedot/))
  const description = page.getByLabel(/^Kuvaus/)
  await expect.poll(() => description.inputValue()).not.toBe('')
  // The sign of a slow answer lies over the page, outside its parts.
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().setOffline(true)
  await description.fill('Kirjoitettu ilman yhteyttä.')
  await expect.poll(() => page.getByText('Ei yhteyttä: tallessa tällä koneella').count()).toBe(1)
  await page.context().setOffline(false)
  await page.reload()
  await press(button(page, /Sivun tiedot/))
  await expect.poll(() => page.getByLabel(/^Kuvaus/).inputValue()).toBe('Kirjoitettu ilman yhteyttä.')
})
