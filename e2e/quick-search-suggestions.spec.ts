import { describe, expect, it } from 'vitest'
import { fewOrAll, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'
import {
  aHit,
  atSearch,
  CALL,
  chosen,
  field,
  holdAnswers,
  list,
  options,
  phone,
  popup,
  questions,
  soon,
  status,
} from './quick-search.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

describe('the suggestions', () => {
  it('CH-22 come once, for the last text, 500 ms after the last key, and never under 3 characters', async () => {
    const page = await atSearch()
    const asked = questions(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page).pressSequentially('ma')
    await page.clock.runFor(2000)
    await field(page).pressSequentially('kka')
    await page.clock.runFor(450)
    await field(page).pressSequentially('ra')
    await page.clock.runFor(450)
    expect(asked).toEqual([])
    await page.clock.runFor(60)
    await options(page).first().waitFor()
    expect(asked).toEqual(['makkara'])
    await expect.poll(() => options(page).count()).toBeLessThanOrEqual(6)
  })

  it('CH-24 show picture, title, category and teaser, and the way to all results', async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    const first = options(page).first()
    await first.waitFor()
    const shown = await page.evaluate(async () => {
      const response = await fetch('/api/search/suggestions/?language=fi&pageSize=5&q=makkara&sortOrder=0')
      return (await response.json()).hits
    })
    await expect.poll(() => options(page).count()).toBe(shown.length + 1)
    await expect.poll(() => first.getAttribute('href')).toBe(shown[0].url)
    for (const text of [shown[0].title, shown[0].category, shown[0].teaserText])
      await expect.poll(() => first.textContent()).toContain(text)
    const pictured = shown.findIndex(({ image }: { image: object | null }) => image)
    const address: string = shown[pictured].image.src
    const picture = options(page).nth(pictured).locator('img')
    await expect.poll(() => picture.getAttribute('src')).toBe(address)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(address.includes('preset=small') ? 320 : 160)
    const all = options(page).last()
    await expect.poll(() => all.textContent()).toBe('Katso kaikki hakutulokset')
    await press(all)
    await page.waitForURL(urlOf('kuluttaja', '/haku?q=makkara'))
  })

  it('CH-32 say when there are none; on the deli brand all results are those of all content', {
    tags: 'long',
  }, async () => {
    const page = await atSearch({}, '/', 'deli')
    await field(page).fill('xyzzy')
    await expect.poll(() => popup(page).textContent(), soon).toContain('Hakutuloksia ei löytynyt')
    await field(page).fill('kinkku')
    await options(page).first().waitFor()
    await expect.poll(() => options(page).last().getAttribute('href')).toBe('/haku?q=kinkku&contentGroup=0')
  })

  it('CH-32 say when the call failed, and come again with the next key', async () => {
    const page = await atSearch({ tolerates: /Failed to load resource|ERR_INTERNET/ })
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
    await field(page).fill('makkara')
    await expect.poll(() => popup(page).textContent(), soon).toContain('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    await page.unroute(CALL)
    await page.context().setOffline(true)
    await field(page).fill('')
    await expect.poll(() => popup(page).count()).toBe(0)
    await field(page).fill('makkara')
    await expect.poll(() => popup(page).textContent(), soon).toContain('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    await page.context().setOffline(false)
    await field(page).fill('makkar')
    await options(page).first().waitFor()
  })

  it('CH-23 show that they are looked for; a new question gives up the one before without an error', async () => {
    const page = await atSearch({ tolerates: /ERR_ABORTED/ })
    const { held, sent } = await holdAnswers(page)
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).searchParams.get('q') ?? ''))
    await field(page).fill('kinkku')
    await expect.poll(() => held.length, soon).toBe(1)
    await expect.poll(() => popup(page).textContent()).toContain('Etsitään...')
    await field(page).fill('makkara')
    await expect.poll(() => held.length, soon).toBe(2)
    await expect.poll(() => cancelled).toEqual(['kinkku'])
    await expect.poll(() => popup(page).textContent()).toContain('Etsitään...')
    held[1]?.()
    await expect.poll(() => options(page).first().textContent()).toContain('Vastaus: makkara')
    held[0]?.()
    await expect.poll(() => sent).toEqual(['makkara', 'kinkku'])
    await expect.poll(() => options(page).first().textContent()).toContain('Vastaus: makkara')
  })

  it('CH-25 go with Escape, the close button and a click outside, and what was typed stays', async () => {
    const page = await atSearch()
    const closings = {
      makkara: () => page.keyboard.press('Escape'),
      kinkku: () => press(popup(page).getByRole('button', { name: 'Sulje' })),
      kana: () => page.mouse.click(40, 700),
    }
    for (const [typed, close] of Object.entries(closings)) {
      await field(page).fill(typed)
      await options(page).first().waitFor()
      await close()
      await expect.poll(() => popup(page).count()).toBe(0)
      await expect.poll(() => field(page).inputValue()).toBe(typed)
      await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false')
    }
  })

  it('CH-25 go at the first Escape, and the overlay stays open until the second', { tags: 'long' }, async () => {
    const page = await atSearch(phone)
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => popup(page).count()).toBe(0)
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
    await expect.poll(() => field(page).inputValue()).toBe('makkara')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('go when the keyboard moves on', { tags: 'long' }, async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    for (let tabs = 0; tabs < 4 && (await popup(page).count()) > 0; tabs++) await page.keyboard.press('Tab')
    await expect.poll(() => popup(page).count()).toBe(0)
  })

  it('are not looked for in a field that the browser filled again', { tags: 'long' }, async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    await page.keyboard.press('Enter')
    await page.waitForURL(/haku/)
    const asked = questions(page)
    await page.goBack()
    await settle(page)
    expect([asked, await popup(page).count()]).toEqual([[], 0])
  })
})

describe('with the keyboard and for those who listen', () => {
  it('arrows, Home and End go through the results and the way to all; Enter follows; focus stays in the field', async () => {
    const page = await atSearch()
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    const last = (await options(page).count()) - 1
    const press = async (key: string, index: number) => {
      await page.keyboard.press(key)
      const option = options(page).nth(index)
      await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
      await expect.poll(() => chosen(page).count()).toBe(1)
      await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    }
    await press('ArrowDown', 0)
    await press('ArrowDown', 1)
    await press('End', last)
    await press('ArrowDown', 0)
    await press('ArrowUp', last)
    await press('Home', 0)
    await press('ArrowDown', 1)
    const href = (await options(page).nth(1).getAttribute('href')) as string
    expect(href).not.toBe('/')
    await page.keyboard.press('Enter')
    await page.waitForURL(urlOf('kuluttaja', href))
  })

  it('says how many were found, and is a combobox that controls its list', { tags: 'long' }, async () => {
    const page = await atSearch()
    await expect.poll(() => field(page).getAttribute('aria-autocomplete')).toBe('list')
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false')
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ hakutulosta$/)
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('true')
    expect(await field(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
    await field(page).fill('xyzzy')
    await expect.poll(() => status(page).textContent(), soon).toBe('Hakutuloksia ei löytynyt')
    await expect.poll(() => field(page).getAttribute('aria-controls')).toBeNull()
  })

  const windows = fewOrAll(
    [['375 px', phone] as const],
    [['1440 px', { viewport: { width: 1440, height: 900 } }] as const],
  )

  it.each(windows)('has no fault that axe finds in the open pop-up at %s', { tags: 'long' }, async (_name, window) => {
    const page = await atSearch(window)
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await accessibilityFaults(page, '.quick-search-popup')).toEqual([])
    await field(page).fill('xyzzy')
    await expect.poll(() => popup(page).textContent(), soon).toContain('Hakutuloksia ei löytynyt')
    expect(await accessibilityFaults(page, '.quick-search-popup')).toEqual([])
  })
})

describe('the pop-up', () => {
  const long = Array.from({ length: 5 }, (_, number) => ({
    ...aHit(`Lähiruokatuottajaosuuskunnanpikkujoulumakkarakokoelma numero ${number}`),
    contentId: number,
    teaserText: 'Pitkä kuvaus sivusta. '.repeat(12),
  }))

  it.each(
    fewOrAll<[number, number, number]>(
      [[1025, 500, 600]],
      [
        [375, 500, 0],
        [1025, 500, 0],
        [1440, 900, 600],
        [2560, 1200, 600],
      ],
    ),
  )('stays inside a window of %i by %i px, scrolled by %i, and is wider than the field', async (width, height, y) => {
    const page = await atSearch({ viewport: { width, height } })
    await page.evaluate((top) => window.scrollTo(0, top), y)
    if (y > 0) await expect.poll(() => field(page).evaluate((input) => input.clientWidth)).toBe(216)
    await page.route(CALL, (route) => route.fulfill({ json: { hits: long } }))
    await field(page).fill('makkara')
    await options(page).first().waitFor()
    const box = await popup(page).boundingBox()
    const input = await field(page).boundingBox()
    if (!box || !input) throw new Error('Field and pop-up are seen.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.width).toBeGreaterThan(input.width)
    expect(box.height).toBeLessThanOrEqual(0.7 * height + 1)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen(page).textContent()).toBe('Katso kaikki hakutulokset')
    const inside = () =>
      chosen(page).evaluate((option) => {
        const { bottom } = option.getBoundingClientRect()
        return bottom <= (option.closest('.quick-search-popup')?.getBoundingClientRect().bottom ?? 0)
      })
    await expect.poll(inside).toBe(true)
  })

  it('draws the initial on the brand colour where a page has no picture', { tags: 'long' }, async () => {
    const page = await atSearch()
    await page.route(CALL, (route) => route.fulfill({ json: { hits: [aHit('Grilliopas')] } }))
    await field(page).fill('grilli')
    const place = options(page).first().locator('.quick-search-picture')
    await expect.poll(() => place.textContent()).toBe('G')
    const brand = await place.evaluate((element) => {
      const probe = document.createElement('i')
      probe.style.background = 'var(--brand)'
      element.append(probe)
      return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor]
    })
    expect(brand[0]).toBe(brand[1])
  })
})
