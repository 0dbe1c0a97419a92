import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { addBlock, anEditor, button, publish, type Visitor } from './office-editor.ts'
import { press } from './pressing.ts'

openBrowserForTests()

/** 40 words of six characters a minute. */
const KEY_MS = 250
const TWO_MINUTES_MS = 120_000

/** Types at the speed of a person. */
async function type(page: Visitor, target: Locator, text: string): Promise<void> {
  await press(target)
  await page.keyboard.type(text, { delay: KEY_MS })
}

async function pickPicture(page: Visitor, block: Locator, alt: string): Promise<void> {
  await press(button(block, 'Valitse kuva'))
  const dialog = page.getByRole('dialog', { name: 'Valitse kuva' })
  await press(dialog.getByRole('listitem').getByRole('button').first())
  // The picture brings its own words.
  await block.getByLabel('Vaihtoehtoinen teksti').fill('')
  await type(page, block.getByLabel('Vaihtoehtoinen teksti'), alt)
}

it('OF-25 OF-26 OF-27: an editor at human speed builds a page of six blocks with two pictures and publishes it in under two minutes', {
  timeout: 240_000,
}, async () => {
  const page = await anEditor('/sivut?sivusto=kuluttaja&kieli=fi')
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
  await publish(page)
  expect(performance.now() - begin).toBeLessThan(TWO_MINUTES_MS)
  const visitor = await newVisitor()
  await visitor.goto(urlOf('kuluttaja', '/mummolan-joulu'))
  await expect.poll(() => visitor.getByText('Kinkku kypsyy yössä.').count()).toBe(1)
  await expect.poll(() => visitor.getByAltText('Kattaus').count()).toBe(1)
})
