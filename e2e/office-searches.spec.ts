import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor | Locator, name: string | RegExp) => page.getByRole('button', { name })

async function editor(path: string): Promise<Visitor> {
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

async function findings(visitor: Visitor, q: string): Promise<string[]> {
  const { hits } = await visitor.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/search/content/?q=${encodeURIComponent(q)}`,
  )
  return hits.map(({ url }: { url: string }) => url)
}

it('OF-36: a word that finds nothing is tried, becomes a synonym, finds, and is taken back', async () => {
  const page = await editor('/haku?nakyma=synonyymit&sivusto=kuluttaja&kieli=fi')
  const visitor = await newVisitor()
  await visitor.goto(urlOf('kuluttaja', '/'))
  expect(await findings(visitor, 'hirnakka')).toEqual([])
  await press(button(page, 'Uusi synonyymi'))
  const dialog = page.getByRole('dialog', { name: 'Uusi synonyymi' })
  await dialog.getByLabel(/^Sanat/).fill('hirnakka, makkara')
  await dialog.getByLabel('Kokeile haulla').fill('hirnakka')
  await press(button(dialog, 'Kokeile'))
  await expect.poll(() => dialog.getByText('Ei tuloksia.').count()).toBe(1)
  await expect.poll(() => dialog.getByRole('region', { name: 'Kokeilu' }).getByRole('listitem').count()).toBe(10)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [375, 768, 1440]) {
    await resize(page, { width, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  }
  expect(await findings(visitor, 'hirnakka')).toEqual([])
  await press(button(dialog, 'Tallenna'))
  await expect.poll(() => page.getByText('hirnakka = makkara').count()).toBe(1)
  await expect.poll(async () => (await findings(visitor, 'hirnakka')).length).toBeGreaterThan(3)
  await press(button(page, 'Kumoa'))
  await expect.poll(() => page.getByText('Muutos on kumottu.').count()).toBe(1)
  await expect.poll(() => findings(visitor, 'hirnakka')).toEqual([])
})

it('OF-36: a page is promoted for a question by its name, and the list is sound at every width', {
  tags: 'long',
}, async () => {
  const page = await editor('/haku?nakyma=nostot&sivusto=kuluttaja&kieli=fi')
  const visitor = await newVisitor()
  await visitor.goto(urlOf('kuluttaja', '/'))
  const before = await findings(visitor, 'makkara')
  const [, wanted = ''] = before
  await press(button(page, 'Uusi nosto'))
  const dialog = page.getByRole('dialog', { name: 'Uusi nosto' })
  await dialog.getByLabel(/^Haku/).fill('makkara')
  await dialog.getByLabel(/^Ensimmäinen sivu/).fill(wanted)
  await press(button(dialog, 'Kokeile'))
  await expect.poll(() => dialog.getByText('Nosto', { exact: true }).count()).toBe(1)
  await press(button(dialog, 'Tallenna'))
  await expect.poll(() => page.getByRole('cell', { name: 'makkara', exact: true }).count()).toBe(1)
  await expect.poll(async () => (await findings(visitor, 'makkarat'))[0]).toBe(wanted)
  // What was announced while it was being sent names a button that is gone.
  await page.reload()
  await expect.poll(() => page.getByRole('cell', { name: 'makkara', exact: true }).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [375, 768, 1440]) {
    await resize(page, { width, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  }
  await press(button(page, 'Muuta: makkara'))
  await press(button(page.getByRole('dialog', { name: 'Muuta nostoa' }), 'Poista'))
  await expect.poll(async () => (await findings(visitor, 'makkara'))[0]).toBe(before[0])
})
