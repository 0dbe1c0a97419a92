import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'

openBrowserForTests()

const everyTheme = sites.map(({ id }) => id)
const themes = process.env.ALL_THEMES ? everyTheme : ['kuluttaja']

/** Whether every island that shows lives: only then would a mismatch have been reported. */
const allLive = () =>
  [...document.querySelectorAll<HTMLElement>('kaski-island:not([live]) > div')].every((root) => !root.offsetParent)

it.each(themes)(
  'shows every example on the theme of %s without a fault: axe, hydration, phone width',
  async (theme) => {
    const page = await newVisitor({ viewport: { width: 1280, height: 60_000 } })
    await page.goto(urlOf('hallinta', `/galleria/${theme}`))
    const examples = [...blocks.values()].reduce((sum, block) => sum + Object.keys(block.examples).length, 0)
    expect(await page.locator('.gallery-caption').count()).toBe(examples)
    await page.waitForFunction(allLive)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

it('shows one block alone, and refuses themes and blocks that do not exist', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  await page.goto(urlOf('hallinta', '/galleria/deli/hero'))
  expect(await page.locator('.gallery-caption code').allTextContents()).toEqual(Array(5).fill('hero'))
  for (const path of ['/galleria/nobody', '/galleria/deli/nothing', '/galleriax', '/']) {
    expect((await page.goto(urlOf('hallinta', path)))?.status()).toBe(404)
  }
})

it('is on no host of a site', async () => {
  const page = await newVisitor({ tolerates: /404/ })
  expect((await page.goto(urlOf('kuluttaja', '/galleria')))?.status()).toBe(404)
})
