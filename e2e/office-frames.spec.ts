import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { expectFine as looksFine } from './office-looks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function enterAsEditor(path: string): Promise<Page> {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await page.locator('main h1').waitFor()
  return page
}

const expectFine = (page: Page, name: string) => looksFine(page, name, [375, 768, 1440])

/** Puts the focus there as Tab would, and presses keys. */
async function keys(page: Page, target: Locator, ...pressed: string[]): Promise<void> {
  await expect.poll(() => target.isEnabled()).toBe(true)
  await target.focus()
  for (const key of pressed) await page.keyboard.press(key)
}

const menuOf = async (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/nav/desktop')
    const { bottomTabs } = await answer.json()
    return (bottomTabs as { label: string }[]).map(({ label }) => label)
  })

it('OF-34: with the keyboard an editor moves and renames menu items, sees what changes, publishes, and takes it back', async () => {
  const visitor = await newVisitor()
  await visitor.goto(urlOf('cincin', '/'))
  const [first = '', second = '', ...others] = await menuOf(visitor)
  const page = await enterAsEditor('/valikot?sivusto=cincin&kieli=fi')
  const menu = page.getByRole('group', { name: 'Päävalikko' })
  await menu.waitFor()
  await expectFine(page, 'menus')
  await keys(page, button(menu, `Siirrä: ${first}`), 'ArrowDown')
  await expect.poll(() => menu.locator('.form-fold').first().textContent()).toContain(second)
  await keys(page, menu.locator('.form-fold').nth(1), 'Enter')
  await menu
    .getByLabel(/^Linkin teksti/)
    .first()
    .fill('Kaikki herkut')
  await expect.poll(() => page.getByText('Julkaisematta').count()).toBe(1)
  // It outlives the window.
  await page.reload()
  await expect.poll(() => button(menu, 'Siirrä: Kaikki herkut').count()).toBe(1)
  await keys(page, button(page, 'Julkaise…'), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Julkaise' })
  await dialog.getByText('Kaikki herkut').first().waitFor()
  await expectFine(page, 'menus-publish')
  await dialog.getByLabel('Huomautus versioon').fill('Joulu tulee')
  await keys(page, button(dialog, 'Julkaise nyt'), 'Enter')
  await page.getByText('Valikot on julkaistu.').waitFor()
  await expect.poll(() => menuOf(visitor)).toEqual([second, 'Kaikki herkut', ...others])
  // A page that is stale is served once more while it is rendered again.
  const onPage = async () => {
    await visitor.reload()
    return visitor.getByText('Kaikki herkut').count()
  }
  await expect.poll(onPage).toBeGreaterThan(0)
  await press(button(page, 'Kumoa'))
  await expect.poll(() => menuOf(visitor)).toEqual([first, second, ...others])
  await press(button(page, 'Versiot'))
  const versions = page.getByRole('dialog', { name: 'Versiot' })
  await press(versions.getByRole('button', { name: /Joulu tulee/ }))
  await versions.getByText('Kaikki herkut').first().waitFor()
  await expectFine(page, 'menus-versions')
})

it('OF-34: what somebody else has published meanwhile is shown beside what is written, and nothing is lost', {
  tags: 'long',
}, async () => {
  const [elli, olli] = [
    await enterAsEditor('/valikot?osa=tekstit&sivusto=deli&kieli=fi'),
    await enterAsEditor('/valikot?osa=tekstit&sivusto=deli&kieli=fi'),
  ]
  const title = (page: Page) => page.getByLabel(/^Otsikko/).first()
  await title(elli).fill('Ellin evästeet')
  await title(olli).fill('Ollin evästeet')
  await press(button(olli, 'Julkaise…'))
  await press(button(olli.getByRole('dialog', { name: 'Julkaise' }), 'Julkaise nyt'))
  await olli.getByText('Tekstit on julkaistu.').waitFor()
  const conflicts = elli.getByRole('region', { name: 'Ristiriidat' })
  await conflicts.getByText('Ollin').first().waitFor()
  await conflicts.getByText('Ellin').first().waitFor()
  await expectFine(elli, 'texts-question')
  await press(button(conflicts, 'Pidä minun'))
  await expect.poll(() => title(elli).inputValue()).toBe('Ellin evästeet')
  await press(button(elli, 'Hylkää muutokset'))
  await expect.poll(() => title(elli).inputValue()).toBe('Ollin evästeet')
  await press(button(olli, 'Kumoa'))
  await expect.poll(() => title(elli).inputValue()).not.toBe('Ollin evästeet')
})

it('OF-34: with the keyboard an editor redirects an old address, removes it and brings it back', {
  tags: 'long',
}, async () => {
  const page = await enterAsEditor('/ohjaukset?sivusto=deli')
  const visitor = await newVisitor()
  const leads = async (who = visitor) => {
    await who.goto(urlOf('deli', '/vanha-joulu'))
    return new URL(who.url()).pathname
  }
  await keys(page, button(page, 'Uusi ohjaus'), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Uusi ohjaus' })
  await dialog.getByLabel(/^Vanha osoite/).fill('/Vanha-Joulu')
  await keys(page, dialog.getByLabel('Muu osoite'), 'Space')
  await dialog.getByLabel(/^Osoite/).fill('/vanha-joulu')
  await dialog.getByText('Osoite johtaisi takaisin itseensä.').waitFor()
  await expectFine(page, 'redirect-dialog')
  await dialog.getByLabel(/^Osoite/).fill('/')
  await keys(page, button(dialog, 'Ohjaa'), 'Enter')
  await page.getByRole('row', { name: /vanha-joulu/ }).waitFor()
  await expect.poll(() => leads()).toBe('/')
  await expectFine(page, 'redirects')
  await keys(page, button(page, 'Toiminnot: /vanha-joulu'), 'Enter')
  await page.getByRole('menuitem', { name: 'Poista' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByText('Poistettu: /vanha-joulu').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /vanha-joulu/ }).count()).toBe(0)
  await press(button(page, 'Kumoa').last())
  await page.getByRole('row', { name: /vanha-joulu/ }).waitFor()
  await press(button(page, 'Tuo taulukko…'))
  const table = page.getByRole('dialog', { name: 'Tuo ohjauksia' })
  await table.getByLabel('Tai liitä taulukko tähän').fill('site;from;to\ndeli;/vanha-joulu;/evasteet\ndeli;/toinen;/')
  await press(button(table, 'Näytä erot'))
  await table.getByText('1 uutta ohjausta').waitFor()
  await expectFine(page, 'redirects-import')
  await press(button(table, 'Tuo'))
  await page.getByText('Tuotu.').waitFor()
  // Browsers keep permanent redirects.
  const another = await newVisitor()
  await expect.poll(() => leads(another)).toBe('/evasteet')
})

it('OF-34: a term that pages have goes only when something takes its place', { tags: 'long' }, async () => {
  const page = await enterAsEditor('/valikot?osa=luokittelu&sivusto=kuluttaja&kieli=fi')
  const categories = page.getByRole('group', { name: 'Luokat' })
  await categories.getByText('Viikonloppu').waitFor()
  await expectFine(page, 'terms')
  await press(button(categories, 'Poista: Viikonloppu'))
  await press(button(page, 'Julkaise…'))
  const dialog = page.getByRole('dialog', { name: 'Julkaise' })
  await dialog.getByText(/^Viikonloppu on käytössä: \d+ sivua/).waitFor()
  await dialog
    .getByText(/^Valikon linkki hakee poistuvaa \(Viikonloppu\)/)
    .first()
    .waitFor()
  expect(await button(dialog, 'Julkaise nyt').isEnabled()).toBe(false)
  await press(dialog.getByRole('button', { name: /Tilalle: Viikonloppu/ }))
  await press(page.getByRole('option', { name: 'Vieraat ja juhlat' }))
  await expect.poll(() => button(dialog, 'Julkaise nyt').isEnabled()).toBe(true)
  await expectFine(page, 'terms-publish')
  await press(button(dialog, 'Peruuta'))
  await press(button(page, 'Hylkää muutokset'))
  await categories.getByText('Viikonloppu').waitFor()
})
