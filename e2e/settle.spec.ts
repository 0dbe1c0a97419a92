import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const briefly = { timeout: 1000 }

it('a page is not at rest while something in the window is not live', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  const menu = page.locator('kaski-island[name=desktop-menu]').first()
  await menu.evaluate((island) => island.removeAttribute('live'))
  await expect(settle(page, briefly)).rejects.toThrow('island desktop-menu')
  await menu.evaluate((island) => island.setAttribute('live', ''))
  await settle(page)
})

it('a page is not at rest while it waits for an answer', { tags: 'long' }, async () => {
  const page = await newVisitor()
  let answer = () => {}
  await page.route('**/slow', (route) => {
    answer = () => void route.fulfill({ body: 'late' })
  })
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  await Promise.all([page.waitForRequest('**/slow'), page.evaluate(() => void fetch('/slow'))])
  await expect(settle(page, briefly)).rejects.toThrow('a request')
  answer()
  await settle(page)
})
