import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import {
  addDish,
  dayNamed,
  dishesOf,
  dragTo,
  LANDSCAPE,
  openEditedMenu,
  pdfPages,
  SITE,
  UPRIGHT,
} from './lunch-menu.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('PR-01, PR-02, PR-03: a kitchen makes a menu with the mouse, saves it, shares its link and prints one sheet a week', async () => {
  const page = await newVisitor({ viewport: { width: 1280, height: 1400 } })
  await openEditedMenu(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const tuesday = await dayNamed(page, 'Tiistai').boundingBox()
  if (!tuesday) throw new Error('Tuesday is not to be seen.')
  const stew = dayNamed(page, 'Maanantai').locator('.dish').first()
  await dragTo(page, stew, { x: tuesday.x + tuesday.width / 2, y: tuesday.y + 20 })
  await expect.poll(() => dishesOf(page, 'Tiistai')).toEqual(['Lihapata M', 'Hernekeitto M, G'])
  await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Salaattipöytä'])

  // Half a second, and not far enough.
  const soup = dayNamed(page, 'Tiistai').locator('.dish').last()
  const box = await soup.boundingBox()
  if (!box) throw new Error('The soup is not to be seen.')
  await dragTo(page, soup, { x: box.x + 60, y: box.y + box.height / 2 - 45 })
  await expect.poll(() => dishesOf(page, 'Tiistai')).toEqual(['Lihapata M', 'Hernekeitto M, G'])

  await press(page.getByRole('button', { name: 'Tallenna' }))
  await page.waitForURL(/[?&]menuId=[0-9a-f-]{36}/)
  await page.getByText('Lounaslista on tallennettu').waitFor()
  await expect.poll(() => page.getByLabel('Listan linkki').inputValue()).toBe(page.url())
  await expect
    .poll(() => page.getByRole('link', { name: 'Hernekeitto' }).getAttribute('href'))
    .toBe('/reseptit/hernekeitto-100')
  await settle(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([UPRIGHT])

  const other = await newVisitor({ viewport: { width: 375, height: 800 } })
  await other.goto(page.url())
  await other.getByRole('link', { name: 'Lihapata' }).waitFor()
  await settle(other)
  expect([await accessibilityFaults(other), await sidewaysScroll(other)]).toEqual([[], 0])
  await press(other.getByRole('button', { name: 'Tulostusnäkymä' }))
  await other.getByRole('heading', { name: 'Lounaslista', exact: true }).waitFor()
  await choose(other.getByRole('radio', { name: 'Vaaka' }))
  await expect.poll(() => sidewaysScroll(other)).toBe(0)
  expect(pdfPages(await other.pdf({ preferCSSPageSize: true }))).toEqual([LANDSCAPE])
})

it('PR-01: by keyboard, a lifted dish moves with the arrow keys, and each step is said', async () => {
  const page = await newVisitor()
  await openEditedMenu(page)
  const said = page.locator('.menu > [role=status]')
  const handle = page.getByRole('button', { name: 'Siirrä: Lihapata' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => said.textContent()).toContain('Lihapata on nostettu: Maanantai, 1/2.')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => said.textContent()).toContain('Lihapata: Maanantai, 2/2.')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => said.textContent()).toContain('Lihapata: Tiistai, 2/2.')
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => said.textContent()).toContain('Lihapata on nyt paikalla Tiistai, 2/2.')
  await expect.poll(() => dishesOf(page, 'Tiistai')).toEqual(['Hernekeitto M, G', 'Lihapata M'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
  await handle.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect.poll(() => said.textContent()).toContain('Siirto peruttiin.')
  await expect.poll(() => dishesOf(page, 'Maanantai')).toEqual(['Lihapata M', 'Salaattipöytä'])
})

/** The files of the islands of lunch menus, as the build names them. */
const built: Record<string, { file: string }> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
const menuScripts = new Set(
  Object.entries(built).flatMap(([source, { file }]) =>
    /lunch-(?:menu|poster)\.island\.tsx$/.test(source) ? [`/${file}`] : [],
  ),
)

it('PR-01: its script is fetched on its own page alone', { tags: 'long' }, async () => {
  const page = await newVisitor()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const isOurs = (path: string) => menuScripts.has(path)
  await page.goto(urlOf(SITE, '/reseptit'))
  await settle(page)
  expect(scripts.filter(isOurs)).toEqual([])
  await page.goto(urlOf(SITE, '/lounaslista'))
  await settle(page)
  expect(scripts.some(isOurs)).toBe(true)
  await addDishLater(page)
})

/** Recipes are fetched when a dish is looked for, and not before. */
async function addDishLater(page: Awaited<ReturnType<typeof newVisitor>>): Promise<void> {
  await press(page.getByRole('button', { name: 'Tee lounaslista' }))
  await Promise.all([
    page.waitForRequest((request) => request.url().includes('/api/fs/menu/recipes')),
    addDish(page, 'Perjantai', 'nakki', 'Nakkistroganoff'),
  ])
}

it('PR-05: a recipe is calculated in the browser, and its link shows the same', async () => {
  const page = await newVisitor()
  await page.goto(urlOf(SITE, '/reseptit/hernekeitto-100'))
  await settle(page)
  const amounts = () => page.locator('.recipe-amount').allInnerTexts()
  const plain = async () => (await amounts()).map((text) => text.replace('\u00a0', ' ').trim())
  expect((await plain())[0]).toBe('7,500 kg')
  await page.getByRole('textbox', { name: 'Annoksia' }).fill('250')
  await expect.poll(async () => (await plain())[0]).toBe('18,750 kg')
  await page.getByRole('textbox', { name: 'Annoksia' }).fill('1001')
  await page.getByText('Annoksia voi olla 1–1000.').waitFor()
  await page.getByRole('textbox', { name: 'Annoksia' }).blur()
  await expect.poll(() => page.getByRole('textbox', { name: 'Annoksia' }).inputValue()).toBe('250')
  expect((await plain())[0]).toBe('18,750 kg')
  await expect.poll(() => new URL(page.url()).search).toBe('?portions=250')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect.poll(async () => (await plain())[0]).toBe('18,750 kg')
  await press(page.getByRole('button', { name: 'Palauta reseptin määrät' }))
  await expect.poll(async () => (await plain())[0]).toBe('7,500 kg')
  await expect.poll(() => page.getByRole('button', { name: 'Palauta reseptin määrät' }).count()).toBe(0)
})

it('PR-04: the editor prints a sheet with the chosen background, and says when a text does not fit', async () => {
  const page = await newVisitor()
  await page.goto(urlOf(SITE, '/lounaslista/editori'))
  await settle(page)
  await page.getByLabel('Otsikko').fill('Tänään lounaalla')
  await choose(page.getByRole('radio', { name: 'Ruutuliina' }))
  await page.getByLabel('Listan teksti').fill('Maanantai\nHernekeitto')
  await page.getByRole('group', { name: 'Esikatselu' }).getByRole('heading', { name: 'Tänään lounaalla' }).waitFor()
  await settle(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([UPRIGHT])
  const sizeOfLetters = () =>
    page.locator('.poster-panel').evaluate((panel) => Number(panel.style.getPropertyValue('--fit')))
  const large = await sizeOfLetters()
  await page.getByLabel('Listan teksti').fill('Keitto\n'.repeat(40))
  await expect.poll(sizeOfLetters).toBeLessThan(large)
  await expect.poll(() => page.getByText('Teksti ei mahdu arkille').count()).toBe(0)
  await page.getByLabel('Listan teksti').fill('Keitto\n'.repeat(140))
  await page.getByText('Teksti ei mahdu arkille kokonaan').waitFor()
})

it('PR-01: a product goes on a day of the menu from its own page, under the name that the kitchen gives it', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } })
  await page.goto(urlOf(SITE, '/tuotteet/sian-kuutio-2-cm'))
  await press(page.getByRole('button', { name: 'Lisää lounaslistalle' }))
  const name = page.getByRole('textbox', { name: 'Ruoan nimi listalla' })
  await expect.poll(() => name.inputValue()).toBe('Porsaan kuutio 2 cm')
  expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0])
  const add = page.getByRole('button', { name: 'Lisää', exact: true })
  await name.fill(' ')
  await press(add)
  expect(await page.getByRole('link', { name: 'Avaa lounaslista' }).count()).toBe(0)
  await name.fill('Possukastike')
  await page.getByLabel('Päivä').selectOption('wednesday')
  await press(add)
  await page.getByText('Lisättiin: Possukastike').waitFor()
  await press(page.getByRole('link', { name: 'Avaa lounaslista' }))
  await expect.poll(() => dishesOf(page, 'Keskiviikko')).toEqual(['Possukastike'])
})
