import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'
import { announced, atWidget, expectQuery, field, search, soon, titles } from './search-widgets.ts'

openBrowserForTests()

const CALLS = '**/api/search/**'
const phone = { viewport: { width: 375, height: 700 }, hasTouch: true }
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replaceAll('\u00ad', '').trim() ?? '')
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Poista suodatin ${name}`, exact: true })
const more = (page: Page, name = 'Näytä lisää') => page.locator('.search-more').getByRole('button', { name })

describe('the focus of a search', () => {
  it('SE-33 goes from a removed chip to the next, then to the one before, then to the number of results', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet?facetTags=201,202,204')
    await press(chip(page, 'Porsas'))
    await expectQuery(page, '?facetTags=201,204')
    await expect.poll(() => focused(page)).toContain('Poista suodatin Broileri')
    // By Space, as every button.
    await page.keyboard.press('Space')
    await expectQuery(page, '?facetTags=201')
    await expect.poll(() => focused(page)).toContain('Poista suodatin Nauta')
    await page.keyboard.press('Enter')
    await expectQuery(page, '')
    await expect.poll(() => focused(page)).toBe('30 tulosta')
  })

  it('SE-22 goes to the number of results when all filters are emptied', { tags: 'long' }, async () => {
    const page = await atWidget('kuluttaja', '/tuotteet?facetTags=201,202')
    await press(page.getByRole('button', { name: 'Tyhjennä suodattimet' }))
    await expectQuery(page, '')
    await expect.poll(() => focused(page)).toBe('30 tulosta')
  })

  it('stays on a group and a filter that find nothing any more', { tags: 'long' }, async () => {
    const page = await atWidget('kuluttaja', '/tuotteet?q=hernekeitto&productGroup=101&facetTags=204')
    const group = page.getByRole('button', { name: /^Jauheliha/ })
    await press(group)
    await expectQuery(page, '?q=hernekeitto&facetTags=204')
    await expect.poll(() => focused(page)).toMatch(/^Jauheliha/)
    const broiler = page.getByRole('checkbox', { name: /^Broileri/ })
    await press(broiler)
    await expectQuery(page, '?q=hernekeitto')
    // Its whole filter is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  it('goes back to the button of the filters when their sheet is applied, and stays in it when they are emptied', {
    tags: 'long',
  }, async () => {
    const page = await atWidget('kuluttaja', '/tuotteet?facetTags=201', phone)
    await press(page.getByRole('button', { name: 'Suodattimet (1)' }))
    const sheet = page.getByRole('dialog', { name: 'Suodattimet' })
    await press(sheet.getByRole('button', { name: 'Tyhjennä suodattimet' }))
    await expect.poll(() => focused(page)).toBe('Näytä 30 tulosta')
    await press(sheet.getByRole('button', { name: 'Näytä 30 tulosta' }))
    await expectQuery(page, '')
    await expect.poll(() => focused(page)).toBe('Suodattimet')
  })

  it('SE-18 goes to the first new result, also after the last page', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet?page=2')
    await more(page).focus()
    await page.keyboard.press('Space')
    await expectQuery(page, '?page=3')
    const all = await titles(page)
    expect(all).toHaveLength(30)
    await expect.poll(() => focused(page)).toBe(all[24])
    await expect.poll(() => more(page).count()).toBe(0)
  })

  it('SE-34 goes from the retry of a search to the number of results', async () => {
    const page = await atWidget('kuluttaja', '/tuotteet', { tolerates: /500/ })
    await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }))
    await search(page, 'makkara')
    const retry = page.getByRole('alert').getByRole('button', { name: 'Yritä uudelleen' })
    await retry.waitFor()
    // The results are those of the question before: more of them would be of another one.
    await expect.poll(() => more(page).count()).toBe(0)
    await page.unroute(CALLS)
    await press(retry)
    await expectQuery(page, '?q=makkara')
    await expect.poll(() => focused(page)).toMatch(/^\d+ tulosta$/)
  })
})

it('SE-34 says at the button that more did not come, and writes the page into the address after the retry', {
  tags: 'long',
}, async () => {
  const page = await atWidget('kuluttaja', '/tuotteet', { tolerates: /500/ })
  await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }))
  await press(more(page))
  const alert = page.locator('.search-more').getByRole('alert')
  await expect.poll(() => alert.textContent(), soon).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
  await expect.poll(() => focused(page)).toBe('Yritä uudelleen')
  expect([new URL(page.url()).search, (await titles(page)).length]).toEqual(['', 12])
  expect(await accessibilityFaults(page, '.search-more')).toEqual([])
  await page.unroute(CALLS)
  await press(more(page, 'Yritä uudelleen'))
  await expectQuery(page, '?page=2')
  const two = await titles(page)
  expect(two).toHaveLength(24)
  await expect.poll(() => focused(page)).toBe(two[12])
  await expect.poll(() => alert.count()).toBe(0)
})

it('SE-27 says nothing of results after a search was emptied, but what to do', { tags: 'long' }, async () => {
  const page = await atWidget('kuluttaja', '/haku?q=kinkku')
  await search(page, '')
  await expectQuery(page, '')
  const HINT = 'Kirjoita hakusana tai valitse rajaus, niin näet tulokset.'
  await expect.poll(() => announced(page)).toBe(HINT)
  await expect.poll(() => page.locator('.search-hint').textContent()).toBe(HINT)
  await expect.poll(() => page.locator('.search-count').count()).toBe(0)
  expect(await accessibilityFaults(page, '.search-kit')).toEqual([])
})

it('has the question in title and text box, as it changes', { tags: 'long' }, async () => {
  const page = await atWidget('kuluttaja', '/haku?q=kinkku')
  await expect.poll(() => page.title()).toBe('kinkku – Haku | Kaskimaa')
  await search(page, 'hernekeitto')
  await expectQuery(page, '?q=hernekeitto')
  await expect.poll(() => page.title()).toBe('hernekeitto – Haku | Kaskimaa')
  await page.goBack()
  await expect.poll(() => page.title()).toBe('kinkku – Haku | Kaskimaa')
  await expect.poll(() => field(page).inputValue()).toBe('kinkku')
  await search(page, '')
  await expect.poll(() => page.title()).toBe('Haku | Kaskimaa')
})

it('SE-22 chips of the same name say which filter they are', { tags: 'long' }, async () => {
  const page = await atWidget('export', '/products?productGroup=101&facetTags=202')
  const chips = page.getByRole('list', { name: 'Selected filters' }).getByRole('button')
  await expect
    .poll(async () => (await chips.allTextContents()).filter((text) => text.includes('Remove')))
    .toEqual([
      'Product group: PorkRemove filter Product group: Pork',
      expect.stringMatching(/^\S.*: PorkRemove filter \S.*: Pork$/),
    ])
})

it('SE-33 SE-18 removes a filter and shows more without JavaScript', { tags: 'long' }, async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja', '/tuotteet?facetTags=201,204'))
  await press(chip(page, 'Nauta'))
  await page.waitForURL(urlOf('kuluttaja', '/tuotteet?facetTags=204'))
  await press(page.getByRole('button', { name: 'Tyhjennä suodattimet' }))
  await page.waitForURL((url) => url.search === '')
  await press(more(page))
  await page.waitForURL(urlOf('kuluttaja', '/tuotteet?page=2'))
  await expect.poll(async () => (await titles(page)).length, soon).toBe(24)
})
