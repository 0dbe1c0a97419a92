import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { langAttribute } from '#contract/site.ts'
import { sites } from '#sites/all.ts'
import { newVisitor, openBrowserForTests, urlOf, withoutPictures } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

const size = (content: Buffer) => brotliCompressSync(content).length

/** Of files that several sites ask for. */
const sizes = new Map<string, number>()

async function sizeOf(script: Response): Promise<{ name: string; bytes: number }> {
  const name = new URL(script.url()).pathname
  const bytes = sizes.get(name) ?? size(await script.body())
  sizes.set(name, bytes)
  return { name, bytes }
}

/** Those that are nearest to a limit, and one that is far from it: `npm run test:all` tries every site. */
const NEAREST = ['lihakauppa', 'delikatess', 'kuluttaja', 'koulu']
const tried = sites.filter(({ id }) => process.env.ALL_TESTS || NEAREST.includes(id))

it.each(tried)(
  'CH-01 CH-02 CH-03 $id has its own home page and language, with at most 75 KB of JavaScript, the shop 120 KB, and 24 KB of HTML',
  async ({ id, name, languages, features }) => {
    const page = await newVisitor({ tolerates: /ERR_FAILED/ })
    await withoutPictures(page)
    const scripts: ReturnType<typeof sizeOf>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(sizeOf(response))
    })
    const answer = await page.goto(urlOf(id))
    expect(answer?.status()).toBe(200)
    expect(await page.title()).toContain(name)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(langAttribute[languages[0]])
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    const logo = page.locator('header .logo:visible')
    await expect.poll(() => logo.getAttribute('href')).toBe('/')
    await expect.poll(() => logo.locator('svg path').count()).toBeGreaterThan(0)
    await settle(page)
    await expect.poll(() => page.evaluate(wakeNext)).toEqual([])
    await settle(page)
    const files = await Promise.all(scripts)
    const listed = files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes, listed).toBeLessThanOrEqual(features.includes('shop') ? 120_000 : 75_000)
    expect(size((await answer?.body()) ?? Buffer.alloc(0))).toBeLessThanOrEqual(24 * 1024)
  },
)

/** Brings an island of the first kind that still sleeps into the window; returns the names of all such kinds. */
function wakeNext(): string[] {
  const kinds = new Map<string, Element[]>()
  for (const island of document.querySelectorAll('kaski-island[when=visible]')) {
    const root = island.lastElementChild
    const { left = 0, right = 0 } = root?.getBoundingClientRect() ?? {}
    // Nobody sees what is in a closed dialog or beside the window, as the next cards of a carousel.
    if (!root?.checkVisibility() || right <= 0 || left >= innerWidth) continue
    const name = island.getAttribute('name') ?? ''
    kinds.set(name, [...(kinds.get(name) ?? []), island])
  }
  const sleeping = [...kinds].filter(([, islands]) => !islands.some((island) => island.hasAttribute('live')))
  sleeping[0]?.[1][0]?.lastElementChild?.scrollIntoView({ block: 'center' })
  return sleeping.map(([name]) => name)
}
