import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { fetchFor, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const everyTheme = sites.map(({ id }) => id)
const themes = process.env.ALL_TESTS ? everyTheme : ['kuluttaja']

it.each(themes)('shows every example on the theme of %s', async (theme) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('hallinta', `/galleria/${theme}`), { waitUntil: 'domcontentloaded' })
  const examples = [...blocks.values()].reduce((sum, block) => sum + Object.keys(block.examples).length, 0)
  await expect.poll(() => page.locator('.gallery-caption').count()).toBe(examples)
})

it.each(themes.flatMap((theme) => [...blocks.keys()].map((block) => [block, theme] as const)))(
  'shows the examples of %s on the theme of %s without a fault: axe, hydration, phone width',
  async (block, theme) => {
    const page = await newVisitor()
    // The gallery is on no site's host, so nothing answers the calls of islands there: the shop does.
    await page.route('**/api/**', async (route) => {
      const { pathname, search, port } = new URL(route.request().url())
      const headers = { ...route.request().headers(), host: `lihakauppa.localhost:${port}` }
      const response = await fetchFor(route, { url: `http://127.0.0.1:${port}${pathname}${search}`, headers })
      if (response) await route.fulfill({ response })
    })
    await page.goto(urlOf('hallinta', `/galleria/${theme}/${block}`))
    // As high as the page: islands come to life where they are seen, and only then would a mismatch be reported.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await resize(page, { width: 1280, height })
    await settle(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await resize(page, { width: 320, height: 900 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  },
)

it('shows one block alone, and refuses themes and blocks that do not exist', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  await page.goto(urlOf('hallinta', '/galleria/deli/hero'))
  await expect
    .poll(() => page.locator('.gallery-caption code').allTextContents())
    .toEqual(Object.keys(blocks.get('hero')?.examples ?? {}).map(() => 'hero'))
  for (const path of ['/galleria/nobody', '/galleria/deli/nothing', '/galleriax']) {
    expect((await page.goto(urlOf('hallinta', path)))?.status()).toBe(404)
  }
})

it('is on no host of a site', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  expect((await page.goto(urlOf('kuluttaja', '/galleria')))?.status()).toBe(404)
})
