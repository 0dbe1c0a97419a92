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

/** So many blocks are looked at in one tab, which keeps the files that all of them need. */
const IN_ONE_TAB = 16
const names = [...blocks.keys()]
const tabs = Array.from({ length: Math.ceil(names.length / IN_ONE_TAB) }, (_, tab) =>
  names.slice(tab * IN_ONE_TAB, (tab + 1) * IN_ONE_TAB),
)

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

describe.each(themes)('on the theme of %s', (theme) => {
  it('shows every example', async () => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(urlOf('hallinta', `/galleria/${theme}`), { waitUntil: 'domcontentloaded' })
    const examples = [...blocks.values()].reduce((sum, block) => sum + Object.keys(block.examples).length, 0)
    await expect.poll(() => page.locator('.gallery-caption').count()).toBe(examples)
  })

  it.each(tabs.map((tab) => ({ tab, first: tab[0], last: tab.at(-1) })))(
    'shows the examples of $first to $last without a fault: axe, hydration, phone width',
    async ({ tab }) => {
      const page = await visitor()
      for (const block of tab) {
        await resize(page, { width: 1280, height: 900 })
        await page.goto(urlOf('hallinta', `/galleria/${theme}/${block}`))
        // As high as the page: islands come to life where they are seen, and only then would a mismatch be reported.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await resize(page, { width: 1280, height })
        await settle(page)
        expect([block, await accessibilityFaults(page)]).toEqual([block, []])
        await resize(page, { width: 320, height: 900 })
        await expect.poll(() => sidewaysScroll(page), { message: block }).toBe(0)
      }
    },
  )
})

it('shows one block alone, and refuses themes and blocks that do not exist', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  await page.goto(urlOf('hallinta', '/galleria/deli/hero'))
  await expect
    .poll(() => page.locator('.gallery-caption code').allTextContents())
    .toEqual(Object.keys(blocks.get('hero')?.examples ?? {}).map(() => 'hero'))
  for (const path of ['/galleria/nobody', '/galleria/deli/nothing', '/galleriax']) {
    expect((await page.goto(urlOf('hallinta', path)))?.status()).toBe(404)
  }
  expect((await page.goto(urlOf('kuluttaja', '/galleria')))?.status()).toBe(404)
})
