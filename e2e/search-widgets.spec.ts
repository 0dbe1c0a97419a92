import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { choose, press } from './pressing.ts'
import {
  announced,
  atWidget,
  countText,
  expectQuery,
  expectSameElsewhere,
  field,
  reachWidget,
  search,
  soon,
  titles,
} from './search-widgets.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it('SE-16 SE-18 SE-27 searches the site by Enter, in a group at once, shows more and goes back', async () => {
  const page = await atWidget('kuluttaja', '/haku?utm_source=mail')
  await expect.poll(() => titles(page)).toEqual([])
  await search(page, 'kaskimaa')
  await expectQuery(page, '?utm_source=mail&q=kaskimaa')
  const everything = await titles(page)
  expect(everything).toHaveLength(10)
  await expect.poll(() => announced(page)).toMatch(/^\d+ hakutulosta$/)
  await choose(page.getByRole('radio', { name: /^Tuotteet/ }))
  await expectQuery(page, '?utm_source=mail&q=kaskimaa&contentGroup=1')
  const products = await titles(page)
  await press(page.getByRole('button', { name: 'Näytä lisää' }))
  await expectQuery(page, '?utm_source=mail&q=kaskimaa&page=2&contentGroup=1')
  const twenty = await titles(page)
  expect([twenty.length, twenty.slice(0, 10)]).toEqual([20, products])
  await expect.poll(() => announced(page)).toMatch(/^Näytetään 20\/\d+$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toBe(twenty[10])
  await expectSameElsewhere(page, 'kuluttaja')
  await page.goBack()
  await expectQuery(page, '?utm_source=mail&q=kaskimaa')
  await expect.poll(() => titles(page)).toEqual(everything)
  await page.goForward()
  await expectQuery(page, '?utm_source=mail&q=kaskimaa&page=2&contentGroup=1')
  await expect.poll(() => titles(page), soon).toEqual(twenty)
})

it('SE-33 SE-39 shows the limit of a question as a chip, and takes it out of the question', async () => {
  const page = await atWidget('kuluttaja', '/haku')
  await search(page, 'resepti alle 30 min')
  await expectQuery(page, '?q=resepti+alle+30+min')
  const quick = await titles(page)
  expect(quick.length).toBeGreaterThan(3)
  const chip = page.locator('.search-chip')
  await expect.poll(() => chip.allTextContents()).toEqual([expect.stringContaining('enintään 30 min')])
  await press(chip)
  await expectQuery(page, '?q=resepti')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('resepti')
  await expect.poll(() => chip.count()).toBe(0)
  await page.goBack()
  await expect.poll(() => titles(page), soon).toEqual(quick)
})

it('SE-20 leads from a widget on another page to the search page, without JavaScript', async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja', '/usein-kysyttya'))
  const box = page.getByRole('searchbox')
  await box.fill('kinkku')
  await box.press('Enter')
  await page.waitForURL(urlOf('kuluttaja', '/haku?q=kinkku&contentGroup=0&currentPage=1&pageSize=10'))
  expect((await titles(page)).length).toBeGreaterThan(2)
})

it('SE-21 SE-28 filters products by group and facet, twelve at a time', async () => {
  const page = await atWidget('kuluttaja', '/tuotteet')
  expect([(await titles(page)).length, await countText(page)]).toEqual([12, '30 tulosta'])
  const group = page.getByRole('button', { name: /^Jauheliha/ })
  await press(group)
  await expectQuery(page, '?productGroup=101')
  await expect.poll(() => group.getAttribute('aria-pressed')).toBe('true')
  const beef = page.getByRole('checkbox', { name: /^Nauta/ })
  await choose(beef)
  await expectQuery(page, '?productGroup=101&facetTags=201')
  await expect.poll(() => countText(page)).toBe('2 tulosta')
  // Back undoes a filter.
  await page.goBack()
  await expectQuery(page, '?productGroup=101')
  await expect.poll(() => beef.isChecked(), soon).toBe(false)
  await page.goForward()
  await expectQuery(page, '?productGroup=101&facetTags=201')
  await expect.poll(() => beef.isChecked(), soon).toBe(true)
  await expectSameElsewhere(page, 'kuluttaja')
  await press(group)
  await expectQuery(page, '?facetTags=201')
  await expect.poll(() => countText(page)).toBe('7 tulosta')
  await expect
    .poll(() => page.getByRole('link', { name: 'Kaikki tuotteet' }).last().getAttribute('href'))
    .toBe('/haku?contentGroup=1')
  await search(page, 'xyzzyx')
  await expect.poll(() => countText(page), soon).toBe('Ei tuloksia')
  await expect.poll(() => page.locator('.search-popular a').count()).toBe(4)
})

it('SE-22 SE-33 shows the filters of the export search as chips, removes one alone, and all', async () => {
  const page = await atWidget('export', '/products?q=pork&facetTags=202')
  const chips = page.getByRole('list', { name: 'Selected filters' })
  await press(page.getByRole('button', { name: /^Pork/ }))
  await expectQuery(page, '?q=pork&productGroup=101&facetTags=202')
  await press(chips.getByRole('button', { name: /: Pork$/ }).last())
  await expectQuery(page, '?q=pork&productGroup=101')
  await press(chips.getByRole('button', { name: 'Empty filters' }))
  await expectQuery(page, '?q=pork')
  await expect.poll(() => chips.count()).toBe(0)
})

it('SE-23 finds products and recipes of the broiler brand by drop-downs', { tags: 'long' }, async () => {
  const page = await atWidget('jyvabroiler', '/tuotteet-ja-reseptit')
  await expect.poll(() => countText(page)).toBe('14 tulosta')
  await choose(page.getByRole('radio', { name: 'Reseptit' }))
  await expectQuery(page, '?contentGroup=2')
  await expect.poll(() => countText(page)).toBe('11 tulosta')
  await press(page.locator('.search-filters summary', { hasText: 'Ruokalaji' }))
  await choose(page.getByRole('checkbox', { name: /^Keitot/ }))
  await expectQuery(page, '?contentGroup=2&facetTags=521')
  await expect
    .poll(async () => [await countText(page), await titles(page)])
    .toEqual(['1 tulos', ['Kermainen broilerikeitto']])
})

it('SE-24 finds recipes by words and facets, and marks what matched', async () => {
  const page = await atWidget('kuluttaja', '/reseptit')
  expect([(await titles(page)).length, await countText(page)]).toEqual([12, '24 tulosta'])
  await choose(page.getByRole('checkbox', { name: /^Keitot/ }))
  await expectQuery(page, '?facetTags=521')
  await search(page, 'hernekeitto')
  await expectQuery(page, '?q=hernekeitto&facetTags=521')
  await expect.poll(async () => (await titles(page))[0], soon).toMatch(/hernekeitto/i)
  await expect.poll(() => page.locator('.search-cards mark').first().textContent()).toMatch(/hernekeitto/i)
  await expect
    .poll(() => page.getByRole('link', { name: 'Kaikki reseptit' }).last().getAttribute('href'))
    .toBe('/haku?contentGroup=2')
})

it('SE-25 finds news by category and sub-category, newest first', { tags: 'long' }, async () => {
  const page = await atWidget('yritys', '/uutishuone')
  await expect.poll(() => page.locator('.search-kit .dropdown').count()).toBe(1)
  const chooseIn = async (list: string, option: RegExp) => {
    await press(page.locator('.search-filters summary', { hasText: list }).first())
    await press(page.locator('.dropdown[open]').getByRole('radio', { name: option }))
  }
  await chooseIn('Aihe', /^Vastuullisuus/)
  await expectQuery(page, '?matchAnyCategoryIds=810')
  const all = await titles(page)
  await chooseIn('Tarkempi aihe', /^Eläinten hyvinvointi/)
  await expectQuery(page, '?matchAnyCategoryIds=811')
  const some = await titles(page)
  expect([some.length > 0, some.every((title) => all.includes(title)), some.length < all.length]).toEqual([
    true,
    true,
    true,
  ])
  await expect.poll(() => page.locator('.search-cards .card-release').count()).toBeGreaterThan(0)
})

it('SE-26 SE-31 filters the shop while somebody types, from 3 characters on', async () => {
  const page = await atWidget('lihakauppa', '/tuotteet')
  await expect.poll(() => countText(page)).toBe('50 tulosta')
  const box = page.getByRole('searchbox', { name: 'Hae tuotteen nimellä' })
  await box.pressSequentially('ka')
  await expect.poll(() => page.locator('.search-problem').textContent()).toBe('Kirjoita vähintään 3 merkkiä.')
  await box.pressSequentially('ssler')
  await expectQuery(page, '?q=kassler')
  await expect.poll(async () => (await titles(page))[0], soon).toMatch(/kassler/i)
  await box.fill('xyzzyx')
  await expect.poll(() => countText(page), soon).toBe('Tuotetta ei löytynyt')
  await box.fill('')
  await expectQuery(page, '')
  await press(page.getByRole('button', { name: 'Näytä lisää' }))
  await expectQuery(page, '?page=2')
  await expect.poll(async () => (await titles(page)).length, soon).toBe(24)
})

it('keeps what was chosen before the scripts came', { tags: 'long' }, async () => {
  const page = await newVisitor()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(urlOf('kuluttaja', '/tuotteet'))
  const boxes = page.locator('.search-facet input[type=checkbox]')
  await choose(boxes.nth(0))
  await choose(boxes.nth(1))
  await page.locator('.search-sort select').selectOption({ index: 1 })
  scripts.resolve()
  await expectQuery(page, '?facetTags=201,202&sortOrder=1')
  await expect.poll(() => countText(page)).toBe('19 tulosta')
  await expect.poll(() => page.locator('.search-facet input:checked').count()).toBe(2)
})

const LISTINGS = fewOrAll<[string, string]>(
  [
    ['lihakauppa', '/tuotteet'],
    ['yritys', '/uutishuone'],
  ],
  [
    ['kuluttaja', '/tuotteet'],
    ['ammattilaiset', '/reseptit'],
    ['export', '/products'],
  ],
)
it.each(
  fewOrAll(
    [{ width: 375, height: 800 }],
    [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
    ],
  ),
)(
  'shows what a listing lists without scrolling, in a window of $width × $height',
  { tags: 'long' },
  async (viewport) => {
    const page = await newVisitor({ viewport })
    const hidden = []
    for (const [site, path] of LISTINGS) {
      await page.goto(urlOf(site, path))
      const first = await page.locator('.search-cards > li').first().boundingBox()
      if (!first || first.y > viewport.height - 40) hidden.push(`${site}${path}: ${first?.y}`)
    }
    expect(hidden).toEqual([])
  },
)

it('asks for at most 95 KB of JavaScript on search pages, and 100 KB where one can buy, compressed', {
  tags: 'long',
}, async () => {
  for (const [site, path, limit] of fewOrAll<[string, string, number]>(
    [
      ['kuluttaja', '/tuotteet', 95_000],
      ['lihakauppa', '/tuotteet', 100_000],
    ],
    [['kuluttaja', '/haku?q=kinkku', 95_000]],
  )) {
    const page = await newVisitor()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(urlOf(site, path))
    await reachWidget(page)
    await field(page).focus()
    await settle(page)
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
    expect([path, bytes > 50_000, bytes <= limit, bytes]).toEqual([path, true, true, bytes])
  }
})
