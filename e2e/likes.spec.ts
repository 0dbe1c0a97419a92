import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fetchFor, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const addressOf = (contentId: number) => urlOf('kuluttaja', `/tykkayksia?${contentId}`)

/** What the server renders before a count. */
const LIKES_LABEL = '<span class="visually-hidden">Tykkäyksiä:<!-- --> </span>'

type Options = Parameters<typeof newVisitor>[0] & { likes?: number }

/**
 * A page of a site with three like buttons for one stored page: those of the gallery, which are for none. High enough that all are seen,
 * because only then do they come to life.
 */
async function openButtons(contentId: number, options: Options = {}): Promise<Page> {
  const { likes = 0, ...others } = options
  const page = await newVisitor({ viewport: { width: 1280, height: 2000 }, ...others })
  // Node resolves no `*.localhost`.
  const { host, port } = new URL(urlOf('hallinta'))
  await page.context().route('**/tykkayksia?*', async (route) => {
    const request = route.request()
    const response = await fetchFor(route, {
      url: `http://127.0.0.1:${port}/galleria/kuluttaja/like`,
      headers: { ...request.headers(), host },
    })
    if (!response) return
    const id = new URL(request.url()).search.slice(1)
    const body = (await response.text())
      .replaceAll('"contentId":0', `"contentId":${id}`)
      .replaceAll('data-like="0"', `data-like="${id}"`)
      .replaceAll(/(?<=class="like-count">)(?=<)/g, likes > 0 ? `${LIKES_LABEL}${likes}` : '')
      .replaceAll('"likeCount":0', `"likeCount":${likes}`)
    await route.fulfill({ response, body })
  })
  await page.goto(addressOf(contentId))
  return page
}

async function openTab(page: Page, contentId: number): Promise<Page> {
  const tab = await newVisitor({ own: page.context() })
  await tab.goto(addressOf(contentId))
  await tab.locator('kaski-island[live]').nth(2).waitFor()
  return tab
}

const buttons = (page: Page) => page.locator('.like-button')
const counts = async (page: Page) =>
  (await page.locator('.like-count').allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0] ?? 0))
const pressed = (page: Page) =>
  buttons(page).evaluateAll((all) => all.map((button) => button.getAttribute('aria-pressed') === 'true'))
const allOf = <Value>(value: Value) => [value, value, value]

it('WI-09 lets a visitor like once, by keyboard, on all buttons, in all tabs and after a reload', async () => {
  const page = await openButtons(1)
  const first = page.getByRole('button', { name: 'Tykkää', exact: true }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('Kiitos!')
  const [liked = 0] = await counts(page)
  expect(liked).toBeGreaterThan(0)
  await expect.poll(async () => [await counts(page), await pressed(page)]).toEqual([allOf(liked), allOf(true)])
  expect(
    await buttons(page)
      .first()
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Tykätty', exact: true }).count()).toBe(3)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('likedcontent'))).toBe('[1]')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'likingvisitor')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'kuluttaja.localhost' })
  expect(await accessibilityFaults(page)).toEqual([])

  // The page itself still says what it was rendered with; the count comes by a call.
  await page.reload()
  await expect.poll(async () => [await counts(page), await pressed(page)]).toEqual([allOf(liked), allOf(true)])

  const tab = await openTab(page, 2)
  const behind = await openTab(page, 2)
  await expect.poll(() => pressed(tab)).toEqual(allOf(false))
  await press(buttons(behind).nth(1))
  await expect.poll(() => pressed(tab)).toEqual(allOf(true))
  await expect.poll(() => counts(tab)).toEqual(await counts(behind))

  const other = await openButtons(1)
  await expect.poll(() => counts(other)).toEqual(allOf(liked))
  await press(buttons(other).first())
  await expect.poll(() => counts(other)).toEqual(allOf(liked + 1))
})

it('WI-09 takes a like back that does not arrive and says so, on the smallest phone', async () => {
  const page = await openButtons(3, { tolerates: /Failed to load/, viewport: { width: 320, height: 3000 } })
  await expect.poll(() => page.locator('kaski-island[live]').count()).toBe(3)
  const [before = 0] = await counts(page)
  await page.route('**/api/contentlikecount/3*', (route) => route.abort())
  await press(buttons(page).nth(2))
  await page.getByText('Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.').waitFor()
  await expect.poll(async () => [await counts(page), await pressed(page)]).toEqual([allOf(before), allOf(false)])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('likedcontent'))).toBeNull()
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const box of await Promise.all([0, 1, 2].map((at) => buttons(page).nth(at).boundingBox()))) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.unroute('**/api/contentlikecount/3*')
  await press(buttons(page).nth(2))
  await expect.poll(() => counts(page)).toEqual(allOf(before + 1))
})

const withoutButtons: [string, BrowserContextOptions, 'screen' | 'print'][] = [
  ['without JavaScript', { javaScriptEnabled: false }, 'screen'],
  ['on paper', {}, 'print'],
]

it.each(withoutButtons)('WI-09 shows the count and no button %s', { tags: 'long' }, async (_where, options, media) => {
  // A page that the shop does not have keeps the count it was rendered with.
  const page = await openButtons(999_999, { ...options, likes: 7 })
  await page.emulateMedia({ media })
  await expect.poll(() => counts(page)).toEqual(allOf(7))
  await expect.poll(() => page.locator('.like-heart:visible').count()).toBe(3)
  await expect.poll(() => page.locator('.like-button:visible').count()).toBe(0)
})

it('shows no heart that nobody has given where it cannot be pressed', { tags: 'long' }, async () => {
  const page = await openButtons(999_999, { javaScriptEnabled: false })
  await expect.poll(() => page.locator('.like-heart').count()).toBe(3)
  await expect.poll(() => page.locator('.like-heart:visible').count()).toBe(0)
})
