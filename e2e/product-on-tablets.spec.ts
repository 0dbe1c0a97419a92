import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

async function boxOf(page: Page, part: string) {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`No ${part}`)
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width }
}

it('on a tablet the facts of a product begin right below its picture, and what buys it has all the room beside it', async () => {
  const page = await newVisitor()
  await resize(page, { width: 768, height: 1024 })
  for (const [site, path] of [
    ['export', '/products/pork-belly-rind-on'],
    ['lihakauppa', '/tuotteet/arkilaatikko'],
  ] as const) {
    await page.goto(urlOf(site, path))
    await settle(page)
    const [picture, facts] = [await boxOf(page, '.product-ground'), await boxOf(page, '.item-facts')]
    expect(facts.left, site).toBe(picture.left)
    const words = await page
      .locator('.item-facts')
      .evaluate((facts) => facts.previousElementSibling?.getBoundingClientRect().bottom)
    const gap = facts.top - Math.max(picture.bottom, words ?? 0)
    expect(gap, site).toBeGreaterThan(0)
    expect(gap, site).toBeLessThan(60)
    expect(await sidewaysScroll(page), site).toBe(0)
  }
  const [picture, buying] = [await boxOf(page, '.product-ground'), await boxOf(page, '.product-buy')]
  expect(buying.left).toBeGreaterThan(picture.right)
  expect(buying.width).toBeGreaterThan(250)
})
