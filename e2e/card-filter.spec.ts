import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const PATH = '/nain-onnistut'
const CALL = '**/api/filtered-cards/**'
/** On a busy machine. */
const soon = { timeout: 30_000 }
const phone = { viewport: { width: 375, height: 800 }, hasTouch: true }

const grid = (page: Page) =>
  page.locator('.card-grid').filter({ has: page.getByRole('heading', { name: 'Mitä broilerista tänään?' }) })
const dropdown = (page: Page) => grid(page).locator('summary')
const option = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true })
/** Without the soft hyphens that only the server puts in. */
const recipes = async (page: Page) => {
  const links = await grid(page).locator('.card-link').filter({ visible: true }).allTextContents()
  return links.map((title) => title.replaceAll('\u00ad', '')).sort()
}
const GRILLED = ['Broilerivartaat ja maapähkinäkastike', 'Hunaja-chilisiivet']

async function atFilter(options: Parameters<typeof newVisitor>[0] = {}): Promise<Page> {
  const page = await newVisitor(options)
  await page.goto(urlOf('jyvabroiler', PATH))
  await dropdown(page).scrollIntoViewIfNeeded()
  await grid(page).locator('kaski-island[name=card-filter][live]').waitFor({ state: 'attached' })
  return page
}

const pointers = fewOrAll<[string, object]>([['a finger', phone]], [['a mouse', {}]])

it.each(pointers)(
  'WI-03 shows the recipes of an occasion whose words are pressed with %s, and all again',
  async (_, options) => {
    const page = await atFilter(options)
    const all = await recipes(page)
    await press(dropdown(page))
    await press(option(page, 'Grillaus'))
    await expect.poll(() => recipes(page), soon).toEqual(GRILLED)
    await expect.poll(() => grid(page).locator('.card-filter [role=status]').textContent()).toBe('2 korttia')
    await expect.poll(() => dropdown(page).textContent()).toBe('Millaiseen hetkeen?Grillaus')
    await expect.poll(() => new URL(page.url()).search).toBe('?suodatin=505')
    expect([await accessibilityFaults(page, '.card-grid'), await sidewaysScroll(page)]).toEqual([[], 0])
    await press(dropdown(page))
    await press(option(page, 'Kaikki'))
    await expect.poll(() => recipes(page), soon).toEqual(all)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  },
)

it('WI-03 answers to Space, and keeps the focus when a failed choice is tried again', { tags: 'long' }, async () => {
  const page = await atFilter({ tolerates: /500/ })
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
  await dropdown(page).focus()
  await page.keyboard.press('Space')
  await option(page, 'Grillaus').focus()
  await page.keyboard.press('Space')
  const retry = grid(page).getByRole('button', { name: 'Yritä uudelleen' })
  await retry.waitFor()
  await page.unroute(CALL)
  await retry.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => recipes(page), soon).toEqual(GRILLED)
  await expect.poll(() => dropdown(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

it('WI-03 filters without JavaScript, by the address', { tags: 'long' }, async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('jyvabroiler', PATH))
  await press(dropdown(page))
  await press(option(page, 'Grillaus'))
  await page.waitForURL(urlOf('jyvabroiler', `${PATH}?suodatin=505`))
  expect(await recipes(page)).toEqual(GRILLED)
  await press(dropdown(page))
  await press(option(page, 'Kaikki'))
  await page.waitForURL(urlOf('jyvabroiler', PATH))
})
