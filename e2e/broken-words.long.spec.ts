import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { brokenWordsIn } from './broken-words.ts'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'

openBrowserForTests()

/** Every page that the site tells search engines of. */
async function addressesOf(page: Page, site: string): Promise<string[]> {
  const list = await (await page.goto(urlOf(site, '/sitemap-1.xml')))?.text()
  return [...(list ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}

it.each(sites.map(({ id }) => id))(
  '%s parts no word without a hyphen on any page, in windows of any width',
  async (site) => {
    const visitors = [await newVisitor(), await newVisitor()] as const
    const addresses = await addressesOf(visitors[0], site)
    expect(addresses.length).toBeGreaterThan(5)
    const left = addresses.values()
    const broken: string[] = []
    const look = async (page: Page) => {
      for (const address of left) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        broken.push(...(await brokenWordsIn(page)).map((text) => `${address} ${text}`))
      }
    }
    await Promise.all(visitors.map(look))
    expect(broken).toEqual([])
  },
  1_200_000,
)
