import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { fetchFor, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const everyTheme = sites.map(({ id }) => id)
const themes = process.env.ALL_TESTS ? everyTheme : ['kuluttaja']

/** How many blocks share a page: opening one and starting axe takes longer than looking at a block. */
const ON_ONE_PAGE = 10
const names = [...blocks.keys()]
/** Sends guests to another page, which others must not be taken along to. */
const LEAVES = 'checkout'
const pages = Array.from({ length: Math.ceil(names.length / ON_ONE_PAGE) }, (_, page) =>
  names.slice(page * ON_ONE_PAGE, (page + 1) * ON_ONE_PAGE).filter((name) => name !== LEAVES),
)
pages.push([LEAVES])

/** A tab for pages of the gallery. They are on no site's host, so nothing answers the calls of islands there: the shop does. */
async function visitor(): Promise<Page> {
  const page = await newVisitor()
  await page.route('**/api/**', async (route) => {
    const { pathname, search, port } = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: `lihakauppa.localhost:${port}` }
    const response = await fetchFor(route, { url: `http://127.0.0.1:${port}${pathname}${search}`, headers })
    if (response) await route.fulfill({ response })
  })
  return page
}

const examplesOf = (shown: readonly string[]) =>
  shown.reduce((sum, name) => sum + Object.keys(blocks.get(name)?.examples ?? {}).length, 0)

describe.each(themes)('on the theme of %s', (theme) => {
  it('shows every example without scripts', { tags: 'long' }, async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('hallinta', `/galleria/${theme}`), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.locator('.gallery-caption').count()).toBe(examplesOf(names))
  })

  it.each(pages.map((shown) => ({ shown, first: shown[0], last: shown.at(-1) })))(
    'shows the examples of $first to $last without a fault: hydration, phone width, and axe in test:all',
    async ({ shown }) => {
      const page = await visitor()
      await page.goto(urlOf('hallinta', `/galleria/${theme}/${shown.join()}`))
      if (!shown.includes(LEAVES))
        await expect.poll(() => page.locator('.gallery-caption').count()).toBe(examplesOf(shown))
      // As high as the page: islands come to life where they are seen, and only then would a mismatch be reported.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await resize(page, { width: 1280, height })
      // Pictures of all these blocks are made for the first time.
      await settle(page, { timeout: 180_000 })
      if (process.env.ALL_TESTS) expect(await accessibilityFaults(page)).toEqual([])
      await resize(page, { width: 320, height: 900 })
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
    },
  )
})

it('shows one block alone, and refuses themes and blocks that do not exist', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  await page.goto(urlOf('hallinta', '/galleria/deli/hero'))
  await expect
    .poll(() => page.locator('.gallery-caption code').allTextContents())
    .toEqual(Object.keys(blocks.get('hero')?.examples ?? {}).map(() => 'hero'))
  for (const path of ['/galleria/nobody', '/galleria/deli/nothing', '/galleria/deli/hero,nothing', '/galleriax']) {
    expect((await page.goto(urlOf('hallinta', path)))?.status()).toBe(404)
  }
  expect((await page.goto(urlOf('kuluttaja', '/galleria')))?.status()).toBe(404)
})
