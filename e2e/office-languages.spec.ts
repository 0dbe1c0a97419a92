import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { addBlock, anEditor, button, isOfPage, publish, type Visitor } from './office-editor.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

/** A published page of one block. */
async function aPublishedPage(page: Visitor, title: string): Promise<void> {
  await press(button(page, 'Uusi sivu'))
  const dialog = page.getByRole('dialog', { name: 'Uusi sivu' })
  await dialog.getByLabel(/^Otsikko/).fill(title)
  await press(button(dialog, 'Luo sivu'))
  await page.getByLabel(/^Kuvaus/).fill('Näin kinkku paistetaan.')
  await addBlock(page, 'Teksti')
  await press(page.getByRole('textbox', { name: /^Teksti/ }))
  await page.keyboard.type('Kinkku kypsyy yössä.')
  await publish(page)
}

it('OF-35 OF-25 OF-31: a page is translated beside its source, what the source changes later is told, copied, marked and published', {
  timeout: 180_000,
}, async () => {
  const page = await anEditor('/sivut?sivusto=kuluttaja&kieli=fi')
  await aPublishedPage(page, 'Kinkku kahdella kielellä')
  await press(page.getByRole('link', { name: 'Kielet' }))
  await press(button(page, 'Tee käännös: Englanti'))
  const begin = page.getByRole('dialog', { name: 'Tee käännös: Englanti' })
  await begin.getByLabel(/^Osoite/).fill('/ham-in-two-languages')
  await press(button(begin, 'Tee käännös'))
  const row = (name: string) => page.getByRole('article', { name })
  const state = (name: string, text: string) => row(name).locator('.block-head').getByText(text, { exact: true })
  await expect.poll(() => state('Sivun tiedot', 'Kääntämättä').count()).toBe(1)
  await expect.poll(() => state('Teksti', 'Kääntämättä').count()).toBe(1)
  await row('Sivun tiedot')
    .getByLabel(/^Otsikko/)
    .fill('Ham in two languages')
  await row('Sivun tiedot')
    .getByLabel(/^Kuvaus/)
    .fill('How to roast a ham.')
  await expect.poll(() => state('Sivun tiedot', 'Ajan tasalla').count()).toBe(1)
  await press(button(page, 'Seuraava odottava'))
  const written = row('Teksti').getByRole('textbox', { name: /^Teksti/ })
  await press(written)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('The ham is done overnight.')
  await expect.poll(() => state('Teksti', 'Ajan tasalla').count()).toBe(1)
  // What a button that waited has told screen readers is forgotten by itself.
  await expect.poll(() => page.locator('[data-live-announcer] [role=img]').count(), { timeout: 15_000 }).toBe(0)
  expect((await accessibilityFaults(page)).filter(isOfPage)).toEqual([])
  await press(button(page, 'Merkitse sivu käännetyksi'))
  await expect.poll(() => page.getByText('Sivu on merkitty käännetyksi.').count()).toBe(1)
  await publish(page)

  await press(page.getByRole('list', { name: 'Sivun kielet' }).getByRole('link', { name: 'Suomi' }))
  await press(page.getByRole('link', { name: 'Avaa editorissa' }))
  await press(button(page, /Sivun tiedot/))
  await page.getByLabel(/^Kuvaus/).fill('Näin joulukinkku paistetaan.')
  await publish(page, 'Englanti: ”Ham in two languages” jää jälkeen tästä versiosta.')

  await page.goto(urlOf('hallinta', '/sivut?sivusto=kuluttaja&kaannos=jaljessa&haku=two'))
  await press(page.getByRole('link', { name: 'Ham in two languages' }))
  await press(page.getByRole('link', { name: 'Kielet' }))
  await expect.poll(() => row('Sivun tiedot').locator('ins').allInnerTexts()).toEqual(['joulukinkku '])
  await press(button(page, 'Kopioi tähän: Kuvaus'))
  await expect
    .poll(() =>
      row('Sivun tiedot')
        .getByLabel(/^Kuvaus/)
        .inputValue(),
    )
    .toBe('Näin joulukinkku paistetaan.')
  await row('Sivun tiedot')
    .getByLabel(/^Kuvaus/)
    .fill('How to roast a Christmas ham.')
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysScroll(page), { message: `${width} px` }).toBe(0)
  }
  await press(button(page, 'Merkitse käännetyksi: Sivun tiedot'))
  await expect.poll(() => state('Sivun tiedot', 'Ajan tasalla').count()).toBe(1)
  await publish(page)
  const visitor = await newVisitor()
  await visitor.goto(urlOf('kuluttaja', '/en/ham-in-two-languages'))
  await expect.poll(() => visitor.getByText('The ham is done overnight.').count()).toBe(1)
  expect(await visitor.locator('meta[name=description]').getAttribute('content')).toBe('How to roast a Christmas ham.')
})
